import type { BaseUrlProblem, Code, Failure, KeychainProblem } from '../../shared/failure';
import { clockOff } from './clock';
import { templateSentence } from './links';

/** What is wrong, and what to do about it. */
export interface Sentence {
  readonly what: string;
  readonly next?: string;
}

const baseUrlProblems: Record<BaseUrlProblem, string> = {
  empty: 'Enter the address of the service.',
  'too-long': 'This address is too long.',
  'not-an-address': 'This is not a web address. It must not contain spaces or backslashes.',
  'not-https': 'The address must start with https://',
  'http-not-local':
    'http:// is only possible to this computer (localhost). Anywhere else the keys would travel unprotected; use https://',
  'has-credentials': 'The address must not contain a user name or password.',
  'has-query': 'The address must not contain a question mark.',
  'has-fragment': 'The address must not contain a “#”.',
  'port-blocked': 'This port is reserved for another protocol and cannot be called.',
};

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

const kilobytes = (bytes: number): string =>
  bytes >= 1_048_576 ? `${Math.round(bytes / 1_048_576)} MB` : `${Math.round(bytes / 1024)} kB`;

const wait = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

const host = ({ host: name }: Failure): string => name ?? 'the service';

/** Where a refused redirect led. A target that could not be told, or is no web address, has no name. */
const redirectTarget = ({ url = '', redirectOrigin }: Failure): string => {
  if (redirectOrigin === undefined) return 'another address';
  return url.startsWith(`${redirectOrigin}/`)
    ? `another path of ${redirectOrigin}`
    : redirectOrigin;
};

type Sentences = Record<Code, (failure: Failure) => Sentence>;

const openssl = 'openssl pkcs8 -topk8 -nocrypt -in key.pem -out converted.pem';

