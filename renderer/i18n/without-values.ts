import type { Facts } from '../../shared/diagnosis';
import type { Failure } from '../../shared/failure';
import { privacyWords } from './privacy';

/** What a failure may say while values are hidden: numbers, and words of closed lists. */
const kept = [
  'code',
  'status',
  'netError',
  'seconds',
  'skewSeconds',
  'canCorrect',
  'limitBytes',
  'bits',
  'keychain',
  'baseUrl',
  'shape',
  'template',
  'request',
] as const satisfies readonly (keyof Failure)[];

const keptFacts = [
  'home',
  'bits',
  'scheme',
  'addresses',
  'route',
  'skewSeconds',
  'milliseconds',
  'why',
  'on',
] as const satisfies readonly (keyof Facts)[];

const only = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  Object.fromEntries(
    names.filter((name) => name in whole).map((name) => [name, whole[name]]),
  ) as unknown as Pick<Whole, Name>;

/** The failure without hosts, addresses, fingerprints and whatever the service has said. */
export const failureWithoutValues = (failure: Failure): Failure => only(failure, kept);

/** The facts of the connection check, likewise. */
export const factsWithoutValues = (facts: Facts): Facts => ({
  ...only(facts, keptFacts),
  fingerprint: privacyWords.mask,
  proxyHost: privacyWords.mask,
});
