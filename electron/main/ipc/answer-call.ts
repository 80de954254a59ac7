import { largestList } from '../../../shared/expected';
import { contract, type AnswerOf, type CallName, type RequestOf } from '../../../shared/contract';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { sleep } from '../timers';
import type { AnswerCall } from './register-calls';

/** Calls a second from the window that are answered at once: a runaway page must not spend the key. */
const callsPerSecond = 40;

/** What comes faster waits for its turn up to so many milliseconds: a person who is quick loses nothing. */
const longestTurn = 3000;

/**
 * Most calls that are not answered yet. The window has a few at a time, but calls that wait for the service or for a locked
 * keychain stay open for minutes: ten for each profile that a person goes through meanwhile, and so many for a hundred of
 * the thousand there may be. Each is a small thing; what they hold has a limit of its own.
 */
const mostOpen = 1000;

/**
 * Most that the requests of such calls hold together, in bytes. The window sends one dropped list at a time, and one more
 * where another is dropped while main still looks into the first; rows to copy are a fiftieth of one. It leaves room for
 * twice as much, and a page that sends more only fills main's memory.
 */
const mostHeld = 4 * largestList;

/** What a request keeps in memory, in bytes, roughly. Its schema has bounded it, so there is little to go through. */
const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return 2 * value.length;
  // A few bytes of a large buffer came with all of it.
  if (value instanceof Uint8Array) return value.buffer.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + weightOf(part), 0);
};

/** What the window may ask of main. `now` is a monotonic clock, in milliseconds. */
export const createCallLimits = (now: () => number) => {
  /** Milliseconds between two calls that come evenly; a second's worth may come together. */
  const apart = 1000 / callsPerSecond;
  let lastTurn = -Infinity;
  let lastWait = Promise.resolve();
  let waiting = 0;
  let opened = 0;
  let held = 0;
  /** After those that wait already, though their time may have come. */
  const waitUntil = (turn: number): Promise<void> => {
    const before = lastWait;
    waiting += 1;
    lastWait = (async () => {
      await before;
      await sleep(turn - now());
      waiting -= 1;
    })();
    return lastWait;
  };
  return {
    /**
     * Counts a call that has come, and answers when its turn is: at once (null), or once a promise resolves, after every
     * call before it. `BUSY` where it would have to wait too long, or too many are not answered yet.
     */
    come: (): Result<Promise<void> | null> => {
      const time = now();
      const turn = Math.max(lastTurn, time - 1000) + apart;
      if (turn - time > longestTurn || opened >= mostOpen) return fail('BUSY');
      lastTurn = turn;
      return succeed(turn <= time && waiting === 0 ? null : waitUntil(turn));
    },
    /** Counts a call as open until what is answered is called; null where the open ones hold too much. */
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
 * One handler a call; leaving one out, or answering another type, does not compile. Where a request names a profile,
 * its handler gets that profile too, as it is when the call's turn comes.
 */
export type Handlers = {
  readonly [Name in CallName]: [RequestOf<Name>] extends [{ readonly profileId: string }]
    ? (request: RequestOf<Name>, profile: Profile) => Answer<Name>
    : (request: RequestOf<Name>) => Answer<Name>;
};

/** Handlers are indexed by one name at a time, which TypeScript cannot follow through the union. */
type AnyHandler = (
  request: unknown,
  profile?: Profile,
) => Result<unknown> | Promise<Result<unknown>>;

/** The schemas bound every text and take no unknown keys, so a payload of any size costs no more than a look. */
const parseRequest = (name: CallName, payload: unknown) => {
  try {
    return contract[name].request.safeParse(payload);
  } catch {
    // A getter of the payload threw.
    return undefined;
  }
};

interface Dispatch {
  readonly handlers: Handlers;
  /** `PROFILE_NOT_FOUND` for an id that is none of ours. */
  readonly findProfile: (profileId: string) => Result<Profile>;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** Is told of bugs only, expected errors are answers. */
  readonly onThrown?: (error: unknown) => void;
  /** A handler has ended, and its answer is about to be sent. */
  readonly onDone?: () => void;
}

/**
 * Checks the payload against the contract, finds the profile it names, and runs the handler. Whatever a handler throws
 * becomes `INTERNAL`: Electron would log the error and send its text to the window, and error texts can hold secrets.
 */
export const answerCalls = ({
  handlers,
  findProfile,
  now,
  onThrown,
  onDone,
}: Dispatch): AnswerCall => {
  const limits = createCallLimits(now);

  const run = async (name: CallName, request: object | undefined): Promise<Result<unknown>> => {
    const handler = handlers[name] as AnyHandler;
    if (request === undefined || !('profileId' in request)) return handler(request);
    // Every schema that has this field has a text in it.
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
      if (turn.value) await turn.value;
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
