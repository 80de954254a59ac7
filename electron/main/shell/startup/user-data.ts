import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { words } from '../../i18n';

/** Files that builds from source wrote into the packaged app's folder before they had a folder of their own. */
const carriedOver = ['settings.json', 'window.json', 'accounts'] as const;

/** Copies these files once, whole or not at all. The originals stay, as they may belong to the packaged app. */
const carryOver = (from: string, to: string): void => {
  if (existsSync(to) || !existsSync(join(from, 'settings.json'))) return;
  const part = `${to}.part`;
  try {
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { mode: 0o700 });
    for (const name of carriedOver.filter((one) => existsSync(join(from, one)))) {
      cpSync(join(from, name), join(part, name), { recursive: true });
    }
    renameSync(part, to);
  } catch {
    rmSync(part, { recursive: true, force: true });
  }
};

/** Whether Electron can create the user data folder: asking for its path creates it, and throws when that fails. */
const canAsk = (app: Pick<App, 'getPath'>): boolean => {
  try {
    app.getPath('userData');
    return true;
  } catch {
    return false;
  }
};

/**
 * Sets the user data folder before anything asks for it. A build from source has a folder of its own, as it has its own
 * items in the keychain (security E9): in the packaged app's folder, removing a profile would delete its files but
 * leave its keys. A folder that cannot be created is set all the same: its lock is then refused, and the user is told.
 */
export const setUserDataFolder = (
  app: Pick<App, 'isPackaged' | 'name' | 'commandLine' | 'getPath' | 'setPath'>,
): void => {
  if (app.commandLine.hasSwitch('user-data-dir')) return;
  const shipped = join(app.getPath('appData'), app.name);
  if (!app.isPackaged) {
    const own = `${shipped} (dev)`;
    carryOver(shipped, own);
    app.setPath('userData', own);
  } else if (!canAsk(app)) app.setPath('userData', shipped);
};

/**
 * Whether files can be written to a user data folder. If not, Electron refuses the lock as if another process had it,
 * and the app would end without a message.
 */
export const isWritableFolder = (userData: string): boolean => {
  const probe = join(userData, `probe-${process.pid}`);
  try {
    mkdirSync(userData, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the title and the detail of the message when this process gets no lock on the user data. Returns undefined
 * when another process has the lock, which has been notified. A lock left by a crash, or by a computer under another
 * name, does not count: Electron removes it (its process_singleton.patch answers Chromium's question).
 */
export const lockFailureMessage = (
  userData: string,
): readonly [title: string, detail: string] | undefined => {
  const { title, detail } = words.noUserData;
  return isWritableFolder(userData) ? undefined : [title, detail(userData)];
};
