import { contract, type AnswerOf, type CallName, type RequestOf } from '../../../shared/contract';
import { fail, type Result } from '../../../shared/failure';
import type { AnswerCall } from './register-calls';

/** One handler a call; leaving one out, or answering another type, does not compile. */
export type Handlers = {
  readonly [Name in CallName]: (request: RequestOf<Name>) => Promise<Result<AnswerOf<Name>>>;
};

/** Calls a second from the window before it is told to wait: a runaway page must not spend the key. */
const callsPerSecond = 40;

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

/** The schemas bound every text and take no unknown keys, so a payload of any size costs no more than a look. */
const parseRequest = (name: CallName, payload: unknown) => {
  try {
    return contract[name].request.safeParse(payload);
  } catch {
    // A getter of the payload threw.
    return undefined;
  }
};

export interface AnswerWatch {
  /** Is told of bugs only, expected errors are answers. */
  readonly onThrown?: (error: unknown) => void;
  /** A handler has ended, and its answer is about to be sent. */
  readonly onDone?: () => void;
}

/**
 * Checks the payload against the contract and runs the handler. Whatever a handler throws becomes `INTERNAL`:
 * Electron would log the error and send its text to the window, and error texts can hold secrets.
 * `now` is a monotonic clock in milliseconds.
 */
export const answerCalls = (
  handlers: Handlers,
  now: () => number,
  { onThrown, onDone }: AnswerWatch = {},
): AnswerCall => {
  const mayCall = callLimit(now);
  return async (name, args) => {
    if (!mayCall()) return fail('BUSY');
    if (args.length > 1) return fail('BAD_REQUEST');
    const request = parseRequest(name, args[0]);
    if (!request?.success) return fail('BAD_REQUEST');
    try {
      // Handlers is indexed by one name at a time, which TypeScript cannot follow through the union.
      return await (handlers[name] as (request: unknown) => Promise<Result<unknown>>)(request.data);
    } catch (error) {
      onThrown?.(error);
      return fail('INTERNAL');
    } finally {
      onDone?.();
    }
  };
};
