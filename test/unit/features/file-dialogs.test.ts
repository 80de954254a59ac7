import { mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { OpenDialogOptions, SaveDialogOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { keepFolder } from '../../../electron/main/shell/chosen-file';
import { createNativeDialogs } from '../../../electron/main/shell/native-dialogs';
import { fail } from '../../../shared/failure';
import { folderOfTest } from '../folder-of';

const window = {} as Electron.BrowserWindow;

/** Dialogs in which the user chooses these files, in turn, and the folders and names that the dialogs begin with. */
const choosing = (...files: readonly string[]) => {
  const begun: (string | undefined)[] = [];
  const left = [...files];
  const next = ({ defaultPath }: { readonly defaultPath?: string }): string => {
    begun.push(defaultPath);
    return left.shift() ?? '';
  };
  const dialogs = createNativeDialogs({
    dialog: {
      showOpenDialog: (...args: unknown[]) => {
        const file = next(args.at(-1) as OpenDialogOptions);
        return Promise.resolve({ canceled: file === '', filePaths: [file] });
      },
      showSaveDialog: (...args: unknown[]) => {
        const filePath = next(args.at(-1) as SaveDialogOptions);
        return Promise.resolve({ canceled: filePath === '', filePath });
      },
      showMessageBox: () => expect.unreachable(),
    },
    clipboard: { readText: () => Promise.resolve(''), writeText: () => Promise.resolve() },
    mainWindow: () => window,
    leaveFolder: () => undefined,
  });
  return { dialogs, begun };
};

/** A desktop whose dialogs choose a file on a USB stick, and the working folder of this process. */
const setUp = (platform: NodeJS.Platform = 'win32', broken = false) => {
  const asked: OpenDialogOptions[] = [];
  let folder = 'C:\\Program';
  const goOnto = (): void => {
    folder = 'E:\\';
  };
  const parts = {
    platform,
    cwd: (): string => {
      if (broken) throw new Error('ENOENT');
      return folder;
    },
    chdir: (next: string): void => {
      folder = next;
    },
  };
  const dialogs = createNativeDialogs({
    dialog: {
      showOpenDialog: (...args: unknown[]) => {
        asked.push(args.at(-1) as OpenDialogOptions);
        goOnto();
        return Promise.resolve({ canceled: false, filePaths: ['E:\\key.pem'] });
      },
      showSaveDialog: () => {
        goOnto();
        return Promise.resolve({ canceled: true, filePath: '' });
      },
      showMessageBox: () => expect.unreachable(),
    },
    clipboard: { readText: () => Promise.resolve(''), writeText: () => Promise.resolve() },
    mainWindow: () => window,
    leaveFolder: keepFolder(parts),
  });
  return { dialogs, asked, parts, folder: () => folder };
};

describe('a file that is chosen in a dialog', () => {
  it('is kept out of the system’s list of recent files', async () => {
    const { dialogs, asked } = setUp();
    await dialogs.chooseFile('key');
    expect(asked[0]?.properties).toContain('dontAddToRecent');
  });

  it('does not block its drive, which Windows would keep in use', async () => {
    const { dialogs, folder } = setUp();
    await dialogs.chooseFile('key');
    expect(folder()).toBe('C:\\Program');
    await dialogs.chooseTarget('wallets.csv');
    expect(folder()).toBe('C:\\Program');
  });

  it('changes no working folder on other systems', async () => {
    const { dialogs, folder } = setUp('linux');
    await dialogs.chooseFile('key');
    expect(folder()).toBe('E:\\');
  });

  it('is chosen even if the previous working folder is unknown or gone', async () => {
    const { dialogs, folder, parts } = setUp('win32', true);
    expect(await dialogs.chooseFile('key')).toMatchObject({ ok: true });
    expect(folder()).toBe(homedir());
    parts.chdir = () => {
      throw new Error('ENOENT');
    };
    expect(await dialogs.chooseFile('key')).toMatchObject({ ok: true });
  });
});

it('a file dialog is not opened once the app quits while its folder is looked for', async () => {
  const { dialogs, begun } = choosing('/a.csv');
  const asked = dialogs.chooseTarget('a.csv');
  dialogs.quit();
  expect(await asked).toEqual(fail('CANCELLED'));
  expect(begun).toEqual([]);
});

describe('a file dialog begins in the folder of the last file', () => {
  it('of the same purpose, so that no export is offered beside keys', async () => {
    const folder = folderOfTest('dialogs');
    const [keys, exports] = [join(folder, 'keys'), join(folder, 'exports')];
    for (const one of [keys, exports]) mkdirSync(one);
    const csv = join(exports, 'wallets.csv');
    const { dialogs, begun } = choosing(join(keys, 'key.pem'), csv, '', '', '');
    await dialogs.chooseFile('key');
    await dialogs.chooseTarget('wallets.csv');
    await dialogs.chooseFile('key');
    await dialogs.chooseFile('list');
    // A cancelled dialog changes nothing.
    await dialogs.chooseTarget('contracts.csv');
    await dialogs.chooseTarget('history.csv');
    expect(begun).toEqual([
      undefined,
      'wallets.csv',
      keys,
      undefined,
      join(exports, 'contracts.csv'),
      join(exports, 'history.csv'),
    ]);
  });

  it('unless that folder is gone; it is not looked for again', async () => {
    const folder = join(folderOfTest('dialogs'), 'stick');
    mkdirSync(folder);
    const { dialogs, begun } = choosing(join(folder, 'a.csv'), '', '');
    await dialogs.chooseTarget('a.csv');
    rmSync(folder, { recursive: true });
    await dialogs.chooseTarget('b.csv');
    mkdirSync(folder);
    await dialogs.chooseTarget('c.csv');
    expect(begun).toEqual(['a.csv', 'b.csv', 'c.csv']);
  });
});
