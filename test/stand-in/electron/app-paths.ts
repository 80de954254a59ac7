import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { givenSwitch } from './command-line';
import { appPackage } from './app-package';

function appData(): string {
  const home = homedir();
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support');
  if (process.platform === 'win32') {
    return process.env['APPDATA'] ?? path.join(home, 'AppData', 'Roaming');
  }
  return process.env['XDG_CONFIG_HOME'] ?? path.join(home, '.config');
}

const chosen = new Map<string, string>();

const defaults: Readonly<Record<string, () => string>> = {
  appData,
  userData: () => givenUserData() ?? madeInAppData(),
};

/** Creates the default folder when its path is requested. Throws if that fails, as Electron does: electron_paths.cc. */
function madeInAppData(): string {
  const folder = path.join(appData(), appPackage.name);
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Error("Failed to get 'userData' path");
  }
  return folder;
}

function givenUserData(): string | undefined {
  const given = givenSwitch('user-data-dir');
  return given ? path.resolve(given) : undefined;
}

/**
 * Creates the user-data folder if possible. Electron does so before the app's first line for a folder named by the
 * switch. For a folder chosen by the app, it does so when the app requests the instance lock or becomes ready.
 */
export function makeUserData(): void {
  try {
    mkdirSync(getPath('userData'), { recursive: true });
  } catch {
    // Electron ignores the failure too. Without the folder the lock is refused.
  }
}

/** Creates a user-data folder named by the switch. Electron does so before the app's first line. */
export function makeGivenUserData(): void {
  if (givenUserData() !== undefined) makeUserData();
}

/** app.getPath. */
export function getPath(name: string): string {
  const found = chosen.get(name) ?? defaults[name]?.();
  if (found === undefined)
    throw new Error(`stand-in: electron.app.getPath('${name}') is not covered`);
  return found;
}

/** app.setPath. Throws for a relative path. */
export function setPath(name: string, value: string): void {
  if (!path.isAbsolute(value)) throw new Error('Path must be absolute');
  chosen.set(name, value);
}
