import path from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion, type FuseConfig } from '@electron/fuses';
import { Arch, type AfterPackContext } from 'electron-builder';

/** `release` is the build that users install. `test` is the same with the one fuse on that Playwright needs. */
export type BuildKind = 'release' | 'test';

/** Systems that the app is packaged for, as Node names them. */
export const systems = ['darwin', 'linux', 'win32'] as const;
export type System = (typeof systems)[number];

/** One state for each fuse of Electron; leaving one out does not compile. */
export type FuseTable = Readonly<Record<FuseV1Options, boolean>>;

/** Returns the state that is burnt into the executable, for every fuse of this Electron. */
export const fuseTable = (build: BuildKind, system: System): FuseTable => ({
  [FuseV1Options.RunAsNode]: false,
  // The app keeps no cookies. With encryption on, Electron would ask the system's keychain for a "Safe Storage" item of
  // its own, because its default session is on the disk.
  [FuseV1Options.EnableCookieEncryption]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: build === 'test',
  // Electron checks the archive on Windows and macOS only.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: system !== 'linux',
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // The app has no snapshot of its own. With this fuse on and no snapshot, Electron does not start.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // The page comes from app://, so file:// needs no privileges.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
});

/** Returns the table for the fuse tool, which refuses an Electron with a fuse that the table does not name. */
export const fuseConfig = (build: BuildKind, system: System): FuseConfig => ({
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // Changing the executable breaks its signature, which Apple's processors require.
  resetAdHocDarwinSignature: system === 'darwin',
  ...fuseTable(build, system),
});

/** What the hook reads of electron-builder's context. */
type PackedApp = Pick<AfterPackContext, 'appOutDir' | 'arch' | 'electronPlatformName'> & {
  readonly packager: { readonly appInfo: { readonly productFilename: string } };
};

/** Returns the path of an unpacked app's executable, or of its bundle on macOS. */
const executable = (
  { appOutDir, packager }: PackedApp,
  system: System,
  linuxName: string,
): string => {
  const name = packager.appInfo.productFilename;
  const names = { darwin: `${name}.app`, linux: linuxName, win32: `${name}.exe` } as const;
  return path.join(appOutDir, names[system]);
};

/** Number of fuse wires in the executable: one for each processor that it is built for. */
const wires = (system: System): number => (system === 'darwin' ? 2 : 1);

/**
 * Burns the fuses after packing and before signing. electron-builder's own `electronFuses` covers eight of the nine and
 * cannot require all, so the ninth would keep its default. On macOS this runs for each processor's half and for the
 * universal app. Burning signs, and halves with signatures of their own cannot be joined, so only the universal app is
 * burnt. Throws unless every fuse wire was burnt.
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
