import { FuseV1Options, FuseVersion, type FuseConfig } from '@electron/fuses';

/** `release` is what people install; `test` is the same with the one fuse that Playwright needs. */
export type BuildKind = 'release' | 'test';

/** Systems that the app is packaged for, as Node names them. */
export type System = 'darwin' | 'linux' | 'win32';

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
