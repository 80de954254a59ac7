import { contract, type AnswerOf, type CallName, type RequestOf } from '../../../shared/contract';
import { fail, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { callLimits } from './call-limits';
import type { AnswerCall } from './register-calls';

type Answer<Name extends CallName> = Result<AnswerOf<Name>> | Promise<Result<AnswerOf<Name>>>;

/**
 * One handler a call; leaving one out, or answering another type, does not compile. Where a request names a profile,
 * its handler gets that profile too, as it was when the call came.
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

export interface Dispatch {
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
  const limits = callLimits(now);

  const run = async (name: CallName, request: object | undefined): Promise<Result<unknown>> => {
    const handler = handlers[name] as AnyHandler;
    if (request === undefined || !('profileId' in request)) return handler(request);
    // Every schema that has this field has a text in it.
    const profile = findProfile(request.profileId as string);
    return profile.ok ? handler(request, profile.value) : profile;
  };

  return async (name, args) => {
    if (!limits.mayCome()) return fail('BUSY');
    if (args.length > 1) return fail('BAD_REQUEST');
    const request = parseRequest(name, args[0]);
    if (!request?.success) return fail('BAD_REQUEST');
    const close = limits.open(request.data);
    if (!close) return fail('BUSY');
    try {
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
