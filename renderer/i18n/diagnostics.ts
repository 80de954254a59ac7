import type { Check, Facts, UncheckedReason } from '../../shared/diagnosis';
import { catalogue } from './language';
import { duration, integer, size, clockOff, plural } from './plural';

const names: Record<Check, string> = {
  keychain: 'Keychain',
  keyPair: 'Key pair',
  baseUrl: 'Service address',
  dns: 'Host name',
  proxy: 'Proxy',
  tls: 'Secure connection',
  clock: 'Clock',
  call: 'Call',
};

const passed: Record<Check, (facts: Facts) => string> = {
  keychain: ({ home }) =>
    home === 'this-run'
      ? 'The keys of this profile are in memory only. The keychain would work: it stored a test value, returned it and deleted it.'
      : 'It stored a test value, returned it and deleted it.',
  keyPair: ({ bits = 0, fingerprint = '' }) =>
    `The private key and the public key match: RSA ${bits} bits, ${fingerprint}`,
  baseUrl: ({ scheme }) =>
    scheme === 'http' ? 'It uses http://, to this computer only.' : 'It uses https://.',
  dns: ({ addresses = 0 }) =>
    `The name was found, with ${plural(addresses, 'IP address', 'IP addresses')}.`,
  proxy: ({ route, proxyHost = '' }) =>
    route === 'proxy' ? `Calls go through the proxy ${proxyHost}.` : 'Calls go out directly.',
  tls: () => 'The certificate of the service is trusted.',
  clock: ({ skewSeconds = 0 }) =>
    skewSeconds === 0
      ? 'It agrees with the service’s clock.'
      : `${clockOff(skewSeconds)}, which is fine.`,
  call: ({ milliseconds = 0 }) =>
    `The service accepted the keys and sent the account, in ${duration(milliseconds)}.`,
};

const unchecked: Record<UncheckedReason, (on: string) => string> = {
  depends: (on) => `Not possible until “${on}” passes.`,
  'no-keys': () => 'This profile has no keys yet.',
  'literal-address': () => 'Not needed: the service address has an IP address instead of a name.',
  'left-to-proxy': () =>
    'Not needed: this computer does not know the name, and the proxy looks it up.',
  'local-http': () => 'Not used: http:// to this computer needs no certificate.',
  'no-answer': () => 'Not known, because no answer came.',
  'no-date': () => 'The service does not report its time.',
  'not-told': () => 'The system did not say whether there is a proxy.',
  'out-of-time': () => 'It took too long.',
};

/** Texts of the connection check. Failures have their own texts. */
export const connectionCheckWords = catalogue('connectionCheck', {
  title: 'Connection check',
  hint: 'Checks everything between this computer and the account, with one real call. Nothing is changed.',
  run: 'Check connection',
  running: 'Checking…',
  list: 'Checks',
  names,
  marks: {
    passed: 'Passed',
    warning: 'Warning',
    failed: 'Failed',
    unchecked: 'Not checked',
    pending: 'Checking…',
  },
  passed: (check: Check, facts: Facts) => passed[check](facts),
  unchecked: ({ why = 'no-answer', on = 'call' }: Facts) => unchecked[why](names[on]),
  clockCorrected: (skewSeconds: number) =>
    `${clockOff(skewSeconds)}. Calls are corrected for this where needed, unless that is turned off. It is better to set the clock to automatic.`,
  keychainUnused:
    'The keys of this profile are in memory until the app is closed, so they still work.',
  showAll: 'Show all checks',
  showLess: 'Show less',
  at: (when: string) => `checked ${when}`,
  notMade: (count: number) => `${count} left out: not needed, or not possible`,
  summary: (failures: number, warnings: number, passed: number) => {
    if (failures > 0) return `${plural(failures, 'check', 'checks')} failed`;
    return warnings > 0
      ? `Nothing failed, ${plural(warnings, 'warning', 'warnings')}`
      : `${plural(passed, 'check', 'checks')} passed`;
  },
  reportHint:
    'The report contains versions, results and the last calls. It contains no keys, no names and nothing from the account.',
  withHost: 'Include the host name',
  copy: 'Copy report',
  copied: 'Report copied.',
  save: 'Save report…',
  saved: 'Report saved.',
});

