import type { Check, CheckResult, Facts, UncheckedReason } from '../../../../shared/diagnosis';
import type { Failure } from '../../../../shared/failure';

export const passed = (check: Check, facts?: Facts): CheckResult => ({
  check,
  outcome: 'passed',
  ...(facts ? { facts } : {}),
});

export const failed = (check: Check, failure: Failure, facts?: Facts): CheckResult => ({
  check,
  outcome: 'failed',
  failure,
  ...(facts ? { facts } : {}),
});

/** Something to know that keeps nothing from working. */
export const warned = (check: Check, facts: Facts, failure?: Failure): CheckResult => ({
  check,
  outcome: 'warning',
  facts,
  ...(failure ? { failure } : {}),
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
