import path from 'node:path';
import { flipFuses } from '@electron/fuses';
import type { AfterPackContext } from 'electron-builder';
import { fuseConfig, type BuildKind, type System } from './fuses';

/** What the hook reads of electron-builder's context. */
export type PackedApp = Pick<AfterPackContext, 'appOutDir' | 'electronPlatformName'> & {
  readonly packager: { readonly appInfo: { readonly productFilename: string } };
};

const systems: Readonly<Record<string, System>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
};

/** The executable of an unpacked app, or its bundle on macOS. Throws for a system that the app is not made for. */
const executable = (
  { appOutDir, packager }: PackedApp,
  system: System,
  linuxName: string,
): string => {
  const name = packager.appInfo.productFilename;
  const names = { darwin: `${name}.app`, linux: linuxName, win32: `${name}.exe` } as const;
  return path.join(appOutDir, names[system]);
};

/**
 * Burns the fuses after packing and before signing. electron-builder's own `electronFuses` knows eight of the nine and
 * cannot insist on all, so it would leave the ninth to chance. On macOS this runs for both halves and for the whole.
 */
export const burnFuses =
  (build: BuildKind, linuxName: string) =>
  async (app: PackedApp): Promise<void> => {
    const system = systems[app.electronPlatformName];
    if (system === undefined) throw new Error(`no fuses for ${app.electronPlatformName}`);
    await flipFuses(executable(app, system, linuxName), fuseConfig(build, system));
  };
