import { fail, succeed, type Result } from '../../../shared/failure';
import { isSpent, type TokenInspection } from '../../../shared/inspection';
import type { Profile } from '../../../shared/profile';
import type { CredentialCache } from '../accounts/credentials';
import { inspectRequest } from './inspect-request';
import { signatureOf } from './read-token';
import type { TokenJournal } from './token-journal';
import type { Handlers } from '../ipc/answer-call';
import type { Desk } from '../dialogs';
import type { ProfileStore } from '../profiles/profile-store';
import { getAccount, type Target } from '../service/get-account';
import type { TokenSource } from '../service/mint-token';
import type { ClockEstimate } from '../service/server-clock';
import type { Credentials } from '../service/signed-request';

export interface InspectorCallsOptions {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly credentials: Pick<CredentialCache, 'get'>;
  readonly journal: TokenJournal;
  readonly desk: Pick<Desk, 'confirmReveal'>;
  /** Nonces and the time to sign with, the same as for real calls. */
  readonly sourceOf: (target: Target, credentials: Credentials) => TokenSource;
  /** What is known of the time at a service. */
  readonly estimateOf: (baseUrl: string) => ClockEstimate | null;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
}

/** Looking at what was signed. `revealToken` is the one call that answers with a secret, one for each click. */
export const inspectorCalls = (
  options: InspectorCallsOptions,
): Pick<Handlers, 'inspectToken' | 'dryRun' | 'revealToken'> => {
  const { profiles, credentials, journal, now } = options;

  const inspect = ({ id, baseUrl, publicKey }: Profile): TokenInspection | null => {
    const last = journal.last(id);
    if (!last) return null;
    const estimate = options.estimateOf(baseUrl);
    return inspectRequest(last, { publicKey, lastAccepted: journal.lastAccepted(id), estimate });
  };

  const dryRun = async (profile: Profile): Promise<Result<TokenInspection>> => {
    const ready = await credentials.get(profile);
    if (!ready.ok) return ready;
    const signed: (TokenInspection | null)[] = [];
    // The very code of a real call, without its network: what is shown is what would be sent.
    const { result } = await getAccount(
      profile,
      ready.value,
      {
        http: () => Promise.resolve(fail('ABORTED')),
        source: options.sourceOf(profile, ready.value),
        now,
        onSigned: (request, url) => {
          journal.noteUnsent(profile, request, url);
          signed.push(inspect(profile));
        },
      },
      new AbortController().signal,
    );
    const [inspection] = signed;
    if (inspection) return succeed(inspection);
    return result.ok ? fail('INTERNAL') : result;
  };

  const signature = (profile: Profile): Result<string> => {
    const [last, inspection] = [journal.last(profile.id), inspect(profile)];
    // The window does not offer it before; a window that asks all the same must not get a token it could use.
    if (!last || !inspection || !isSpent(inspection, now())) return fail('BAD_REQUEST');
    return succeed(signatureOf(last.token));
  };

  return {
    inspectToken: ({ profileId }) => {
      const profile = profiles.find(profileId);
      return Promise.resolve(profile.ok ? succeed(inspect(profile.value)) : profile);
    },
    dryRun: async ({ profileId }) => {
      const profile = profiles.find(profileId);
      return profile.ok ? dryRun(profile.value) : profile;
    },
    revealToken: async ({ profileId, part }) => {
      const profile = profiles.find(profileId);
      if (!profile.ok) return profile;
      if (part === 'signature') return signature(profile.value);
      // Main cannot tell a click from a script, so the person is asked outside the window.
      if (!(await options.desk.confirmReveal(profile.value.name))) return fail('CANCELLED');
      const ready = await credentials.get(profile.value);
      return ready.ok ? succeed(ready.value.apiKey) : ready;
    },
  };
};
