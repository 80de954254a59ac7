import path from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion, type FuseConfig } from '@electron/fuses';
import { Arch, type AfterPackContext } from 'electron-builder';

/** `release` is what people install; `test` is the same with the one fuse that Playwright needs. */
export type BuildKind = 'release' | 'test';

/** Systems that the app is packaged for, as Node names them. */
export const systems = ['darwin', 'linux', 'win32'] as const;
export type System = (typeof systems)[number];

/** One state for each fuse of Electron; leaving one out does not compile. */
export type FuseTable = Readonly<Record<FuseV1Options, boolean>>;

/** What is burnt into the executable, for every fuse that this Electron has. */
export const fuseTable = (build: BuildKind, system: System): FuseTable => ({
  [FuseV1Options.RunAsNode]: false,
  // The app keeps no cookies. For the session that Electron makes by itself, which is one on the disk, encrypted ones
  // would have it ask the system's keychain for a "Safe Storage" item of its own.
  [FuseV1Options.EnableCookieEncryption]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: build === 'test',
  // Electron checks the archive on Windows and macOS only.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: system !== 'linux',
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // The app has no snapshot of its own; with this on and none there, Electron does not start.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // The page comes from app://, so files need no privileges.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
});

/** The table as the tool that burns fuses takes it; it refuses an Electron with a fuse that the table does not name. */
export const fuseConfig = (build: BuildKind, system: System): FuseConfig => ({
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // Changing the executable breaks the signature that Apple's processors insist on.
  resetAdHocDarwinSignature: system === 'darwin',
  ...fuseTable(build, system),
});

/** What the hook reads of electron-builder's context. */
type PackedApp = Pick<AfterPackContext, 'appOutDir' | 'arch' | 'electronPlatformName'> & {
  readonly packager: { readonly appInfo: { readonly productFilename: string } };
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
    const system = systems.find((name) => name === app.electronPlatformName);
    if (system === undefined) throw new Error(`no fuses for ${app.electronPlatformName}`);
    if (system === 'darwin' && app.arch !== Arch.universal) return;
    const burnt = await flipFuses(executable(app, system, linuxName), fuseConfig(build, system));
    if (burnt !== wires(system)) throw new Error(`${burnt} of ${wires(system)} fuse wires burnt`);
  };
