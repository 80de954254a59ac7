import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, Result } from '../../shared/failure';
import { applyUnlessEnded } from '../bridge';

/** The result of a call to main. */
interface Answer<Value> {
  /** Undefined until main has responded. */
  readonly value: Value | undefined;
  readonly failure: Failure | null;
}

const nothing = { value: undefined, failure: null } as const;

/**
 * Calls main with `ask`, which only reads, and returns the result for as long as `of` (the subject of the call) stays
 * the same. Asks again whenever `at` changes; a failure keeps the previous value. With a null `ask`, nothing is asked,
 * and nothing is returned.
 */
export const useAnswer = <Value>(
  ask: (() => Promise<Result<Value>>) | null,
  of: string,
  at: number | string = '',
): Answer<Value> => {
  const [said, setSaid] = useState<Answer<Value> & { readonly of: string }>();
  const isAsked = ask !== null;
  // `ask` is a new function each time; `of` identifies what it asks for.
  const askNow = useEffectEvent(() => ask?.());
  useEffect(() => {
    const asking = isAsked ? askNow() : undefined;
    return (
      asking &&
      applyUnlessEnded(asking, (result) => {
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
