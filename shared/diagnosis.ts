import type { Failure } from './failure';
import type { SecretHome } from './file-state';

/** What the connection check looks at, in the order it is shown. */
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

/** Why a check was not made; `depends` is on another check that did not pass. */
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

/** How a service is called. */
export const schemes = ['https', 'http'] as const;

/** How a call leaves this computer. */
export const routes = ['direct', 'proxy'] as const;

/** Closed list of what a result may carry. No key, no path, nothing that the service has sent. */
export interface Facts {
  /** Where the profile's secrets are. */
  readonly home?: SecretHome;
  /** Length of the RSA modulus in bits. */
  readonly bits?: number;
  /** `SHA256:…` of the public key. */
  readonly fingerprint?: string;
  readonly scheme?: (typeof schemes)[number];
  /** How many network addresses the host name has. */
  readonly addresses?: number;
  readonly route?: (typeof routes)[number];
  /** Host and port of the proxy; goes into a report only together with the service's host. */
  readonly proxyHost?: string;
  /** Whole seconds this computer's clock is ahead of the service's; negative when it is behind. */
  readonly skewSeconds?: number;
  /** How long the call took. */
  readonly milliseconds?: number;
  readonly why?: UncheckedReason;
  /** The check that has to pass first; only with `depends`. */
  readonly on?: Check;
}

/** What came of one check; `failure` comes with `failed`, and may come with `warning`. */
export interface CheckResult {
  readonly check: Check;
  readonly outcome: 'passed' | 'warning' | 'failed' | 'unchecked';
  readonly failure?: Failure | undefined;
  readonly facts?: Facts | undefined;
}

/** One run of the connection check: a result for every check, in the order of `checks`. */
export interface Diagnosis {
  /** When it ended, in milliseconds since the epoch by the local clock. */
  readonly at: number;
  readonly results: readonly CheckResult[];
}
