import { integer, plural } from './plural';

/** What the form for a new profile says. */
export const connectWords = {
  title: 'Connect an account',
  intro:
    'You need the address of the service, an API key, and the private key whose public key is registered for it.',
  name: 'Profile name',
  nameHint: 'Only you see it.',
  baseUrl: 'Service address',
  baseUrlHint: 'For example https://api.example.com',
  requestsGoTo: 'Requests go to',
  signedPath: 'signed path',
  pathIsAdded: 'The app adds /v1/account by itself. Probably meant:',
  takeMeant: 'Use this address',
  apiKey: 'API key',
  apiKeyHint: 'Kept in the keychain of your system, together with the private key.',
  privateKey: 'Private key',
  privateKeyHint:
    'RSA, 2048 bits or more: a PEM or JWK file (you can also drop it here), or its text in the clipboard. It is never shown.',
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
    'Register this public key at the service, then test the connection. The private key leaves this app only for your keychain: save it before you lock the screen, or it is dropped.',
  dropped:
    'The private key was dropped from memory, because the screen was locked or the computer slept. Choose it again; all else is as you left it.',
  droppedPair:
    'The new key pair was dropped from memory, because the screen was locked or the computer slept before it was saved. Do not register its public key; generate another one. All else is as you left it.',
  passphrase: 'Passphrase of the key',
  passphraseHint: 'The key is encrypted. Its passphrase is used once and not kept.',
  passphraseFileHint: (file: string) =>
    `${file} is encrypted. Its passphrase is used once and not kept.`,
  unlock: 'Unlock key',
  fingerprint: 'Public key fingerprint',
  shortKey: 'Good for RS256. New keys are better made with 3072 bits or more.',
  test: 'Test connection',
  testing: 'Testing…',
  tested: (
    name: string | null,
    wallets: number | null,
    contracts: number | null,
    milliseconds: number,
  ) =>
    `The service accepts the keys${name === null ? '' : ` of ${name}`}: ` +
    `${wallets === null ? 'no list of wallets' : plural(wallets, 'wallet', 'wallets')}, ` +
    `${contracts === null ? 'no list of smart contracts' : plural(contracts, 'smart contract', 'smart contracts')}, ` +
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
};
