import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doInside, sendable, withBundle } from '../keys/inside-electron';
import { makeKeyTable } from '../keys/key-table';
import { readRows } from '../keys/read-rows';
import { expectedTaken, signedAnswers } from '../keys/signed-answers';
import { electronVersion } from '../launch/electron-binary';
import { expect, onlyElectron, test } from './fixtures';

test(
  'every key text and release is read inside Electron’s main process as under OpenSSL (security F4, F5, J10; fault 32)',
  onlyElectron('the crypto of Node’s main process is OpenSSL’s, that of Electron’s is BoringSSL’s'),
  async ({ app: { electron } }) => {
    if (!electron) throw new Error('this is not Electron');
    const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-keys-'));
    const rows = makeKeyTable(folder);
    const answers = signedAnswers();
    const done = await withBundle((file) =>
      electron.evaluate(doInside, { file, rows: sendable(rows), answers }),
    );
    await rm(folder, { recursive: true });
    expect(done.electron).toBe(electronVersion());
    expect(done.results).toHaveLength(rows.length);
    const named = (of: readonly { readonly name: string; readonly outcome: string }[]) =>
      Object.fromEntries(of.map(({ name, outcome }) => [name, outcome]));
    expect(named(done.results)).toEqual(named(rows));
    expect(done.results).toEqual(await readRows(rows));
    expect(done.taken).toEqual(expectedTaken);
  },
);
