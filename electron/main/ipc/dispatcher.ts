import { largestList } from '../../../shared/expected';
import { contract, type AnswerOf, type CallName, type RequestOf } from '../../../shared/contract';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { sleep } from '../timers';
import type { AnswerCall } from './register-calls';

/** Window calls a second that are answered at once. A runaway page must not use up the API key's rate limit. */
const callsPerSecond = 40;

/** Longest wait for a turn, in milliseconds, when calls come faster. A quick user loses no call. */
const longestTurn = 3000;

/**
 * Most unanswered calls. The window usually has a few, but calls that wait for the service or a locked keychain stay
 * open for minutes: ten for each profile that the user opens meanwhile. The limit allows for a hundred of the thousand
 * possible profiles. Each open call is small; `mostHeld` limits what their requests hold.
 */
const mostOpen = 1000;

/**
 * Most bytes that the requests of unanswered calls hold together. The window sends one dropped list at a time, and a
 * second one when the user drops another while main still reads the first; rows to copy are a fiftieth of a list. The
 * limit is twice as much, and a page that sends more only fills main's memory.
 */
const mostHeld = 4 * largestList;

/** Approximate bytes that a request keeps in memory. Its schema has bounded the request, so the walk is short. */
const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return 2 * value.length;
  // A view of a few bytes keeps its whole buffer in memory.
  if (value instanceof Uint8Array) return value.buffer.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + weightOf(part), 0);
};

/** Limits rate, number and size of the window's calls. `now` is a monotonic clock, in milliseconds. */
export const createCallLimits = (now: () => number) => {
  /** Milliseconds between two calls at an even rate. A second's worth of calls may come at once. */
  const apart = 1000 / callsPerSecond;
  let lastTurn = -Infinity;
  let lastWait = Promise.resolve();
  let opened = 0;
  let held = 0;
  return {
    /**
     * Counts a call and returns a promise that resolves at its turn, after those of all earlier calls. Fails with
     * `BUSY` when the wait would be too long or too many calls are unanswered.
     */
    come: (): Result<Promise<void>> => {
      const time = now();
      const turn = Math.max(lastTurn, time - 1000) + apart;
      if (turn - time > longestTurn || opened >= mostOpen) return fail('BUSY');
      lastTurn = turn;
      const before = lastWait;
      lastWait = (async () => {
        await before;
        if (turn > now()) await sleep(turn - now());
      })();
      return succeed(lastWait);
    },
    /** Counts a call as open and returns the function that closes it; null when the open calls would hold too much. */
    open: (request: unknown): (() => void) | null => {
      const weight = weightOf(request);
      if (held + weight > mostHeld) return null;
      opened += 1;
      held += weight;
      return () => {
        opened -= 1;
        held -= weight;
      };
    },
  };
};

type Answer<Name extends CallName> = Result<AnswerOf<Name>> | Promise<Result<AnswerOf<Name>>>;

/**
 * One handler for each call. A missing handler or a wrong return type does not compile. Where a request names a
 * profile, its handler also receives that profile, as it is when the call's turn comes.
 */
export type Handlers = {
  readonly [Name in CallName]: [RequestOf<Name>] extends [{ readonly profileId: string }]
    ? (request: RequestOf<Name>, profile: Profile) => Answer<Name>
    : (request: RequestOf<Name>) => Answer<Name>;
};

/** A handler looked up by name: TypeScript cannot match the name to the exact type in the union. */
type AnyHandler = (
  request: unknown,
  profile?: Profile,
) => Result<unknown> | Promise<Result<unknown>>;

/** Schemas bound every text and refuse unknown keys, so even a huge payload is refused quickly. */
const parseRequest = (name: CallName, payload: unknown) => {
  try {
    return contract[name].request.safeParse(payload);
  } catch {
    // A getter of the payload threw.
    return undefined;
  }
};

interface DispatchOptions {
  readonly handlers: Handlers;
  /** Fails with `PROFILE_NOT_FOUND` for an unknown id. */
  readonly findProfile: (profileId: string) => Result<Profile>;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** Called for bugs only; expected errors are returned as failures. */
  readonly onThrown?: (error: unknown) => void;
  /** Called when a handler has ended, before its answer is sent. */
  readonly onDone?: () => void;
}

/**
 * Checks the payload against the contract, finds the profile it names, and runs the handler. Whatever a handler throws
 * becomes `INTERNAL`: Electron would log the error and send its text to the window, and error texts can hold secrets.
 */
export const createDispatcher = ({
  handlers,
  findProfile,
  now,
  onThrown,
  onDone,
}: DispatchOptions): AnswerCall => {
  const limits = createCallLimits(now);

  const run = async (name: CallName, request: object | undefined): Promise<Result<unknown>> => {
    const handler = handlers[name] as AnyHandler;
    if (request === undefined || !('profileId' in request)) return handler(request);
    // Every schema declares this field as a string.
    const profile = findProfile(request.profileId as string);
    return profile.ok ? handler(request, profile.value) : profile;
  };

  return async (name, args) => {
    const turn = limits.come();
    if (!turn.ok) return turn;
    if (args.length > 1) return fail('BAD_REQUEST');
    const request = parseRequest(name, args[0]);
    if (!request?.success) return fail('BAD_REQUEST');
    const close = limits.open(request.data);
    if (!close) return fail('BUSY');
    try {
      await turn.value;
      return await run(name, request.data);
    } catch (error) {
      onThrown?.(error);
      return fail('INTERNAL');
    } finally {
      close();
      onDone?.();
    }
  };
};
