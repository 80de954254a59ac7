import { longestSilence, type Profile } from '../../../../shared/profile';
import type { Check, CheckResult, Facts, UncheckedReason } from '../../../../shared/diagnosis';
import type { Failure } from '../../../../shared/failure';
import { longestCall } from '../../credentials/keychain/keychain-process';

/**
 * Longest time of each check on this computer in milliseconds. Reading the keys gets the most, as much as the keychain
 * itself: on macOS that is where its prompt comes, which waits for somebody to type.
 */
export const limits = { keychain: 22_000, secrets: longestCall, proxy: 5000, dns: 8000 };

/**
 * Longest time of the call in milliseconds: whoever reads an account can stop it and sees how much has come, but a check
 * has to end, even if its answer never does. With the checks before it, that is two and a quarter minutes at worst, or more
 * for a profile that is told to wait longer.
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

/** Something to know that keeps nothing from working. */
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
 * The same check, not made because of another one's result; undefined when that result is no obstacle.
 * Names the first cause: what depends on an unchecked one depends on whatever kept that from being made.
 */
export const blockedBy = (check: Check, other: CheckResult): CheckResult | undefined => {
  const { outcome, facts } = other;
  if (outcome === 'failed') return dependsOn(check, other.check);
  const passesOn = facts?.why === 'depends' || facts?.why === 'no-keys';
  return outcome === 'unchecked' && passesOn ? { check, outcome, facts } : undefined;
};
