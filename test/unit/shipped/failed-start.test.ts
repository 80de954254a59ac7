import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtMainFile } from '../../launch/built-app';
import { folderOfTest } from '../folder-of';
import { callsOf, record } from './recorded';

it('a start that fails before it has a window says so and ends: the user could not see it, and every further start would only call it to the front', async () => {
  const main = builtMainFile();
  const built = path.join(path.dirname(main), '..');
  const damaged = path.join(folderOfTest('failed-start'), 'out');
  // A damaged installation: the files of the page are missing.
  cpSync(built, damaged, {
    recursive: true,
    filter: (file) => path.relative(built, file) !== 'renderer',
  });
  const start = await record(path.join(damaged, path.relative(built, main)));
  expect(callsOf(start, 'new BrowserWindow')).toEqual([]);
  expect(callsOf(start, 'dialog.showErrorBox')).toHaveLength(1);
  expect(callsOf(start, 'app.exit')).toEqual([[1]]);
  expect(start.log).toContain('"event":"failed","where":"exception","error":"ENOENT"');
});
