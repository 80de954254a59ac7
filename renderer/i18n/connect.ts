import { duration, plural } from './plural';

/** Texts of the form for a new profile. */
export const connectWords = {
  title: 'Connect an account',
  headline: 'See every wallet and contract of your account. Nothing else.',
  promises: {
    look: {
      title: 'Read-only',
      text: 'The app reads your account. It cannot move funds, sign transactions or change anything.',
    },
    keys: {
      title: 'Keys stay in your system’s keychain',
      text: 'The app never shows them, never logs them and never writes them to a file.',
    },
    service: {
      title: 'One service only',
      text: 'The app calls the service address you agree to. Looking for newer versions is off until you allow it; explorer pages open when you click them.',
    },
  },
  intro: 'The service address and the API key come from the provider; the private key is yours.',
  keyStepHint: 'The app signs each call with it. Drop a PEM or JWK file here, or:',
  stepDone: '(complete)',
  name: 'Profile name',
  nameHint: 'The service does not see it. Names of exported files start with it.',
  baseUrl: 'Service address',
  baseUrlHint: 'A service address looks like https://api.example.com',
  requestsGoTo: 'Calls go to',
  signedPath: 'signed path',
  pathIsAdded: 'The app adds /v1/account itself. You probably mean:',
  takeMeant: 'Use this address',
  apiKey: 'API key',
  apiKeyHint: 'Kept in your system’s keychain, together with the private key.',
  privateKey: 'Private key',
  chooseFile: 'Choose key file…',
  chooseFileHint: 'PEM or JWK, RSA of 2048 bits or more',
  paste: 'Paste key from clipboard',
  pasteHint: 'Read from the clipboard; you can clear it afterwards',
  changeKey: 'Change…',
  keepKey: 'Keep this key',
  publicKey: 'Public key',
  keyReady: (bits: number) => `RSA ${bits}-bit key`,
  fromFile: (file: string) => `from ${file}`,
  fromClipboard: 'from the clipboard',
  generated: 'made just now in this app',
  clipboardHolds: 'The clipboard still holds the private key.',
  clearClipboard: 'Clear clipboard',
  clipboardCleared: 'The clipboard has been cleared.',
  clipboardOther: 'The clipboard now holds something else, so it was not cleared.',
  generate: 'Generate key pair',
  generateHint: 'You register its public half',
  generating: 'Making a key pair…',
  keyLength: 'Length of the new key',
  bits: (bits: number) => `${bits} bits`,
  register: 'Register this public key with the service.',
  notSaved:
    'Not saved yet: the private key is in memory only. It is lost when the screen is locked, the computer sleeps or the app is closed.',
  toSave: {
    now: 'To save it, press “Save and open”, before or after you register its public key.',
    later:
      'To save it, complete the steps above and press “Save and open”, before or after you register its public key.',
  },
  dropped:
    'The private key was removed from memory because the screen was locked or the computer slept. Choose it again; everything else is as you left it.',
  droppedPair:
    'The new key pair was removed from memory because the screen was locked or the computer slept before you saved it. Do not register its public key; generate a new pair. Everything else is as you left it.',
  passphrase: 'Passphrase of the key',
  passphraseHint: 'The key is encrypted. Its passphrase is used once and not kept.',
  passphraseFileHint: (file: string) =>
    `${file} is encrypted. Its passphrase is used once and not kept.`,
  unlock: 'Unlock key',
  unlocking: 'Unlocking…',
  shortKey: 'Long enough for RS256. For a new key, choose 3072 bits or more.',
  test: 'Test connection',
  testing: 'Waiting for the service to answer…',
  addressAsked:
    'The app asks you about this service address in a separate window. Nothing is sent before you agree.',
  stopped: 'You stopped the test.',
  nothingSent: 'You did not agree to the service address. Nothing was sent or saved.',
  notRegistered: 'First register the public key of this new pair with the service.',
  tested: (
    name: string | null,
    wallets: number | null,
    contracts: number | null,
    milliseconds: number,
  ) =>
    `The service accepts the keys${name === null ? '' : ` of ${name}`}: ` +
    `${wallets === null ? 'no list of wallets' : plural(wallets, 'wallet', 'wallets')}, ` +
    `${contracts === null ? 'no list of contracts' : plural(contracts, 'contract', 'contracts')}, ` +
    `answered in ${duration(milliseconds)}.`,
  save: 'Save and open',
  saving: 'Saving…',
  thisRun: 'Use for this run only',
  thisRunHint:
    'Without the keychain you can use the keys for this run: they stay in memory, are not written to disk, and are lost when the app is closed.',
  demoText: 'No keys needed. Its service runs inside the app; remove it at any time.',
  demo: 'Explore with a demo account',
  demoStarting: 'Starting the demo…',
  discardTitle: 'Discard what you have entered?',
  discardPairTitle: 'Discard the new key pair?',
  discardPairText:
    'The new key pair has not been saved. A discarded private key cannot be recovered.',
  discardText: 'The new profile has not been saved.',
  discardPair:
    'Neither the new profile nor its key pair has been saved. A discarded private key cannot be recovered.',
  discard: 'Discard',
  earlier: (count: number) =>
    `This computer has encrypted files of ${plural(count, 'earlier profile', 'earlier profiles')} that the settings do not list.`,
  earlierBackup: (count: number, folder: string) =>
    `If you did not remove ${count === 1 ? 'it' : 'them'} yourself, close the app before you connect and restore settings.json in ${folder} from a backup. If that folder has a settings.json.bad-… file, you can repair it instead and rename it to settings.json. A new profile does not know which addresses you have seen before, and raises no alarm about those that have changed.`,
  earlierOthers:
    'Profiles added since that backup are not in it: export them first, and import them afterwards.',
  removeEarlier: 'Remove what is left…',
  earlierRemoved: 'What was left of earlier profiles has been removed.',
  missing: {
    name: 'Give the profile a name of at most 60 characters.',
    nameUnseen: 'The name contains an invisible character. Type the name again.',
    privateKey: 'Choose a key file, paste the key from the clipboard, or generate a key pair.',
    passphrase: 'Enter the passphrase.',
    unlocked: 'Unlock the key first: enter its passphrase and press “Unlock key”.',
    generated: 'Wait until the key pair is made, or press “Cancel”.',
  },
};
