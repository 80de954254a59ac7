import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtMainFile } from '../../launch/built-app';
import { folderOfTest } from '../folder-of';
import { callsOf, record } from './recorded';

it('a copy of the packaged app whose program is called “electron” is no build from source (security A4; fault 65)', async () => {
  const main = builtMainFile();
  const built = path.join(path.dirname(main), '..');
  const inArchive = path.join(folderOfTest('renamed-copy'), 'resources/app.asar/out');
  cpSync(built, inArchive, { recursive: true });
  const copy = path.join(inArchive, path.relative(built, main));

  // With that name Electron takes it for a build from source.
  const refused = await record(copy, { packaged: false, switches: ['remote-debugging-port'] });
  expect(callsOf(refused, 'app.exit')).toEqual([[1]]);
  expect(callsOf(refused, 'new BrowserWindow')).toEqual([]);

  const [options] = callsOf(await record(copy, { packaged: false }), 'new BrowserWindow')[0] ?? [];
  expect(options).toMatchObject({ webPreferences: { devTools: false } });
});
