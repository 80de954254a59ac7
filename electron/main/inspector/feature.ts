import { fail, succeed, type Result } from '../../../shared/failure';
import type { TokenInspection } from '../../../shared/inspection';
import type { Profile } from '../../../shared/profile';
import type { CredentialCache } from '../accounts/credentials';
import { inspectRequest } from './inspect-request';
import type { RequestJournal } from './request-journal';
import type { Feature } from '../feature';
import { getAccount } from '../service/get-account';
import type { ServiceCalls } from '../service/service-calls';

export interface InspectorContext {
  readonly credentials: Pick<CredentialCache, 'get'>;
  readonly journal: RequestJournal;
  /** Nonces and the time to sign with, the same as for real calls. */
  readonly service: Pick<ServiceCalls, 'sourceOf' | 'clockOf'>;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
}

/** Looking at what was signed. */
export const createInspectorFeature = ({
  credentials,
  journal,
  service,
  now,
}: InspectorContext) => {
  const inspect = ({ id, baseUrl, publicKey }: Profile): TokenInspection | null => {
    const last = journal.last(id);
    if (!last) return null;
    const estimate = service.clockOf(baseUrl).estimate();
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
        source: service.sourceOf(profile, ready.value),
        now,
        read: () => Promise.resolve(fail('ABORTED')),
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

  return {
    handlers: {
      inspectToken: (_request, profile) => succeed(inspect(profile)),
      dryRun: (_request, profile) => dryRun(profile),
    },
    onProfileRemoved: (profileId) => {
      journal.forget(profileId);
    },
  } satisfies Feature;
};
