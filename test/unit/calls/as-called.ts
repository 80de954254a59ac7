import type { Handlers } from '../../../electron/main/ipc/dispatcher';
import type { AnswerOf, CallName, RequestOf } from '../../../shared/contract';
import { succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { profileWith } from '../profiles/fake-settings';

type Called<Own extends Partial<Handlers>> = {
  readonly [Name in keyof Own & CallName]: (
    request: RequestOf<Name>,
  ) => Promise<Result<AnswerOf<Name>>>;
};

type AnyHandler = (request: unknown, profile: Profile | undefined) => unknown;

const anyProfile = (id: string): Result<Profile> =>
  succeed({ ...profileWith({ id }), secrets: 'keychain' });

/** Handlers as the window calls them: with only the request, whose profile the dispatch looks up. */
export const asCalled = <Own extends Partial<Handlers>>(
  handlers: Own,
  find: (profileId: string) => Result<Profile> = anyProfile,
): Called<Own> => {
  const call = (handler: AnyHandler) => (request: { profileId?: string } | undefined) => {
    if (request?.profileId === undefined) return Promise.resolve(handler(request, undefined));
    const profile = find(request.profileId);
    return Promise.resolve(profile.ok ? handler(request, profile.value) : profile);
  };
  const entries = Object.entries(handlers).map(([name, handler]) => [
    name,
    call(handler as AnyHandler),
  ]);
  // Each entry was made from the handler of the same name.
  return Object.fromEntries(entries) as Called<Own>;
};