const sentences: Sentences = {
  OFFLINE: () => ({
    what: 'This computer is offline.',
    next: 'Check the network connection, then refresh.',
  }),
  DNS: (failure) => ({
    what: `The name ${host(failure)} could not be found.`,
    next: 'Check the base URL for typing mistakes, and the network or VPN.',
  }),
  UNREACHABLE: (failure) => ({
    what: `${host(failure)} does not accept a connection.`,
    next: 'The service may be down, or a firewall stands between. Check the base URL and port.',
  }),
  TIMEOUT: (failure) => ({
    what: `${host(failure)} did not answer in time.`,
    next: 'Refresh to try once more.',
  }),
  INCOMPLETE: () => ({
    what: 'The connection ended before the answer was complete.',
    next: 'Refresh to try once more.',
  }),
  TLS_ERROR: (failure) => ({
    what: `The secure connection to ${host(failure)} could not be trusted${failure.netError === undefined ? '' : ` (${failure.netError})`}.`,
    next:
      failure.netError === 'ERR_CERT_DATE_INVALID'
        ? 'The certificate has expired, or the clock of this computer is wrong. Nothing was sent.'
        : 'A company proxy may need its certificate installed in the system. Nothing was sent.',
  }),
  PROXY_AUTH: () => ({
    what: 'The network’s proxy asks for a login, or does not let the call through.',
    next: 'Log in through the proxy settings of your system, or ask those who run the proxy; then refresh.',
  }),
  REDIRECT_REFUSED: (failure) => ({
    what: `${host(failure)} tried to send the call on to ${redirectTarget(failure)}.`,
    next: 'Redirects are never followed, because the API key would go along. Correct the base URL.',
  }),
  ABORTED: () => ({ what: 'The call was stopped.' }),
  AUTH: (failure) => ({
    what: 'The service does not accept this API key with this private key.',
    next:
      'Check that the API key is right and that this public key is registered for it' +
      (failure.fingerprint === undefined ? '.' : `: ${failure.fingerprint}`),
  }),
  CLOCK_SKEW: ({ skewSeconds }) => ({
    what:
      skewSeconds === undefined
        ? 'The service refuses the time of this computer. It does not tell its own.'
        : `${clockOff(skewSeconds)}, too far for the service to accept its calls.`,
    next: 'Set the clock to automatic in the settings of your system, then refresh.',
  }),
  FORBIDDEN: () => ({
    what: 'The keys are accepted, but they may not read this account.',
    next: 'Ask for the permission, or check whether this network address is allowed.',
  }),
  NOT_FOUND: (failure) => ({
    what: `There is nothing at ${failure.url ?? 'this address'}.`,
    next: 'Check the base URL: the path /v1/account is added to it.',
  }),
  METHOD_NOT_ALLOWED: (failure) => ({
    what: `${failure.url ?? 'This address'} does not take this kind of call.`,
    next: 'Check the base URL: the path /v1/account is added to it.',
  }),
  RATE_LIMITED: (failure) => ({
    what: 'The service has had too many calls.',
    next:
      failure.seconds === undefined
        ? 'Wait a little, then refresh.'
        : `Wait ${wait(failure.seconds)}, then refresh.`,
  }),
  SERVER_ERROR: (failure) => ({
    what: `The service has a problem of its own (status ${failure.status ?? 500}).`,
    next: 'Refresh later. Your keys are not the reason.',
  }),
  UNEXPECTED_STATUS: (failure) => ({
    what: `The service answered with an unexpected status (${failure.status ?? 'none'}).`,
    next: 'Check the base URL.',
  }),
  NOT_JSON: (failure) => ({
    what:
      failure.title === undefined
        ? 'The answer is not the API’s.'
        : failure.title === ''
          ? 'The answer is a web page.'
          : `The answer is a web page titled “${failure.title}”.`,
    next: 'A sign-in page of the network or a proxy may stand between, or the base URL is not the API’s.',
  }),
  BAD_ENCODING: () => ({
    what: 'The answer cannot be read as text in UTF-8.',
    next: 'Nothing of it is shown, because names could come out altered.',
  }),
  BAD_SHAPE: (failure) => ({
    what:
      failure.shape === 'too-deep'
        ? 'The answer is nested too deeply to be an account.'
        : failure.shape === 'too-many'
          ? 'The answer has more entries than can be shown (200,000 in one list).'
          : 'The answer is JSON, but not an account.',
    next: 'Check the base URL, or ask the service’s support.',
  }),
  TOO_LARGE: (failure) => ({
    what: `The answer is larger than ${kilobytes(failure.limitBytes ?? 65_536)}.`,
    next: 'It was not read further.',
  }),
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
  KEY_DAMAGED: () => ({
    what: 'No whole private key was found in it.',
    next: 'It may be cut off or changed on its way. Copy it again, with its BEGIN and END lines.',
  }),
  KEYCHAIN_UNAVAILABLE: ({ keychain }) => keychainProblems[keychain ?? 'other'],
  KEYCHAIN_LOCKED_OR_MISSING: ({ keychain }) => keychainProblems[keychain ?? 'missing'],
  KEYCHAIN_DENIED: () => ({
    what: 'Access to the keychain was denied.',
    next: 'Try again and allow it. Nothing was changed.',
  }),
  KEYCHAIN_TIMEOUT: () => ({
    what: 'The keychain did not answer in time.',
    next: 'A window of your system may be waiting for its password. Nothing was changed.',
  }),
  CREDENTIALS_DAMAGED: () => ({
    what: 'The keychain’s record of this profile is damaged.',
    next: 'Nothing was sent. Remove the profile and connect the account again.',
  }),
  BASE_URL_INVALID: ({ baseUrl }) => ({ what: baseUrlProblems[baseUrl ?? 'not-an-address'] }),
  API_KEY_INVALID: () => ({
    what: 'An API key has 1 to 512 letters, digits and signs of the ASCII set, without spaces.',
  }),
  NAME_TAKEN: () => ({ what: 'Another profile has this name.' }),
  HOST_CHANGED: (failure) => ({ what: `The keys would now be sent to ${host(failure)}.` }),
  PROFILE_NOT_FOUND: () => ({ what: 'This profile is no longer there.' }),
  FILE_NOT_READABLE: () => ({
    what: 'The file could not be read.',
    next: 'Check that it is still there and that you may read it.',
  }),
  FILE_NOT_WRITTEN: () => ({
    what: 'The file could not be written.',
    next: 'Check that the disk has room and that you may write there. The old file is unchanged.',
  }),
  SETTINGS_NEWER: () => ({
    what: 'The settings were written by a newer version of the app.',
    next: 'Nothing was saved. Use the newer version.',
  }),
  LINK_TEMPLATE_INVALID: templateSentence,
  LINK_NOT_KNOWN: () => ({
    what: 'No website is known for this address.',
    next: 'Websites are set for each asset in the settings; only plain letters and digits are looked up.',
  }),
  LINK_NOT_OPENED: () => ({ what: 'Your system did not open its browser.' }),
  CLIPBOARD_FAILED: () => ({
    what: 'The clipboard of your system did not work.',
    next: 'Copy again, and compare before you paste.',
  }),
  BAD_REQUEST: () => ({
    what: 'The app asked itself for something impossible.',
    next: 'Start it again.',
  }),
  UNTRUSTED_SENDER: () => ({ what: 'A call from outside the app’s window was refused.' }),
  BUSY: () => ({ what: 'Too many calls at once.', next: 'Wait a moment and try again.' }),
  CANCELLED: () => ({ what: 'Cancelled.' }),
  INTERNAL: () => ({
    what: 'Something in the app itself went wrong.',
    next: 'Try again; if it stays, start the app again.',
  }),
};

/** The words for a failure: what was seen first, then the next step. */
export const sentenceOf = (failure: Failure): Sentence => sentences[failure.code](failure);
