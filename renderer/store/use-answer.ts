import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, Result } from '../../shared/failure';
import { takeInTime } from '../bridge';

/** What main has answered. */
interface Answer<Value> {
  /** Undefined until main has answered. */
  readonly value: Value | undefined;
  readonly failure: Failure | null;
}

const nothing = { value: undefined, failure: null } as const;

/**
 * What main answers to a call that only reads, for as long as it is about the same, which `of` names. It is asked again
 * with every other `at`; a failure leaves what was answered before. Where `ask` is null, nothing is asked or known.
 */
export const useAnswer = <Value>(
  ask: (() => Promise<Result<Value>>) | null,
  of: string,
  at: number | string = '',
): Answer<Value> => {
  const [said, setSaid] = useState<Answer<Value> & { readonly of: string }>();
  const isAsked = ask !== null;
  // Made anew each time; what it asks for is what `of` names.
  const askNow = useEffectEvent(() => ask?.());
  useEffect(() => {
    const asking = isAsked ? askNow() : undefined;
    return (
      asking &&
      takeInTime(asking, (result) => {
        setSaid((before) => ({
          of,
          value: result.ok ? result.value : before?.of === of ? before.value : undefined,
          failure: result.ok ? null : result.error,
        }));
      })
    );
  }, [isAsked, of, at]);
  return isAsked && said?.of === of ? said : nothing;
};
