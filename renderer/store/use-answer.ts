import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, Result } from '../../shared/failure';
import { takeInTime } from '../bridge';

/** What main has answered. */
interface Answer<Value> {
  /** Undefined until main has answered. */
  readonly value: Value | undefined;
  readonly failure: Failure | null;
}

/**
 * What main answers to a call that only reads, for as long as it is about the same, which `of` names. It is asked again
 * with every other `at`; a failure leaves what was answered before.
 */
export const useAnswer = <Value>(
  ask: () => Promise<Result<Value>>,
  of: string,
  at: number | string = '',
): Answer<Value> => {
  const [said, setSaid] = useState<Answer<Value> & { readonly of: string }>();
  // Made anew each time; what it asks for is what `of` names.
  const askNow = useEffectEvent(ask);
  useEffect(
    () =>
      takeInTime(askNow(), (result) => {
        setSaid((before) => ({
          of,
          value: result.ok ? result.value : before?.of === of ? before.value : undefined,
          failure: result.ok ? null : result.error,
        }));
      }),
    [of, at],
  );
  return said?.of === of ? said : { value: undefined, failure: null };
};
