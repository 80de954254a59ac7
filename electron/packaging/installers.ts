import type { Configuration } from 'electron-builder';
import { appId } from '../../shared/app-id';
import { burnFuses, type BuildKind } from './fuses';

/** The command and executable on Linux. */
const executableName = 'account-viewer';

/** Contents of the app: the build, and one package, the native keychain module, which cannot be bundled. */
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

/**
 * How the app is signed: with a certificate for macOS or Windows, or with a signature that names nobody (`ad hoc`). The
 * latter is for tests, and macOS refuses it on other computers.
 */
export type Signing = 'ad hoc' | 'certificate';

const mac = (signing: Signing): NonNullable<Configuration['mac']> => ({
  target: ['dmg', 'zip'],
  category: 'public.app-category.finance',
  extendInfo: {
    // macOS shows this text when it asks whether the app may reach the local network.
    NSLocalNetworkUsageDescription: 'Needed only where the account service is in your own network.',
    // Removes Electron's own texts for permissions that this app never asks for.
    NSAudioCaptureUsageDescription: null,
    NSBluetoothAlwaysUsageDescription: null,
    NSBluetoothPeripheralUsageDescription: null,
    NSCameraUsageDescription: null,
    NSMicrophoneUsageDescription: null,
  },
  icon: 'electron/packaging/icons/icon.icns',
  // With the hardened runtime, an app loads only libraries signed by its own team, and without a
  // certificate there is no team.
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
 * electron-builder's own list for deb, and two libraries at its end that Electron is linked with and that nothing
 * in that list installs. The sound library has a new name on Debian 13 and Ubuntu 24.04, where other packages
 * provide the old name, too.
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

/** The same for rpm, whose own list also lacks libsecret, which the keychain module is linked with. */
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
 * Returns electron-builder's configuration. Paths are relative to the project's folder. `page` is the page that offers
 * the app, which the packages name as their homepage. The homepage in package.json is a placeholder, because deb and
 * rpm packages cannot be made without one.
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
  // The keychain module uses N-API, so one build fits Node and every Electron. It is compiled
  // from source before packaging.
  npmRebuild: false,
  // Keeps Chromium's own texts in the languages of the app; macOS also looks for these languages in the bundle. `en-US`
  // also keeps the file that macOS calls `en`. `en` alone would keep every variant of English.
  electronLanguages: ['en-US', 'de'],
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  afterPack: burnFuses(build, executableName),
  // There is no updater, so the app gets no address for updates.
  publish: null,
  // With a certificate, packaging fails rather than make a package without its signature.
  forceCodeSigning: signing === 'certificate',
  mac: mac(signing),
  win,
  dmg: { writeUpdateInfo: false },
  nsis: {
    oneClick: false,
    perMachine: false,
    deleteAppDataOnUninstall: false,
    differentialPackage: false,
    // The helper is for an updater. It is a program with our signature that starts any other
    // program with raised rights.
    packElevateHelper: false,
  },
  portable: {
    artifactName: '${name}-${version}-${os}-${arch}-portable.${ext}',
    // Each start unpacks into a folder of its own. In a shared one, a second start would delete the files
    // that the first one runs from.
    unpackDirName: true,
  },
  linux,
  // The older toolset needs a library that current systems no longer have, and its desktop file
  // switches the sandbox off.
  toolsets: { appimage: '1.0.3' },
  deb: {
    depends: debDepends,
    // One of these stores the keys. A system that has one gets no second.
    recommends: ['gnome-keyring | libkf5wallet-bin | libkf6wallet-bin | keepassxc'],
  },
  rpm: {
    depends: rpmDepends,
    // Leaves out links in a system folder that are named by Electron's build: two apps with the same Electron
    // could not both be installed.
    fpm: ['--rpm-rpmbuild-define=_build_id_links none'],
    afterRemove: 'electron/packaging/rpm-after-remove.sh',
  },
});