/** Texts about the last requests. */
export const requestWords = catalogue('requests', {
  title: 'Last calls',
  nothing: 'No call yet.',
  inMemory: 'Kept in memory only, and deleted when the app is closed.',
  columns: { time: 'Time (UTC)', result: 'Result', duration: 'Duration', size: 'Size' },
  durationOf: duration,
  /** Size of a response. */
  sizeOf: size,
  purposes: {
    account: 'Reading the account',
    check: 'Connection check',
    keys: 'Test of new keys',
    'dry-run': 'Dry run',
  },
  results: {
    unsent: 'Not sent',
    sent: 'Under way',
    stopped: 'Stopped',
    noAnswer: (code: string) => `No answer, ${code}`,
    tried: (result: string, times: number) => `${result}, tried ${times} times`,
  },
  showAll: (count: number) => `Show all ${integer.format(count)}`,
  showFewer: 'Show fewer',
  show: 'Show call',
  dryRunHint: '“Dry run” signs a call as it would be sent now, but sends nothing.',
  copy: 'Copy for support',
  copyHint: 'Without keys, token, hosts and addresses',
  copied: 'Copied, without keys, token, hosts and addresses.',
  copyCurl: 'Copy as curl',
  copiedCurl: 'Copied, with <JWT> and <API_KEY> in place of the secrets.',
  gone: 'This call is no longer kept.',
  request: 'Call',
  answer: 'Answer',
  answerText: 'Beginning of the answer',
  outcome: 'Result',
  time: 'Time',
  outcomes: {
    unsent: 'Dry run: signed, but not sent.',
    sent: 'Sent; the answer is not complete yet.',
    accepted: 'Accepted by the service.',
  },
  purpose: 'Made for',
  attempt: 'Attempt',
  attemptOf: (attempt: number, attempts: number) => `${attempt} of ${attempts}`,
  serviceId: 'Request ID',
  age: 'Token issued',
  spans: {
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
  },
  usable: (age: number, left: number) => `${age} s ago; the service accepts it for ${left} s more`,
  tooOld: (age: string) => `${age} ago; too old to be used`,
  used: (age: string) => `${age} ago; accepted, and good for one call only`,
  fromFuture: (seconds: number) => `dated ${seconds} s ahead of the service’s clock`,
  address: 'Address',
  clock: 'Clock used',
  localClock: 'this computer’s clock',
  otherClock: (off: string) => `${off} this computer’s clock`,
  ahead: (span: string) => `${span} ahead of`,
  behind: (span: string) => `${span} behind`,
  header: 'Header',
  claims: 'Claims',
  signedAndSent: 'Signed and sent',
  signedPath: 'Path in the token',
  sentPath: 'Path of the call',
  same: 'the same',
  differs: 'differs',
  proof: 'Signature and keys',
  signedBy: {
    verified: 'Signature verified with this profile’s public key.',
    'verified-then': 'Signature verified with the public key that this profile had then.',
    'not-verified': 'The signature does not match this profile’s public key.',
  },
  fingerprint: 'Public key',
  notShown:
    'The signature and the API key are not shown: neither leaves the protected side of the app.',
  changes: 'Compared with the last accepted call',
  nothingAccepted: 'No call has been accepted since the app started.',
  thisIsIt: 'This is the last accepted call.',
  unchanged: (when: string) => `Nothing differs from the call accepted at ${when}.`,
  changed: (when: string) => `Different from the call accepted at ${when}:`,
  changedFields: {
    address: 'the service address',
    privateKey: 'the public key (another key pair)',
    apiKey: 'the API key',
  },
  changedHeader: (name: string) => `${name} in the header`,
  changedClaim: (name: string) => `the claim ${name}`,
});
