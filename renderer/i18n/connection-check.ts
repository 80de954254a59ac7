import type { Check, Facts, UncheckedReason } from '../../shared/diagnosis';
import { clockOff, integer, plural } from './plural';
import { catalogue } from './language';

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
      ? 'The keys of this profile are in memory only. The keychain would work: it stored a test value, gave it back and deleted it.'
      : 'It stored a test value, gave it back and deleted it.',
  keyPair: ({ bits = 0, fingerprint = '' }) =>
    `The private key signs what the public key verifies: RSA ${bits} bits, ${fingerprint}`,
  baseUrl: ({ scheme }) =>
    scheme === 'http' ? 'It uses http://, to this computer only.' : 'It uses https://.',
  dns: ({ addresses = 0 }) =>
    `The name was found, with ${plural(addresses, 'network address', 'network addresses')}.`,
  proxy: ({ route, proxyHost = '' }) =>
    route === 'proxy' ? `Calls go through the proxy ${proxyHost}.` : 'Calls go out directly.',
  tls: () => 'The certificate of the service is trusted.',
  clock: ({ skewSeconds = 0 }) =>
    skewSeconds === 0
      ? 'It agrees with the service’s.'
      : `${clockOff(skewSeconds)}, which is fine.`,
  call: ({ milliseconds = 0 }) =>
    `The service accepted the keys and sent the account, in ${integer.format(milliseconds)} ms.`,
};

const unchecked: Record<UncheckedReason, (on: string) => string> = {
  depends: (on) => `Not possible until “${on}” passes.`,
  'no-keys': () => 'This profile has no keys yet.',
  'literal-address': () =>
    'Not needed: the service address has a network address instead of a name.',
  'left-to-proxy': () => 'Not needed: the name is not known here, and the proxy looks it up.',
  'local-http': () => 'Not used: http:// to this computer needs no certificate.',
  'no-answer': () => 'No answer came that could have told.',
  'no-date': () => 'The service does not tell its time.',
  'not-told': () => 'The system did not say whether there is a proxy.',
  'out-of-time': () => 'It took too long.',
};

/** What the check of a connection says. Failures have their own sentences. */
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
    `${clockOff(skewSeconds)}. Calls are corrected for it where needed, unless that is turned off; better set the clock to automatic.`,
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
    'The report has versions, results and the last calls. It has no keys, no names and nothing of the account.',
  withHost: 'Include the host name',
  copy: 'Copy report',
  copied: 'Report copied.',
  save: 'Save report…',
  saved: 'Report saved.',
});
