import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createStagedKeys } from '../../../electron/main/credentials/keys/staged-keys';
import { fail } from '../../../shared/failure';
import { openssl, pkcs8Pem } from '../credentials/keys/made-keys';
import { keysFeature } from './keys-feature';
import { folderOfFile } from '../folder-of';

const folder = folderOfFile('dropped-key');
const fileOf = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content, { mode: 0o600 });
  return join(folder, name);
};

const drop = (path: string) => keysFeature().handlers.dropKeyFile({ path });

const encrypted = 'pkcs8 -topk8 -in key.pem -out out -passout pass:right';
const key = fileOf('key.pem', pkcs8Pem);

describe('a key that is being read when the screen locks', () => {
  it.each([
    ['a key', pkcs8Pem],
    ['a key under a passphrase', openssl(`${encrypted} -v2 aes-256-cbc`)],
  ])('is not staged afterwards, however far reading has come: %s', async (_what, text) => {
    const file = join(folder, 'read.pem');
    writeFileSync(file, text, { mode: 0o600 });
    const endings = new Set<string>();
    for (let turns = 0; !endings.has('done'); turns += 1) {
      const staged = createStagedKeys();
      const { handlers, onLock } = keysFeature({ staged });
      const reading = Promise.resolve(handlers.dropKeyFile({ path: file }));
      const seen = { end: false };
      void reading.then(() => {
        seen.end = true;
      });
      for (let turn = 0; turn < turns && !seen.end; turn += 1) await setImmediate();
      const ending = seen.end ? 'done' : 'locked before';
      endings.add(ending);
      onLock();
      const read = await reading;
      if (ending === 'locked before') expect(read).toEqual(fail('CANCELLED'));
      if (!read.ok) continue;
      const { value } = read;
      expect(
        value.state === 'ready'
          ? staged.find(value.key.stagedKeyId)
          : staged.findLocked(value.key.lockedKeyId),
      ).toEqual(fail('BAD_REQUEST'));
    }
    expect(endings).toContain('locked before');
  });
});

describe('a path that the page says a key was dropped from', () => {
  it.each([
    ['has no folder', relative(process.cwd(), key)],
    ['is of another computer', '//host/share/key.pem'],
    ['is no file of a person', '/proc/self/environ'],
    ['is a device', '/dev/null'],
  ])('is not read if it %s', async (_name, path) => {
    expect(await drop(path)).toEqual(fail('FILE_NOT_READABLE', { file: 'elsewhere' }));
  });

  // A compromised page can name any file.
  it.each([
    ['a note', 'user CANARY password CANARY', 'KEY_MISSING'],
    [
      'a certificate',
      '-----BEGIN CERTIFICATE-----\nCANARY\n-----END CERTIFICATE-----',
      'KEY_CERTIFICATE',
    ],
    ['a JWK', '{"kty":"oct","k":"CANARY"}', 'KEY_NOT_RSA'],
    [
      'an unknown frame',
      '-----BEGIN CANARY PRIVATE KEY-----\nCANARY\n-----END X-----',
      'KEY_FORMAT',
    ],
  ])('brings nothing of the file to the page: %s (security D9)', async (_name, text, code) => {
    const read = await drop(fileOf('other.txt', text));
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(JSON.stringify(read)).not.toMatch(/CANARY|dropped-key/u);
  });
});
