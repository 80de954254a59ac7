import type { KeychainProblem, KeyFormat } from '../../shared/problems';
import { connectWords } from './connect';
import type { Message, Messages } from './message';
import { size } from './plural';

const unlock =
  'Unlock it in your system’s password program (Linux: “Passwords and Keys”; macOS: “Keychain Access”), then try again.';

const keychainProblems: Record<KeychainProblem, Message> = {
  'no-library': {
    message: 'The keychain module could not be loaded.',
    remedy:
      'On Linux, install libsecret (Debian, Ubuntu: libsecret-1-0; Fedora, Arch, openSUSE: libsecret) and start the app again.',
  },
  'no-bus': {
    message: 'There is no keychain in this session: no D-Bus session bus is running.',
    remedy: 'Log in to a desktop session, or start the app with dbus-run-session.',
  },
  'no-service': {
    message: 'No program on this system offers a keychain.',
    remedy:
      'On KDE, tick “Use KWallet for the Secret Service interface” in the system settings, under “KDE Wallet”, and log in again. Elsewhere, install gnome-keyring (Debian, Ubuntu: apt; Fedora: dnf; Arch: pacman), or use KeePassXC with its Secret Service. A snap needs “snap connect account-viewer:password-manager-service”, a Flatpak “--talk-name=org.freedesktop.secrets”.',
  },
  'no-keyring': {
    message: 'The keychain has no keyring to store keys in.',
    remedy:
      'Create a default keyring, for example with Seahorse (“Passwords and Keys”), then try again.',
  },
  locked: {
    message: 'The keychain is locked.',
    remedy: `${unlock} Nothing was changed.`,
  },
  missing: {
    message: 'The keychain is locked, or the keys of this profile are no longer in it.',
    remedy: `${unlock} If it is already unlocked, enter the keys again. Nothing was changed. If the key of the encrypted files is gone, too, as on another computer, notes, first-seen addresses and history then start over; an earlier keychain from a backup can still open them.`,
  },
  crashed: {
    message: 'Your system’s keychain stopped answering.',
    remedy: 'Wait a minute and try again.',
  },
  'too-big': {
    message: 'The keychain cannot store a record of this size.',
    remedy: 'Use a shorter key.',
  },
  mismatch: {
    message: 'The keychain returned something other than what was stored.',
    remedy: 'Nothing was saved. Try again.',
  },
  other: { message: 'The keychain could not be used.', remedy: 'Try again.' },
};

const fromPkcs12 = 'openssl pkcs12 -in key.pfx -nocerts -nodes -out key.pem';

const keyFormats: Record<KeyFormat, Message> = {
  java: {
    message: 'This is a Java keystore.',
    remedy: `Extract the key from a copy in two steps: keytool -importkeystore -srckeystore keystore.jks -destkeystore key.pfx -deststoretype PKCS12 and then: ${fromPkcs12}`,
  },
  container: {
    message: 'This is an archive or a document, not the text of a key.',
    remedy: 'Unpack or open it, then choose or copy the private key inside.',
  },
  pgp: {
    message: 'This is a PGP key, which cannot sign for the service.',
    remedy: 'Choose the private key that is registered for your API key.',
  },
  unknown: {
    message: 'This private key is in a format that the app cannot read.',
    remedy:
      'Export it as PEM (PKCS#8 or PKCS#1) or as JWK from the program that made it, and choose that file.',
  },
};

/** Remedy for a key that can never sign for the service. */
const newKey = `Choose an RSA key of 2048 bits or more, or press “${connectWords.generate}” and register its public half.`;

const openssl = 'openssl pkcs8 -topk8 -nocrypt -in key.pem -out converted.pem';

