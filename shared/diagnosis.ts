import type { Failure } from './failure';
import type { SecretHome } from './file-state';

/** Parts of the connection check, in display order. */
export const checks = [
  'keychain',
  'keyPair',
  'baseUrl',
  'dns',
  'proxy',
  'tls',
  'clock',
  'call',
] as const;
export type Check = (typeof checks)[number];

/** Why a check was not made. `depends`: another check has to pass first. */
export const reasons = [
  'depends',
  'no-keys',
  'literal-address',
  'left-to-proxy',
  'local-http',
  'no-answer',
  'no-date',
  'not-told',
  'out-of-time',
] as const;
export type UncheckedReason = (typeof reasons)[number];

/** URL schemes of a service. */
export const schemes = ['https', 'http'] as const;

/** How a request leaves this computer. */
export const routes = ['direct', 'proxy'] as const;

/** Closed list of the facts that a result may contain. No key, no path, nothing from a response. */
export interface Facts {
  /** Where the profile's secrets are stored. */
  readonly home?: SecretHome;
  /** Length of the RSA modulus in bits. */
  readonly bits?: number;
  /** `SHA256:…` of the public key. */
  readonly fingerprint?: string;
  readonly scheme?: (typeof schemes)[number];
  /** Number of network addresses that the host name resolves to. */
  readonly addresses?: number;
  readonly route?: (typeof routes)[number];
  /** Host and port of the proxy. A report includes them only together with the service's host. */
  readonly proxyHost?: string;
  /** Whole seconds by which this computer's clock is ahead of the service's clock; negative when behind. */
  readonly skewSeconds?: number;
  /** Duration of the request. */
  readonly milliseconds?: number;
  readonly why?: UncheckedReason;
  /** The check that has to pass first; only with `depends`. */
  readonly on?: Check;
}

/** Result of one check. `failure` is set for `failed` and may be set for `warning`. */
export interface CheckResult {
  readonly check: Check;
  readonly outcome: 'passed' | 'warning' | 'failed' | 'unchecked';
  readonly failure?: Failure | undefined;
  readonly facts?: Facts | undefined;
}

/** One run of the connection check: a result for every check, in the order of `checks`. */
export interface Diagnosis {
  /** When the run ended, in milliseconds since the epoch by the local clock. */
  readonly at: number;
  readonly results: readonly CheckResult[];
}
