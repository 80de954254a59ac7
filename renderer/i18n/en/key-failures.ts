import type { KeychainProblem } from '../../../shared/failure';
import type { Sentence, Sentences } from '../sentence';
import { kilobytes } from './failure-parts';

const keychainProblems: Record<KeychainProblem, Sentence> = {
  'no-library': {
    what: 'The keychain module could not be loaded.',
    next: 'On Linux, install libsecret (Debian, Ubuntu: libsecret-1-0; Fedora, Arch, openSUSE: libsecret) and start the app again.',
  },
  'no-bus': {
    what: 'There is no keychain in this session: no D-Bus session bus is running.',
    next: 'Log in to a desktop session, or start the app with dbus-run-session.',
  },
  'no-service': {
    what: 'No program on this system offers a keychain.',
    next: 'Install gnome-keyring (Debian, Ubuntu: apt; Fedora: dnf; Arch: pacman), or use KeePassXC with its Secret Service. A snap needs “snap connect account-viewer:password-manager-service”, a Flatpak “--talk-name=org.freedesktop.secrets”.',
  },
  'no-keyring': {
    what: 'The keychain has no keyring to store in.',
    next: 'Create a default keyring, for example with Seahorse (“Passwords and Keys”), then try again.',
  },
  locked: {
    what: 'The keychain is locked.',
    next: 'Unlock it, then try again. Nothing was changed.',
  },
  missing: {
    what: 'The keychain is locked, or the keys of this profile are no longer in it.',
    next: 'Unlock the keychain and try again. Nothing was changed.',
  },
  crashed: {
    what: 'The keychain of your system stopped answering.',
    next: 'Wait a minute and try again.',
  },
  'too-big': {
    what: 'The keychain does not take a record of this size.',
    next: 'Use a shorter key.',
  },
  mismatch: {
    what: 'The keychain gave back something other than what was stored.',
    next: 'Nothing was saved. Try again.',
  },
  other: { what: 'The keychain could not be used.', next: 'Try again.' },
};

const openssl = 'openssl pkcs8 -topk8 -nocrypt -in key.pem -out converted.pem';

/** What is wrong with a private key, or with the keychain. */
export const keyFailures = {
  KEY_EMPTY: () => ({ what: 'There is no text in it.', next: 'Choose or copy the private key.' }),
  KEY_TOO_BIG: (failure) => ({
    what: `This is larger than ${kilobytes(failure.limitBytes ?? 65_536)}, so it is not a private key.`,
  }),
  KEY_PUBLIC: () => ({
    what: 'This is a public key.',
    next: 'Signing needs the private key that belongs to it.',
  }),
  KEY_CERTIFICATE: () => ({
    what: 'This is a certificate.',
    next: 'Signing needs the private key that belongs to it.',
  }),
  KEY_OPENSSH: () => ({
    what: 'This key is in OpenSSH’s own format.',
    next: 'Convert a copy with: ssh-keygen -p -m PKCS8 -f key',
  }),
  KEY_NEEDS_PASSPHRASE: () => ({
    what: 'This key is protected by a passphrase.',
    next: `Remove it from a copy with: ${openssl}`,
  }),
  KEY_WRONG_PASSPHRASE: () => ({ what: 'The passphrase does not open this key.' }),
  KEY_UNSUPPORTED_CIPHER: () => ({
    what: 'This key is encrypted in a way that cannot be read here, or would take too long to read.',
    next: `Convert a copy with: ${openssl}`,
  }),
  KEY_NOT_RSA: () => ({
    what: 'This is not an RSA key.',
    next: 'The service signs with RS256, which needs RSA.',
  }),
  KEY_PSS: () => ({
    what: 'This key is for RSA-PSS only.',
    next: 'RS256 needs a plain RSA key.',
  }),
  KEY_TOO_SHORT: (failure) => ({
    what: `This key has ${failure.bits ?? 'too few'} bits.`,
    next: 'RS256 needs at least 2048.',
  }),
  KEY_TOO_LONG: (failure) => ({
    what: `This key has numbers of ${failure.bits ?? 'too many'} bits.`,
    next: 'At most 16384 are taken, because signing with more takes minutes. 4096 are plenty.',
  }),
  KEY_DAMAGED: () => ({
    what: 'No whole private key was found in it.',
    next: 'It may be cut off or changed on its way. Copy it again, with its BEGIN and END lines. A JWK needs all of n, e, d, p, q, dp, dq and qi.',
  }),
  KEYCHAIN_UNAVAILABLE: ({ keychain }) => keychainProblems[keychain ?? 'other'],
  KEYCHAIN_LOCKED_OR_MISSING: ({ keychain }) => keychainProblems[keychain ?? 'missing'],
  KEYCHAIN_DENIED: () => ({
    what: 'Access to the keychain was denied.',
    next: 'Try again and allow it. Nothing was changed.',
  }),
  KEYCHAIN_TIMEOUT: () => ({
    what: 'The keychain did not answer in time.',
    next: 'A window of your system may be waiting for its password; on macOS it names “Account Viewer Helper”. Nothing was changed.',
  }),
  CREDENTIALS_DAMAGED: () => ({
    what: 'The keychain’s record of this profile is damaged.',
    next: 'Nothing was sent. Remove the profile and connect the account again.',
  }),
} satisfies Partial<Sentences>;
