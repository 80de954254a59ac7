import { doctor } from './doctor';
import { inspectorWords } from './inspector';
import { plural } from './plural';
import { scriptWords } from './scripts';

const integer = new Intl.NumberFormat('en');

/** Everything the window says, except for failures. */
export const en = {
  app: {
    name: 'Account Viewer',
    demo: 'Demo',
    development: 'development build',
  },
  common: {
    notGiven: 'not given',
    empty: 'empty',
    hiddenCharacter: 'A character that would not be visible',
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
  },
  clock: {
    corrected: (off: string) => `${off}; calls are corrected.`,
    uncorrected: (off: string) => `${off}.`,
    unknown: 'The service does not tell its time.',
    accept: 'Use the service’s time for this run',
    acceptHint:
      'Only if you trust the service: with its clock it could get tokens that are valid later.',
  },
  refreshing: {
    title: 'Refresh',
    every: 'Refresh by itself',
    intervals: {
      0: 'Only when I ask',
      60: 'Every minute',
      300: 'Every 5 minutes',
      900: 'Every 15 minutes',
    },
    everyHint:
      'Pauses while the window is hidden or the computer is offline, slows down after errors, and stops when the keys are refused.',
    correct: 'Correct for a wrong clock',
    correctHint:
      'Calls are then signed with the service’s time. Above 10 minutes you are asked first.',
    stop: 'Stop',
  },
  wait: {
    none: 'Refreshing…',
    keychain: 'Waiting for the keychain… A window of your system may be asking for its password.',
    service: 'Waiting for the service…',
  },
  colours: {
    grey: 'Grey',
    blue: 'Blue',
    green: 'Green',
    amber: 'Amber',
    red: 'Red',
    violet: 'Violet',
  },
  settings: {
    title: 'Settings',
    profile: 'Profile',
    colour: 'Colour',
    production: 'This is a production account',
    productionMark: 'Production',
    signFull: 'Sign the full path',
    signFullHint: (path: string) =>
      `The token then names ${path} instead of /v1/account. Some gateways need it.`,
    apply: 'Apply changes',
    applied: 'Changes applied.',
    address: 'Address',
    move: 'Change address',
    moved: 'Address changed.',
    keys: 'Keys',
    waiting: 'Waiting for registration: no call with these keys has been accepted yet.',
    noKeys: 'This profile has no keys on this computer yet.',
    enterKeys: 'Enter keys…',
    newKeys: 'New keys',
    newKeysHint:
      'Give a new API key, a new private key, or both. They are tested first; the old ones stay until the new ones are in the keychain.',
    newApiKeyHint: 'Leave empty to keep the API key.',
    nothingNew: 'Enter a new API key, or choose a new private key.',
    switchKeys: 'Test and switch',
    switching: 'Testing…',
    switched: 'The new keys are in use.',
    switchAnyway: 'Switch anyway, untested',
    removeSection: 'Remove',
    everything: 'All profiles',
    everythingHint: 'A file of profiles holds names and addresses, and no keys.',
    export: 'Export profiles…',
    import: 'Import profiles…',
    exported: 'Profiles exported.',
    imported: (added: number, skipped: number) =>
      `${plural(added, 'profile', 'profiles')} added` +
      (skipped > 0 ? `, ${skipped} left out because of their name or address.` : '.'),
    wipe: 'Remove all profiles and keys…',
    wipeTitle: 'Remove all profiles and their keys?',
    wipeText:
      'The API keys and private keys of all profiles are deleted from the keychain, and the profiles with them.',
    wipeConfirm: 'Remove everything',
    wipeLeft: (names: string) =>
      `The keychain did not delete the keys of ${names}. These profiles are still here; unlock the keychain and try again.`,
    forgetAnyway: 'Forget the profile, leave its keys in the keychain',
    damaged: (file: string) =>
      `The settings file could not be read, so the app starts without profiles. The old file is kept as ${file}.`,
    newer:
      'The settings were written by a newer version of Account Viewer. They are left untouched; nothing can be saved in this version.',
    unreadable:
      'The settings file could not be opened. It is left untouched; nothing can be saved until it can be read.',
  },
  doctor,
  broken: {
    title: 'Account Viewer could not start',
    screen: 'This screen could not be shown',
  },
  connect: {
    title: 'Connect an account',
    intro:
      'You need the address of the service, an API key, and the private key whose public key is registered for it.',
    name: 'Profile name',
    nameHint: 'Only you see it.',
    baseUrl: 'Base URL',
    baseUrlHint: 'For example https://api.example.com',
    requestsGoTo: 'Requests go to',
    signedPath: 'signed path',
    apiKey: 'API key',
    apiKeyHint: 'Kept in the keychain of your system, together with the private key.',
    privateKey: 'Private key',
    privateKeyHint:
      'RSA, 2048 bits or more: a PEM file (you can also drop it here), or its text in the clipboard. It is never shown.',
    chooseFile: 'Choose key file…',
    paste: 'Paste key from clipboard',
    keyReady: (bits: number) => `RSA ${bits}-bit key`,
    fromFile: (file: string) => `from ${file}`,
    fromClipboard: 'from the clipboard',
    generated: 'made just now in this app',
    clipboardHolds: 'The clipboard still holds the private key.',
    clearClipboard: 'Clear clipboard',
    clipboardCleared: 'The clipboard has been cleared.',
    clipboardOther: 'The clipboard holds something else by now and was left alone.',
    generate: 'Generate key pair',
    generating: 'Making a key pair…',
    keyLength: 'Length of the new key',
    bits: (bits: number) => `${bits} bits`,
    registerFirst:
      'Register this public key at the service, then test the connection. The private key leaves this app only for your keychain.',
    passphrase: 'Passphrase of the key',
    passphraseHint: 'The key is encrypted. Its passphrase is used once and not kept.',
    passphraseFileHint: (file: string) =>
      `${file} is encrypted. Its passphrase is used once and not kept.`,
    unlock: 'Unlock key',
    fingerprint: 'Public key fingerprint',
    shortKey: 'Good for RS256. New keys are better made with 3072 bits or more.',
    test: 'Test connection',
    testing: 'Testing…',
    tested: (name: string | null, wallets: number, contracts: number, milliseconds: number) =>
      `The service accepts the keys${name === null ? '' : ` of ${name}`}: ` +
      `${plural(wallets, 'wallet', 'wallets')}, ${plural(contracts, 'smart contract', 'smart contracts')}, ` +
      `answered in ${integer.format(milliseconds)} ms.`,
    save: 'Save and open',
    saving: 'Saving…',
    thisRun: 'Use for this run only',
    thisRunHint:
      'Without the keychain you can use the keys for this run: they stay in memory, are not written to disk, and are gone when the app is closed.',
    demoTitle: 'No keys at hand?',
    demoText:
      'The demo account has its own service inside the app and goes through everything a real one does: a key pair, the keychain, signed calls.',
    demo: 'Explore with a demo account',
    demoStarting: 'Starting the demo…',
    back: 'Back to the account',
    missing: {
      name: 'Give the profile a name, at most 60 characters.',
      apiKey: 'Enter the API key.',
      apiKeyShape:
        'An API key has 1 to 512 letters, digits and signs of the ASCII set, without spaces.',
      privateKey: 'Choose a key file, paste the key from the clipboard, or generate a key pair.',
      passphrase: 'Enter the passphrase.',
    },
  },
  publicKey: {
    copyPem: 'Copy public key (PEM)',
    copyDer: 'Copy as base64',
    save: 'Save public key…',
    copied: 'Copied.',
    saved: 'Saved.',
  },
  account: {
    profile: 'Profile',
    addProfile: 'Add profile…',
    overview: 'Overview',
    wallets: 'Wallets',
    contracts: 'Contracts',
    smartContracts: 'Smart contracts',
    sections: 'Account',
    refresh: 'Refresh',
    refreshing: 'Refreshing…',
    loading: 'Reading the account…',
    updated: (when: string) => `Updated ${when}`,
    failedAt: (when: string) => `Refresh failed ${when}`,
    stale: (when: string) => `Still showing the answer of ${when}.`,
    showAnswer: 'Show what came',
    answerTitle: 'Beginning of the answer',
    answerEmpty: 'The answer was empty.',
    serviceSays: 'The service says:',
    walletCount: (count: number) => plural(count, 'wallet', 'wallets'),
    contractCount: (count: number) => plural(count, 'smart contract', 'smart contracts'),
    noWallets: 'This account has no wallets.',
    noContracts: 'This account has no smart contracts.',
    notRead: 'Nothing to show yet: the account could not be read.',
  },
  overview: {
    holder: 'Account holder',
    userId: 'User ID',
    email: 'E-mail',
    connection: 'Connection',
    service: 'Service',
    publicKey: 'Public key',
    keyLength: (bits: number) => `RSA ${bits} bits`,
    secrets: 'Keys are kept in',
    lastUpdate: 'Last updated',
    differences: 'This answer differs from the specification',
    differencesHint: 'Everything is shown as it came; fields without a value say so.',
    change: 'Change…',
    homes: {
      keychain: 'the keychain of your system',
      'this-run': 'memory, until the app is closed',
      none: 'nowhere yet',
    },
    remove: 'Remove profile…',
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeText:
      'Its API key and private key are deleted from the keychain. The key stays registered at the service.',
    removeConfirm: 'Remove profile and keys',
  },
  copying: {
    changed:
      'The clipboard holds something else now: another program may have replaced it. Compare before you paste.',
  },
  inspector: inspectorWords,
  differences: {
    place: { account: 'Account', wallets: 'Wallets', contracts: 'Smart contracts' },
    problem: { missing: 'not given', 'wrong-type': 'not a text', unknown: 'not specified' },
    record: 'whole entry',
    where: 'List',
    field: 'Field',
    what: 'Problem',
    count: 'How often',
  },
  fields: {
    id: 'ID',
    asset: 'Asset',
    address: 'Address',
    name: 'Name',
    type: 'Type',
    deployedAt: 'Deployed at',
    deployedBy: 'Deployed by',
  },
  scripts: scriptWords,
  dates: {
    invalid: 'not a date as specified',
    future: 'in the future',
    'before-2015': 'before 2015',
    elsewhere: (date: string, age: string) => `${date}, ${age}`,
  },
} as const;
