import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createExporter } from '../../../electron/main/export/exporter';
import { signExport, verifyCommand } from '../../../electron/main/export/export-files';
import { importSigningKey } from '../../../electron/main/account/client/sign-jwt';
import { fail, succeed } from '../../../shared/failure';
import { usualKeyPair } from '../../keys/usual-key-pair';
import { folderOfTest } from '../folder-of';

const signerWith = async ({ privateKey, publicKey }: KeyPairKeyObjectResult) => ({
  key: await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' })),
  publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
});

const pair = signerWith(usualKeyPair('own'));

let folder: string;
beforeEach(() => {
  folder = folderOfTest('signed-export');
});

/** Runs the exact command that the user sees in a shell, and returns its exit code and output. */
const run = (command: string) => {
  const { status, stdout } = spawnSync('sh', ['-c', command], { cwd: folder });
  return [status, stdout.toString().trim()];
};

describe('a signed export', () => {
  it.each([
    [2048, usualKeyPair('own')],
    [3072, generateKeyPairSync('rsa', { modulusLength: 3072 })],
  ])(
    'of %d bits is verified by the shown command, and not once it has changed',
    async (_bits, made) => {
      const signer = await signerWith(made);
      const lines = Array.from({ length: 3000 }, (_, index) => `{"id":"wallet ${index}"}\n`);
      const path = join(folder, 'Treasury-2026-11-21.json');
      const report = await createExporter({
        dialogs: {
          chooseTarget: () => Promise.resolve(succeed(path)),
          confirmReplace: () => Promise.resolve(fail('CANCELLED')),
        },
        platform: 'linux',
        onProgress: () => undefined,
      }).run({
        content: {
          total: lines.length,
          parts: async function* () {
            for (const line of lines) {
              await Promise.resolve();
              yield { bytes: Buffer.from(line), tally: { rows: lines.length, guarded: 0 } };
            }
          },
        },
        name: 'any',
        signer: () => Promise.resolve(succeed(signer)),
      });
      const command = (report.ok && report.value.proof?.command) || '';
      expect(command).toBe(
        'openssl dgst -sha256 -verify Treasury-2026-11-21.json.public.pem ' +
          '-signature Treasury-2026-11-21.json.sig Treasury-2026-11-21.json',
      );
      expect(await readFile(path, 'utf8')).toBe(lines.join(''));
      expect(run(command)).toEqual([0, 'Verified OK']);
      const bytes = await readFile(path);
      for (const at of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
        const changed = Uint8Array.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await writeFile(path, changed);
        expect(run(command), `byte ${at}`).not.toContain('Verified OK');
        expect(run(command)[0], `byte ${at}`).not.toBe(0);
      }
    },
  );

  it.each([
    ['a token to be', 'eyJhbGciOiJSUzI1NiJ9.eyJ1cmwiOiIvdjEvYWNjb3VudCJ9'],
    ['a space before it', ' {}'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('never begins like a token: %s', async (_name, text) => {
    const { key, publicKeyPem } = await pair;
    await expect(signExport(key, publicKeyPem, new TextEncoder().encode(text))).rejects.toThrow(
      'only JSON objects are signed',
    );
  });
});

describe('the verify command', () => {
  const names = (file: string) => ({
    file,
    signature: `${file}.sig`,
    publicKey: `${file}.public.pem`,
  });

  it.each([
    'plain.json',
    'two words.json',
    "it's.json",
    '$(touch ran).json',
    '`touch ran`.json',
    '-out.json',
    '"; touch ran; ".json',
    'a\\b.json',
    'Zürich 金庫.json',
  ])('names only the files in a shell: %s', async (file) => {
    const { key, publicKeyPem } = await pair;
    const bytes = new TextEncoder().encode('{"a":1}');
    await writeFile(join(folder, file), bytes);
    await writeFile(
      join(folder, `${file}.sig`),
      (await signExport(key, publicKeyPem, bytes)) ?? '',
    );
    await writeFile(join(folder, `${file}.public.pem`), publicKeyPem);
    expect(run(verifyCommand(names(file), 'linux'))).toEqual([0, 'Verified OK']);
    expect(execFileSync('ls', ['-1'], { cwd: folder }).toString()).not.toMatch(/^ran$/mu);
  });

  it('is quoted for Windows', () => {
    expect(verifyCommand(names('two words.json'), 'win32')).toBe(
      'openssl dgst -sha256 -verify "two words.json.public.pem" -signature "two words.json.sig" "two words.json"',
    );
  });
});
