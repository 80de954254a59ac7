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

/**
 * Gives a build from source a folder of its own for user data, as it has items of its own in the keychain (security E9):
 * in that of the app as shipped, removing a profile would remove its files, and leave its keys behind.
 */
export const keepApart = (
  app: Pick<App, 'isPackaged' | 'commandLine' | 'getPath' | 'setPath'>,
): void => {
  if (app.isPackaged || app.commandLine.hasSwitch('user-data-dir')) return;
  const shipped = app.getPath('userData');
  const own = `${shipped} (dev)`;
  carryOver(shipped, own);
  app.setPath('userData', own);
};
