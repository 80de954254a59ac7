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

/** Electron's provider of this path makes it as it is asked (electron_paths.cc), and has none where it cannot. */
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
 * Makes the user-data folder, where that can be. Electron does so for the switch that names it, before the app's first
 * line, and for one that the app has chosen when it asks to be the only instance or is ready.
 */
export function makeUserData(): void {
  try {
    mkdirSync(getPath('userData'), { recursive: true });
  } catch {
    // Electron looks no further: without the folder the lock is refused.
  }
}

/** As Electron before the app's first line. */
export function makeGivenUserData(): void {
  if (givenUserData() !== undefined) makeUserData();
}

/** As app.getPath. */
export function getPath(name: string): string {
  const found = chosen.get(name) ?? defaults[name]?.();
  if (found === undefined)
    throw new Error(`stand-in: electron.app.getPath('${name}') is not covered`);
  return found;
}

/** As app.setPath: a relative path is refused. */
export function setPath(name: string, value: string): void {
  if (!path.isAbsolute(value)) throw new Error('Path must be absolute');
  chosen.set(name, value);
}