/** Texts for failures of private keys and of the keychain. */
export const keyFailures = {
  KEY_EMPTY: () => ({
    message: 'The file or clipboard has no text.',
    remedy: 'Choose or copy the private key.',
  }),
  KEY_TOO_BIG: (failure) => ({
    message: `This is larger than ${size(failure.limitBytes ?? 65_536)}, so it is not a private key.`,
    remedy: 'Choose or copy the private key.',
  }),
  KEY_PUBLIC: () => ({
    message: 'This is a public key.',
    remedy: 'Signing needs the private key that belongs to it.',
  }),
  KEY_CERTIFICATE: () => ({
    message: 'This is a certificate.',
    remedy: 'Signing needs the private key that belongs to it.',
  }),
  KEY_OPENSSH: () => ({
    message: 'This key is in OpenSSH’s own format.',
    remedy: 'Convert a copy with: ssh-keygen -p -m PKCS8 -f key',
  }),
  KEY_PUTTY: () => ({
    message: 'This key is in PuTTY’s own format.',
    remedy:
      'Open it in PuTTYgen, and choose “Export OpenSSH key” in its menu “Conversions”. On Linux: puttygen key.ppk -O private-openssh -o key.pem',
  }),
  KEY_PKCS12: () => ({
    message: 'This is a PKCS#12 file, such as a .pfx from Windows.',
    remedy: `Extract the key from a copy (for an older file, add -legacy): ${fromPkcs12}`,
  }),
  KEY_FORMAT: ({ keyFormat }) => keyFormats[keyFormat ?? 'unknown'],
  KEY_NEEDS_PASSPHRASE: () => ({
    message: 'This key is protected by a passphrase.',
    remedy: `Remove it from a copy with: ${openssl}`,
  }),
  KEY_WRONG_PASSPHRASE: () => ({
    message: 'The passphrase does not open this key.',
    remedy: 'Enter it again, or choose another key.',
  }),
  KEY_UNSUPPORTED_CIPHER: () => ({
    message:
      'This key is encrypted in a way that the app cannot read, or that would take too long to read.',
    remedy: `Convert a copy with: ${openssl}`,
  }),
  KEY_NOT_RSA: () => ({
    message: 'This is not an RSA key.',
    remedy: `The app signs with RS256, which needs RSA. ${newKey}`,
  }),
  KEY_PSS: () => ({
    message: 'This key is for RSA-PSS only.',
    remedy: `The app signs with RS256, which needs a plain RSA key. ${newKey}`,
  }),
  KEY_TOO_SHORT: (failure) => ({
    message: `This key has ${failure.bits ?? 'too few'} bits, too few to be safe.`,
    remedy: newKey,
  }),
  KEY_TOO_LONG: (failure) => ({
    message: `This key uses numbers of ${failure.bits ?? 'too many'} bits.`,
    remedy:
      'The app accepts at most 16384, because signing with more takes minutes. 4096 is plenty.',
  }),
  KEY_DAMAGED: () => ({
    message: 'The file or clipboard has no complete private key.',
    remedy:
      'It may have been cut off or altered. Copy it again, including its BEGIN and END lines. A JWK needs all of n, e, d, p, q, dp, dq and qi.',
  }),
  KEY_MISSING: () => ({
    message: 'The file or clipboard has no private key that the app can read.',
    remedy:
      'A private key is a text that begins with “-----BEGIN … PRIVATE KEY-----”, or a JWK. Choose or copy one of these.',
  }),
  KEY_SEVERAL: () => ({
    message: 'The file or clipboard has several private keys. None was used.',
    remedy: 'Copy only the one you want, or choose a file with no other key.',
  }),
  KEYCHAIN_UNAVAILABLE: ({ keychain }) => keychainProblems[keychain ?? 'other'],
  KEYCHAIN_LOCKED_OR_MISSING: ({ keychain }) => keychainProblems[keychain ?? 'missing'],
  KEYCHAIN_DENIED: () => ({
    message: 'Access to the keychain was denied.',
    remedy: 'Try again and allow it. Nothing was changed.',
  }),
  KEYCHAIN_TIMEOUT: () => ({
    message: 'The keychain did not answer in time.',
    remedy:
      'A system window may be waiting for the keychain’s password; on macOS it names “Account Viewer Helper”. Nothing was changed.',
  }),
  CREDENTIALS_DAMAGED: () => ({
    message: 'The keychain’s entry for this profile is damaged.',
    remedy:
      'Nothing was sent. Enter both keys again: notes, first-seen addresses and history stay.',
  }),
} satisfies Partial<Messages>;
