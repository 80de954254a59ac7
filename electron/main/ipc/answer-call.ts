import { contract, type AnswerOf, type CallName, type RequestOf } from '../../../shared/contract';
import { fail, type Result } from '../../../shared/failure';
import type { AnswerCall } from './register-calls';

/** One handler a call; leaving one out, or answering another type, does not compile. */
export type Handlers = {
  readonly [Name in CallName]: (request: RequestOf<Name>) => Promise<Result<AnswerOf<Name>>>;
};

/** Largest request taken, in UTF-16 units of its JSON text. */
const largestRequest = 65_536;

/** Calls a second from the window before it is told to wait: a runaway page must not spend the key. */
const callsPerSecond = 40;

const isSmall = (payload: unknown): boolean => {
  try {
    return payload === undefined || JSON.stringify(payload).length <= largestRequest;
  } catch {
    return false;
  }
};

const callLimit = (now: () => number): (() => boolean) => {
  let windowStart = -Infinity;
  let calls = 0;
  return () => {
    const time = now();
    if (time - windowStart >= 1000) {
      windowStart = time;
      calls = 0;
    }
    calls += 1;
    return calls <= callsPerSecond;
  };
};

/**
 * Checks the payload against the contract and runs the handler. Whatever a handler throws becomes `INTERNAL`:
 * Electron would log the error and send its text to the window, and error texts can hold secrets.
 * `now` is a monotonic clock in milliseconds.
 */
export const answerCalls = (handlers: Handlers, now: () => number): AnswerCall => {
  const mayCall = callLimit(now);
  return async (name, args) => {
    if (!mayCall()) return fail('BUSY');
    if (args.length > 1 || !isSmall(args[0])) return fail('BAD_REQUEST');
    try {
      const request = contract[name].request.safeParse(args[0]);
      if (!request.success) return fail('BAD_REQUEST');
      // Handlers is indexed by one name at a time, which TypeScript cannot follow through the union.
      return await (handlers[name] as (request: unknown) => Promise<Result<unknown>>)(request.data);
    } catch {
      return fail('INTERNAL');
    }
  };
};
