import type { LanguageChoice } from '../../shared/language';
import type { contrasts, dateZones, themes } from '../../shared/profile';
import { mostExplorers } from '../../shared/explorer';
import type { Failure } from '../../shared/failure';
import type { TemplateProblem } from '../../shared/problems';
import { catalogue } from './language';
import { plural } from './plural';
import type { Message } from './message';

/** Texts about newer versions of the app. */
export const updateWords = catalogue('updates', {
  title: 'Newer versions',
  noFeed: 'This build has no release feed, so it cannot look for newer versions.',
  bySystem:
    'The app does not look for newer versions: they come from the store it was installed from.',
  choice: 'Look for newer versions once a day',
  about: (host: string) =>
    `Asks ${host}, which sees your IP address and learns nothing else. Nothing is downloaded or installed.`,
  alsoTalksTo: (host: string) => `To look for newer versions the app also talks to ${host}.`,
  check: 'Check now',
  checking: 'Looking…',
  newest: (when: string) => `You have the newest version (checked ${when}).`,
  available: (version: string) => `Version ${version} is available.`,
  notReached: (host: string, when: string) => `${host} gave no usable answer (checked ${when}).`,
  notValid: (host: string, when: string) =>
    `The answer from ${host} is not signed by the makers of this app, so it was not used (checked ${when}).`,
  outdated: (host: string, when: string) =>
    `The answer from ${host} is out of date: it has expired, or names an older version than before (checked ${when}). If this computer’s clock is right, look for newer versions yourself.`,
  open: 'Open release page',
  openHint: 'Open the page of the new version in your browser',
});

/** Texts about the app itself. */
export const aboutWords = catalogue('about', {
  title: 'About',
  development: (version: string) => `${version} (built from source)`,
  talksTo: 'With this profile the app talks to one host only:',
  accountTalksTo: 'For the account of this profile the app talks to one host only:',
  accountTalksToDemo:
    'For the account of this profile the app talks to the demo service on this computer only.',
  talksToDemo: 'With this profile the app talks to the demo service on this computer only.',
  promise:
    'It has no account of its own, sends no statistics and loads nothing from elsewhere. Web pages open in your browser, and only when you click.',
  licences: 'Licences',
  chromium:
    'The app contains Electron with Chromium and Node.js, which have their own licences: see LICENSES.chromium.html in the app’s folder (on macOS, in Contents/Resources).',
});

