import type { Facts } from '../../shared/diagnosis';
import type { Failure, FailureParams } from '../../shared/failure';
import { privacyWords } from './privacy';

/** Which details of a failure may be shown while values are hidden: numbers, and words of closed lists. */
const isSaid: Readonly<Record<keyof FailureParams, boolean>> = {
  status: true,
  endedBy: true,
  host: false,
  keysFor: false,
  url: false,
  redirectOrigin: false,
  netError: true,
  seconds: true,
  silentSeconds: true,
  receivedBytes: true,
  skewSeconds: true,
  canCorrect: true,
  limitBytes: true,
  bits: true,
  serverText: false,
  serverError: false,
  requestId: false,
  request: true,
  title: false,
  fingerprint: false,
  keychain: true,
  keyFormat: true,
  apiKeyProblem: true,
  file: true,
  baseUrl: true,
  shape: true,
  answer: true,
  template: true,
  list: true,
  notesFile: true,
  profilesFile: true,
  place: true,
  asset: false,
};

/** Which facts of the connection check may be shown while values are hidden. */
const isFactSaid: Readonly<Record<keyof Facts, boolean>> = {
  home: true,
  bits: true,
  fingerprint: false,
  scheme: true,
  addresses: true,
  route: true,
  proxyHost: false,
  skewSeconds: true,
  milliseconds: true,
  why: true,
  on: true,
};

const only = <Whole extends object>(
  whole: Whole,
  said: Readonly<Record<keyof Whole, boolean>>,
): Partial<Whole> =>
  // `Object.entries` loses the type of the names, and `fromEntries` the type of the values.
  Object.fromEntries(
    Object.entries(whole).filter(([name]) => said[name as keyof Whole]),
  ) as Partial<Whole>;

/** The failure without hosts, addresses, fingerprints and the service's own texts. */
export const failureWithoutValues = ({ code, ...params }: Failure): Failure => ({
  code,
  ...only<FailureParams>(params, isSaid),
  // An empty title still says that the response was a web page.
  ...(params.title !== undefined && { title: '' }),
});

export const factsWithoutValues = (facts: Facts): Facts => ({
  ...only(facts, isFactSaid),
  fingerprint: privacyWords.mask,
  proxyHost: privacyWords.mask,
});
