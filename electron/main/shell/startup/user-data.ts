import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';

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