/** Texts about language and appearance. */
export const appearanceWords = {
  title: 'This app',
  language: 'Language',
  /** Each language in its own name, for users who can read no other language. */
  languages: {
    system: 'Same as system',
    en: 'English',
    de: 'Deutsch',
  } satisfies Record<LanguageChoice, string>,
  theme: 'Theme',
  themes: {
    system: 'Same as system',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<(typeof themes)[number], string>,
  contrast: 'Contrast',
  contrasts: {
    system: 'Same as system',
    more: 'High',
  } satisfies Record<(typeof contrasts)[number], string>,
  dates: 'Show dates',
  zones: {
    local: 'In this computer’s time zone',
    utc: 'In UTC',
  } satisfies Record<(typeof dateZones)[number], string>,
  logTitle: 'Log',
  log: 'Keep a log of what the app does',
  logHint:
    'Two files of at most 1 MB in the app’s own folder: starts, crashes, how calls ended. Never keys, tokens, names, addresses or anything else from an account.',
  deleteLogs: 'Delete logs',
  logsDeleted: 'Logs deleted.',
};

/** Texts of the settings. */
export const settingsWords = {
  title: 'Settings',
  pagesTitle: 'Settings pages',
  pages: {
    profile: 'Profile',
    connection: 'Connection and keys',
    reading: 'Refresh',
    privacy: 'Privacy',
    app: 'App',
    about: 'About',
  },
  savedAtOnce: 'Changes are saved at once.',
  saved: 'Saved',
  notSaved: 'This change was not saved. What is shown above still applies.',
  nameStays: (name: string) => `Until then the name stays “${name}”.`,
  colour: 'Colour',
  production: 'This is a production account',
  productionHint:
    '“Production” is shown in red with the profile and in the profile menu. Nothing else changes.',
  productionMark: 'Production',
  signFull: 'Sign the full path',
  signFullHint: (path: string) =>
    `The token then names ${path} instead of /v1/account. Some gateways need it.`,
  wait: 'Wait for the service',
  waitOf: (first: number, silence: number) =>
    `${first} s to begin, then ${silence} s between parts`,
  waitHint:
    'For a service that is slow to answer. An answer that keeps coming is read to its end, however long it takes.',
  service: 'Service',
  change: 'Change…',
  moveTitle: 'Change service address',
  moveHint:
    'Notes, first-seen addresses and history stay, and the answer from the new address is compared with them. Until it comes, the last good answer is not shown: set the address back to see it again.',
  move: 'Change address',
  moved: 'Service address changed.',
  keys: 'Keys',
  waiting:
    'Waiting for registration: no call with these keys, this service address and this way of signing has been accepted yet.',
  noKeys: 'This profile has no keys on this computer yet.',
  enterKeys: 'Enter keys…',
  fingerprint: 'Public key fingerprint',
  keyLength: (bits: number) => `RSA ${bits} bits, never shown`,
  neverShown: 'Never shown',
  keptIn: 'Kept in',
  homes: {
    keychain: 'Your system’s keychain',
    'this-run': 'Memory, until the app is closed',
    none: 'Nowhere yet',
  },
  whoSees:
    'The app never shows them to anyone. Other programs that run as you may be able to read them there.',
  importedKey: 'Key fingerprint on the exporting computer',
  confirmAddress: 'Confirm the address…',
  setBack: 'Set it back…',
  newKeys: 'Change keys',
  firstKeys: 'Enter keys',
  newKeysHint:
    'Enter a new API key, a new private key, or both. They are tested first; the old ones stay until the new ones are in the keychain.',
  firstKeysHint:
    'Enter the API key and the private key of this profile. They are tested first, then kept in the keychain.',
  newApiKeyHint: 'Leave empty to keep the API key.',
  nothingNew: 'Enter a new API key, or choose a new private key.',
  noNewKey:
    'No new private key has been chosen. Choose one, or close this dialog and open it again to keep the old one.',
  keysFrom: 'New keys',
  keysEntered: 'Entered here',
  keysOf: (profile: string) => `Keys of “${profile}”`,
  keysOfHint:
    'Both keys of that profile are tested and then kept for this one, too. Notes, first-seen addresses and history stay as they are here. That profile keeps its keys until you remove it.',
  toSave: {
    new: 'To save it, press “Test and switch” once its public key is registered. If that takes a while, cancel, and generate a pair in a new profile with the same service address: it can wait there while the old keys stay in use here. Once it is accepted, choose its keys here.',
    first:
      'To save it, enter the API key above, and press “Test and switch” once the public key is registered.',
  },
  discardAddressText: 'The new service address has not been saved.',
  discardKeysText: 'The new keys have not been saved.',
  switchKeys: 'Test and switch',
  switching: 'Testing…',
  switched: 'The new keys are in use.',
  switchAnyway: 'Switch anyway, untested',
  removeSection: 'Remove',
  removeHint: 'Removing this profile also deletes everything this computer has of it:',
  goesAlong: [
    'its API key and private key; a private key that was made in this app exists only in this app',
    'your own names, tags and notes',
    'first-seen addresses, alarms and the history of changes',
    'the offline copy of the account',
  ],
  stays:
    'Files that you have exported stay where they are. The service still accepts the keys until they are withdrawn there.',
  everything: 'All profiles',
  everythingHint: 'A profiles file contains names and service addresses, but no keys.',
  export: 'Export profiles…',
  import: 'Import profiles…',
  exported: 'Profiles exported.',
  imported: (added: number, skipped: number, noRoom: number) =>
    `${plural(added, 'profile', 'profiles')} added` +
    (skipped > 0 ? `, ${skipped} left out because of their name or service address` : '') +
    (noRoom > 0 ? `, ${noRoom} left out because there is no room for more.` : '.'),
  wipeHint: 'Or remove every profile on this computer, each with all of this.',
  wipe: 'Remove all profiles and keys…',
  wipeLeft: (names: string) =>
    `The keychain did not delete the keys of ${names}. These profiles are still here; unlock the keychain and try again.`,
  wiped:
    'All profiles with their keys, notes and copies are removed. Settings, explorers and the log stay.',
  wipedProfiles: 'All profiles are removed. Settings, explorers and the log stay.',
  wipedAbsent: (names: string) => `The keychain had no keys for ${names}.`,
  wipedUnknown: (count: number) =>
    `The keychain may still have keys of ${plural(count, 'removed profile', 'removed profiles')}. They are deleted as soon as it answers.`,
  settingsFirst: 'Nothing was removed: the settings, which list the profiles, must be saved first.',
  forgetAnyway: 'Forget the profile, delete its keys later',
  keysLeft: {
    removed: 'The profile is removed, and its keys are deleted from the keychain.',
    none: 'The profile is removed. It had no keys in the keychain.',
    absent: 'The profile is removed. The keychain had no keys for it.',
    unknown:
      'The profile is removed. The keychain could not be asked; if it still has keys of this profile, they are deleted as soon as it answers.',
  },
  damaged: (folder: string, file: string) =>
    `The settings file could not be read, so the app starts without profiles. The old file is kept as ${file} in ${folder}. If you have a backup of it, close the app and put the backup back as settings.json: that keeps keys, notes and first-seen addresses. Imported profiles start over.`,
  partly: (folder: string, file: string, leftOut: number, fields: string) =>
    `${leftOut === 0 ? 'Something in the settings file' : plural(leftOut, 'profile in the settings file', 'profiles in the settings file')} could not be read and ${leftOut > 1 ? 'were' : 'was'} left out: ${fields}. The old file is kept as ${file} in ${folder}.`,
  unnamed: (folder: string, count: number) =>
    `This computer has encrypted files of ${plural(count, 'profile', 'profiles')} that the settings do not list (settings.json in ${folder}): the app does not watch ${count === 1 ? 'that account' : 'those accounts'}.`,
  unnamedMore: 'What to do…',
  newer: (folder: string) =>
    `The settings (settings.json in ${folder}) were written by a newer version of Account Viewer. They are left untouched; nothing can be saved in this version.`,
  unreadable: (folder: string) =>
    `The settings file could not be opened: settings.json in ${folder}. It is left untouched; nothing can be saved until it can be read.`,
};

const problems: Record<TemplateProblem, string> = {
  'asset-empty': 'Enter the asset as the service names it.',
  'asset-too-long': 'The name of an asset can have at most 64 characters.',
  'asset-twice': 'This asset is in the list more than once.',
  empty: 'Enter the address of a website, or leave this link out.',
  'too-long': 'The address of a website can have at most 2,048 characters.',
  'not-an-address': 'This is not a web address. It must not contain spaces or backslashes.',
  'not-https': 'The address of a website must start with https://',
  'has-credentials': 'The address of a website must not contain a user name or password.',
  'local-host':
    'The address must have the full name of a host, such as explorer.example.com, and not be of this computer.',
  'address-in-host': '{address} must come after the name of the website, not in it.',
  'no-address': '{address} must be where the address belongs.',
  'several-addresses': '{address} must appear only once.',
};

/** The problem of an explorer's template. */
export const templateProblem = catalogue(
  'templateProblem',
  (problem: TemplateProblem): string => problems[problem],
);

/** The problem of an explorer's template, with the explorer's asset. */
export const templateSentence = ({ template, asset }: Failure): Message => ({
  message: problems[template ?? 'not-an-address'],
  ...(asset ? { remedy: `Check the entry for ${asset}. Nothing was saved.` } : {}),
});

/** Texts about block explorers, the websites that show addresses of a chain. */
export const explorerWords = {
  title: 'Explorers',
  hint: 'Web pages that show an address. {address} stands for the address. They open in your browser, only when you click, and their operators see the address and your IP address. The service does not say which chain an asset is on: for ETH, Ethereum mainnet is assumed.',
  newAsset: 'New asset',
  address: 'Page of an address',
  code: 'Page of a contract’s code (optional)',
  verification: 'Page of a contract’s verified source (optional)',
  evm: 'Its addresses follow EIP-55 (Ethereum and compatible chains)',
  add: 'Add asset',
  full: `You can have at most ${mostExplorers}: remove one first.`,
  remove: (asset: string) => `Remove ${asset === '' ? 'this asset' : asset}`,
  removed: (asset: string) => `${asset} is removed.`,
  beforeStays: 'Not saved yet: what was here before still applies.',
  notYet: 'Not saved yet.',
};
