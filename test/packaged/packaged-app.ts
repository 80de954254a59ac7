import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildKind, System } from '../../electron/packaging/fuses';
import { projectFolder } from '../launch/built-app';

/** An unpacked or installed app on the disk. */
export interface PackagedApp {
  readonly system: System;
  readonly executable: string;
  /** Path for the tool that reads fuses: the executable, or the bundle on macOS. */
  readonly fuseFile: string;
  readonly archive: string;
}

const names = {
  darwin: 'Account Viewer.app/Contents/MacOS/Account Viewer',
  linux: 'account-viewer',
  win32: 'Account Viewer.exe',
} as const;

const appIn = (folder: string, system: System): PackagedApp => {
  const bundle = path.join(folder, 'Account Viewer.app');
  const executable = path.join(folder, names[system]);
  const resources =
    system === 'darwin' ? path.join(bundle, 'Contents/Resources') : path.join(folder, 'resources');
  const fuseFile = system === 'darwin' ? bundle : executable;
  return { system, executable, fuseFile, archive: path.join(resources, 'app.asar') };
};

const thisSystem = (): System => {
  const { platform } = process;
  if (platform === 'darwin' || platform === 'linux' || platform === 'win32') return platform;
  throw new Error(`The app is not packaged for ${platform}.`);
};

/**
 * Returns the app that `npm run package` wrote to dist/. INSTALLED_APP names the folder of an installed release to use
 * instead; on Linux only an installed release has an AppArmor profile. Throws if there is no packaged app.
 */
export const packagedApp = (build: BuildKind): PackagedApp => {
  const system = thisSystem();
  const installed = process.env['INSTALLED_APP'];
  if (build === 'release' && installed) return appIn(installed, system);
  const dist = path.join(projectFolder, 'dist', build);
  const folder = readdirSync(dist).find((name) => /-unpacked$|^mac-universal$/u.test(name));
  if (folder === undefined) throw new Error(`There is no packaged app in ${dist}.`);
  return appIn(path.join(dist, folder), system);
};
