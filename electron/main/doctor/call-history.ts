import type { Code, Result } from '../../../shared/failure';

/** What came of one call, and when it ended in milliseconds since the epoch. */
export interface CallOutcome {
  readonly at: number;
  readonly code: Code | 'ok';
}

/** What came of the last calls of this run. Knows their codes only. */
export interface CallHistory {
  /** Notes what came of a call and gives it back. */
  note<Made extends { readonly result: Result<unknown> }>(baseUrl: string, made: Made): Made;
  /** The last 20 outcomes at a base URL, oldest first. */
  of(baseUrl: string): readonly CallOutcome[];
}

interface Noted extends CallOutcome {
  readonly baseUrl: string;
}

const mostShown = 20;

/** Of all services together. */
const mostKept = 200;

/** `now` is in milliseconds since the epoch. */
export const callHistory = (now: () => number): CallHistory => {
  let kept: readonly Noted[] = [];
  return {
    note: (baseUrl, made) => {
      const outcome: Noted = {
        baseUrl,
        at: now(),
        code: made.result.ok ? 'ok' : made.result.error.code,
      };
      kept = [...kept, outcome].slice(-mostKept);
      return made;
    },
    of: (baseUrl) =>
      kept
        .filter((outcome) => outcome.baseUrl === baseUrl)
        .slice(-mostShown)
        .map(({ at, code }) => ({ at, code })),
  };
};
