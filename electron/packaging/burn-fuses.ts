import path from 'node:path';
import { flipFuses } from '@electron/fuses';
import { Arch, type AfterPackContext } from 'electron-builder';
import { fuseConfig, type BuildKind, type System } from './fuses';

/** What the hook reads of electron-builder's context. */
export type PackedApp = Pick<AfterPackContext, 'appOutDir' | 'arch' | 'electronPlatformName'> & {
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

/** Fuse wires in the executable: one for each processor that it runs on. */
const wires = (system: System): number => (system === 'darwin' ? 2 : 1);

/**
 * Burns the fuses after packing and before signing. electron-builder's own `electronFuses` knows eight of the nine and
 * cannot insist on all, so it would leave the ninth to chance. On macOS this runs for each processor's half and for the
 * whole. Burning signs, and halves with signatures of their own cannot be joined: only the whole is burnt. Throws unless
 * every wire of the executable was.
 */
export const burnFuses =
  (build: BuildKind, linuxName: string) =>
  async (app: PackedApp): Promise<void> => {
    const system = systems[app.electronPlatformName];
    if (system === undefined) throw new Error(`no fuses for ${app.electronPlatformName}`);
    if (system === 'darwin' && app.arch !== Arch.universal) return;
    const burnt = await flipFuses(executable(app, system, linuxName), fuseConfig(build, system));
    if (burnt !== wires(system)) throw new Error(`${burnt} of ${wires(system)} fuse wires burnt`);
  };
