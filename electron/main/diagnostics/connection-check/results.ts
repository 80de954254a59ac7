import { longestSilence, type Profile } from '../../../../shared/profile';
import type { Check, CheckResult, Facts, UncheckedReason } from '../../../../shared/diagnosis';
import type { Failure } from '../../../../shared/failure';
import { longestCall } from '../../credentials/keychain/keychain-process';

/**
 * Longest time of each check on this computer, in milliseconds. Reading the keys gets the most, as much as any call of
 * the keychain, because macOS then shows a prompt, which waits for the user to type.
 */
export const limits = { keychain: 22_000, secrets: longestCall, proxy: 5000, dns: 8000 };

/**
 * Longest time of the call, in milliseconds. A check must end even if its answer never does; when reading an account,
 * the user sees the progress and can stop instead. With the checks before the call, all takes at most two and a quarter
 * minutes, or more for a profile with a longer waiting time.
 */
export const callLimit = ({ waitSeconds }: Pick<Profile, 'waitSeconds'>): number =>
  (waitSeconds + longestSilence(waitSeconds)) * 1000;

export const passed = (check: Check, facts?: Facts): CheckResult => ({
  check,
  outcome: 'passed',
  facts,
});

export const failed = (check: Check, failure: Failure, facts?: Facts): CheckResult => ({
  check,
  outcome: 'failed',
  failure,
  facts,
});

/** A result that the user should know of, but that keeps nothing from working. */
export const warned = (check: Check, facts: Facts, failure?: Failure): CheckResult => ({
  check,
  outcome: 'warning',
  facts,
  failure,
});

export const unchecked = (check: Check, why: UncheckedReason): CheckResult => ({
  check,
  outcome: 'unchecked',
  facts: { why },
});

/** A check that was not made because of another one. */
export const dependsOn = (check: Check, on: Check): CheckResult => ({
  check,
  outcome: 'unchecked',
  facts: { why: 'depends', on },
});

/**
 * Returns `check` as not made because of the result `other`; undefined when that result is no obstacle. Names the first
 * cause: when `other` was itself not made, its cause is passed on.
 */
export const blockedBy = (check: Check, other: CheckResult): CheckResult | undefined => {
  const { outcome, facts } = other;
  if (outcome === 'failed') return dependsOn(check, other.check);
  const passesOn = facts?.why === 'depends' || facts?.why === 'no-keys';
  return outcome === 'unchecked' && passesOn ? { check, outcome, facts } : undefined;
};
