import type { Configuration } from 'electron-builder';
import { appId } from '../../shared/app-id';
import { burnFuses, type BuildKind } from './fuses';

/** The command and executable on Linux. */
const executableName = 'account-viewer';

/** What is in the app: the build, and of all packages only the native keychain module, which cannot be bundled. */
const files = [
  'out/**/*',
  'package.json',
  '!**/*.map',
  '!node_modules/**',
  {
    from: 'node_modules/keytar',
    to: 'node_modules/keytar',
    filter: ['package.json', 'lib/*.js', 'build/Release/keytar.node'],
  },
];

/** With a certificate of Apple's or Microsoft's kind, or with a signature that names nobody: for tests, and refused elsewhere by macOS. */
export type Signing = 'ad hoc' | 'certificate';

const mac = (signing: Signing): NonNullable<Configuration['mac']> => ({
  target: ['dmg', 'zip'],
  category: 'public.app-category.finance',
  // macOS shows it when it asks whether the app may reach the local network.
  extendInfo: {
    NSLocalNetworkUsageDescription: 'Needed only where the account service is in your own network.',
  },
  icon: 'electron/packaging/icons/icon.icns',
  // Hardened, an app loads only libraries signed by its own team, and without a certificate there is no team.
  ...(signing === 'certificate'
    ? { hardenedRuntime: true }
    : { hardenedRuntime: false, identity: '-' }),
  gatekeeperAssess: false,
  entitlements: 'electron/packaging/entitlements.mac.plist',
  entitlementsInherit: 'electron/packaging/entitlements.mac.plist',
});

const win: Configuration['win'] = {
  target: ['nsis', 'portable'],
  icon: 'electron/packaging/icons/icon.ico',
};

const linux: Configuration['linux'] = {
  target: ['AppImage', 'deb', 'rpm'],
  icon: 'electron/packaging/icons/png',
  category: 'Office;Finance',
  executableName,
  maintainer: 'Account Viewer maintainers <maintainers@account-viewer.invalid>',
};

/** electron-builder's own list for rpm, and libsecret for the keychain module; for deb its list has libsecret. */
const rpmDepends = [
  'gtk3',
  'libnotify',
  'nss',
  'libXScrnSaver',
  '(libXtst or libXtst6)',
  'xdg-utils',
  'at-spi2-core',
  '(libuuid or libuuid1)',
  '(libsecret or libsecret-1-0)',
];

/**
 * electron-builder's configuration. Paths are from the project's folder. `page` is where people get the app, which the
 * packages then name; the one in package.json belongs to nobody, because deb and rpm packages cannot be made without any.
 */
export const installerConfig = (
  build: BuildKind,
  signing: Signing,
  page?: string,
): Configuration => ({
  appId,
  productName: 'Account Viewer',
  copyright: 'Copyright © 2026 The Account Viewer authors',
  directories: { output: `dist/${build}`, buildResources: 'electron/packaging' },
  files,
  ...(page ? { extraMetadata: { homepage: page } } : {}),
  asar: true,
  asarUnpack: ['node_modules/keytar/build/Release/keytar.node'],
  // The module uses N-API: one build fits Node and every Electron. It is there, from source, before packaging.
  npmRebuild: false,
  // Chromium's own texts, in the languages that the app speaks; macOS asks the bundle for them, too. `en-US` is also
  // what keeps the file that macOS calls `en`; `en` alone would keep every English there is.
  electronLanguages: ['en-US', 'de'],
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  afterPack: burnFuses(build, executableName),
  // There is no updater, so nothing may tell the app where updates would come from.
  publish: null,
  // Whoever has given a certificate wants no package without its signature.
  forceCodeSigning: signing === 'certificate',
  mac: mac(signing),
  win,
  dmg: { writeUpdateInfo: false },
  nsis: {
    oneClick: false,
    perMachine: false,
    deleteAppDataOnUninstall: false,
    differentialPackage: false,
  },
  portable: {
    artifactName: '${name}-${version}-${os}-${arch}-portable.${ext}',
    // Each start has a folder of its own: in a shared one, a second start deletes what the first one runs from.
    unpackDirName: true,
  },
  linux,
  // The older one needs a library that current systems no longer have, and its desktop file switches the sandbox off.
  toolsets: { appimage: '1.0.3' },
  deb: { recommends: ['gnome-keyring'] },
  rpm: { depends: rpmDepends },
});
