import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyRelease } from '../../../electron/main/updates/release';
import { projectFolder } from '../../launch/built-app';
import { signedFeed } from '../updates/signed-feed';
import { folderOfTest } from '../folder-of';

const { feed, privateKey } = signedFeed();
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const page = `${feed.page}/newest`;

/** As the workflow runs it, except that the oldest supported Node cannot run TypeScript itself. */
const signWith = (folder: string, variables: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'electron/packaging/sign-release.ts', folder], {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'], ...variables },
    encoding: 'utf8',
  });
const whole = { RELEASE_SIGNING_KEY: pem, RELEASE_FEED_KEY: feed.publicKey, RELEASE_PAGE: page };

describe('the script that signs a release (security J10)', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['without a key', { ...whole, RELEASE_SIGNING_KEY: '' }],
    ['with half a key', { ...whole, RELEASE_SIGNING_KEY: pem.slice(0, 80) }],
    [
      'with a key the build does not know',
      { ...whole, RELEASE_FEED_KEY: signedFeed().feed.publicKey },
    ],
    [
      'with a key of another kind',
      {
        ...whole,
        RELEASE_SIGNING_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      },
    ],
    ['without a page', { ...whole, RELEASE_PAGE: '' }],
  ])('writes nothing %s, and reveals nothing of the key', (_name, variables) => {
    const folder = folderOfTest('release');
    const { status, stdout, stderr } = signWith(folder, variables);
    expect(status).toBe(1);
    for (const line of (variables['RELEASE_SIGNING_KEY'] ?? '').split('\n').slice(1, -2)) {
      expect(stdout + stderr).not.toContain(line);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('makes a feed that the app accepts', () => {
    const folder = folderOfTest('release');
    const { status, stderr } = signWith(folder, whole);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const bytes = readFileSync(path.join(folder, 'release.json'));
    const signature = readFileSync(path.join(folder, 'release.json.sig'), 'utf8');
    const { version } = JSON.parse(
      readFileSync(path.join(projectFolder, 'package.json'), 'utf8'),
    ) as { version: string };
    expect(verifyRelease(feed, bytes, signature)).toEqual({
      version,
      published: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) as string,
      expires: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) as string,
      page,
    });
    const { published, expires } = JSON.parse(bytes.toString()) as Record<string, string>;
    expect(Date.parse(expires ?? '') - Date.parse(published ?? '')).toBe(180 * 86_400_000);
    expect(signature.length).toBeLessThanOrEqual(200);
  });
});
