import { lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  loadWindowState,
  readWindowState,
  saveWindowState,
} from '../../../../electron/main/shell/window/window-state';
import { folderOfTest } from '../../folder-of';

let folder: string;
let file: string;
beforeEach(() => {
  folder = folderOfTest('place-file');
  file = join(folder, 'window.json');
});

const place = { x: -10, y: 20, width: 800, height: 600, maximized: true, zoom: 1.5 };

describe('the place of the window', () => {
  it('is read as it was written, is readable by its owner only, and leaves nothing else behind', async () => {
    saveWindowState(file, { ...place, x: 0 });
    saveWindowState(file, place);
    expect(await loadWindowState(file)).toEqual(place);
    expect(await readdir(folder)).toEqual(['window.json']);
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['half a file', '{"x":1,"y":'],
    ['a list', []],
    ['a place without a size', { x: 1, y: 2 }],
    ['fractions', { ...place, x: 0.5 }],
    ['what JSON has no number for', { ...place, width: null }],
    ['a corner far away', { ...place, y: 1e9 }],
    ['a window that is too small', { ...place, width: 100 }],
    ['a window that is too flat', { ...place, height: 1 }],
  ])('is unknown if the file holds %s', (_name, content) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(readWindowState(text)).toBeUndefined();
  });

  it('is not maximized unless the file says so', () => {
    expect(readWindowState(JSON.stringify({ ...place, maximized: 'yes' }))).toMatchObject({
      maximized: false,
    });
  });

  it.each([undefined, null, 'large', 0, -1, 0.1, 6, 1e300])(
    'is the default size if the zoom is %s',
    (zoom) => {
      expect(readWindowState(JSON.stringify({ ...place, zoom }))).toEqual({ ...place, zoom: 1 });
    },
  );

  it('is unknown if there is no file, a huge one, or a folder', async () => {
    expect(await loadWindowState(file)).toBeUndefined();
    await writeFile(file, JSON.stringify(place) + ' '.repeat(2000));
    expect(await loadWindowState(file)).toBeUndefined();
    expect(await loadWindowState(folder)).toBeUndefined();
  });

  it('follows no link in place of its temporary file (window.json.saving)', async () => {
    await writeFile(join(folder, 'precious'), 'precious');
    await symlink(join(folder, 'precious'), `${file}.saving`);
    saveWindowState(file, place);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(place);
    expect((await lstat(file)).isSymbolicLink()).toBe(false);
    expect(await readFile(join(folder, 'precious'), 'utf8')).toBe('precious');
  });

  it('is given up where it cannot be written, and the old one stays (fault 48)', async () => {
    saveWindowState(file, place);
    await mkdir(`${file}.saving`);
    expect(() => {
      saveWindowState(file, { ...place, x: 0 });
    }).not.toThrow();
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(place);
  });
});
