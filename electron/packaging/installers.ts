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
  extendInfo: {
    // macOS shows it when it asks whether the app may reach the local network.
    NSLocalNetworkUsageDescription: 'Needed only where the account service is in your own network.',
    // Taken out: Electron's own reasons for what this app never asks for.
    NSAudioCaptureUsageDescription: null,
    NSBluetoothAlwaysUsageDescription: null,
    NSBluetoothPeripheralUsageDescription: null,
    NSCameraUsageDescription: null,
    NSMicrophoneUsageDescription: null,
  },
  icon: 'electron/packaging/icons/icon.icns',
  // Hardened, an app loads only libraries signed by its own team, and without a certificate there is no team.
  ...(signing === 'certificate'
    ? { hardenedRuntime: true }
    : { hardenedRuntime: false, identity: '-' }),
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

/**
 * electron-builder's own list for deb, and the two libraries at its end, which Electron is linked with and nothing of that
 * list brings. The one for sound has a new name on Debian 13 and Ubuntu 24.04, where other packages go by the old one, too.
 */
const debDepends = [
  'libgtk-3-0',
  'libnotify4',
  'libnss3',
  'libxss1',
  'libxtst6',
  'xdg-utils',
  'libatspi2.0-0',
  'libuuid1',
  'libsecret-1-0',
  'libasound2t64 | libasound2',
  'libgbm1',
];

/** The same for rpm; its own list has no libsecret either, which the keychain module is linked with. */
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
  '(alsa-lib or libasound2)',
  '(mesa-libgbm or libgbm1)',
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
    // It is for an updater: a program that raises the rights of whatever it is told to start, signed by us.
    packElevateHelper: false,
  },
  portable: {
    artifactName: '${name}-${version}-${os}-${arch}-portable.${ext}',
    // Each start has a folder of its own: in a shared one, a second start deletes what the first one runs from.
    unpackDirName: true,
  },
  linux,
  // The older one needs a library that current systems no longer have, and its desktop file switches the sandbox off.
  toolsets: { appimage: '1.0.3' },
  deb: {
    depends: debDepends,
    // One of these keeps the keys; who has one is given no second.
    recommends: ['gnome-keyring | libkf5wallet-bin | libkf6wallet-bin | keepassxc'],
  },
  rpm: {
    depends: rpmDepends,
    // Links in a folder of the system's, named by the build of Electron: two apps with the same one could not be installed.
    fpm: ['--rpm-rpmbuild-define=_build_id_links none'],
    afterRemove: 'electron/packaging/rpm-after-remove.sh',
  },
});
