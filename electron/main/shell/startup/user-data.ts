import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { words } from '../../i18n';

/** What builds from source have written into the folder of the app as shipped, before they had one of their own. */
const carriedOver = ['settings.json', 'window.json', 'accounts'] as const;

/** Copies what there is, once; whose it is cannot be told, so it stays where it was. A copy is whole or not there. */
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

/** Electron makes the folder as it is asked where it is, and throws where it cannot. */
const canAsk = (app: Pick<App, 'getPath'>): boolean => {
  try {
    app.getPath('userData');
    return true;
  } catch {
    return false;
  }
};

/**
 * Settles where user data is, before anything asks. A build from source has a folder of its own, as it has items of its own
 * in the keychain (security E9): in that of the app as shipped, removing a profile would remove its files, and leave its
 * keys behind. A folder that cannot be made is named all the same: the lock on it is then refused, and the person told.
 */
export const settleUserData = (
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
 * Whether a user data folder takes files. Where it does not, Electron refuses the lock as if another process had it, and the
 * app would end without a word.
 */
export const takesFiles = (userData: string): boolean => {
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
 * What to say where this process gets no lock on the user data, as a title and more; undefined where another process has
 * it, which has been told. A lock that a crash, or a computer under another name, has left behind is none: Electron takes it
 * away (its process_singleton.patch answers Chromium's question for the person).
 */
export const whyRefused = (
  userData: string,
): readonly [title: string, detail: string] | undefined => {
  const { title, detail } = words.noUserData;
  return takesFiles(userData) ? undefined : [title, detail(userData)];
};
