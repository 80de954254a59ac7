import { homedir } from 'node:os';
import type { OpenDialogOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { keepFolder } from '../../../electron/main/shell/chosen-file';
import { createNativeDialogs } from '../../../electron/main/shell/native-dialogs';

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
    mainWindow: () => ({}) as Electron.BrowserWindow,
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
