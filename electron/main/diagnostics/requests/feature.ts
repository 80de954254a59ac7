import { fail, succeed, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { RequestDetails } from '../../../../shared/requests';
import type { CredentialCache } from '../../account/credentials';
import type { NativeDialogs } from '../../shell/native-dialogs';
import type { Feature } from '../../feature';
import { getAccount } from '../../account/client/get-account';
import type { ServiceCalls } from '../../account/client/service-calls';
import { describeRequest, summarise, writeRequest, writeRequests } from './describe-request';
import type { RequestJournal } from './request-journal';

interface RequestsContext {
  readonly credentials: Pick<CredentialCache, 'get'>;
  readonly journal: RequestJournal;
  /** Nonces and the time to sign with, the same as for real calls. */
  readonly service: Pick<ServiceCalls, 'sourceOf' | 'clockOf'>;
  readonly dialogs: Pick<NativeDialogs, 'writeClipboard'>;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
}

/** Shows the last requests of a profile, and signs one without sending it. */
export const createRequestsFeature = (context: RequestsContext) => {
  const { credentials, journal, service, dialogs, now } = context;

  const describe = (
    { id, baseUrl, publicKey }: Profile,
    requestId: number,
  ): RequestDetails | null => {
    const requests = journal.requests(id);
    const request = requests.find((noted) => noted.id === requestId);
    if (!request) return null;
    const estimate = service.clockOf(baseUrl).estimate();
    const lastAccepted = journal.lastAccepted(id);
    return describeRequest(request, { publicKey, lastAccepted, estimate, requests });
  };

  const dryRun = async (profile: Profile): Promise<Result<RequestDetails>> => {
    const ready = await credentials.get(profile);
    if (!ready.ok) return ready;
    const signed: (RequestDetails | null)[] = [];
    // Runs the code of a real call without its network, so that what is shown is what would be sent.
    const { result } = await getAccount(
      profile,
      ready.value,
      {
        http: () => Promise.resolve(fail('ABORTED')),
        source: service.sourceOf(profile, ready.value),
        now,
        read: () => Promise.resolve(fail('ABORTED')),
        onSigned: (request, url) => {
          signed.push(describe(profile, journal.noteUnsent(profile, request, url) ?? 0));
        },
      },
      new AbortController().signal,
    );
    const [details] = signed;
    if (details) return succeed(details);
    return result.ok ? fail('INTERNAL') : result;
  };

  /** Returns the text to copy: one request, or all when `requestId` is null. Null when the request is gone. */
  const write = (profile: Profile, requestId: number | null): string | null => {
    if (requestId === null) return writeRequests(journal.requests(profile.id).map(summarise));
    const details = describe(profile, requestId);
    return details && writeRequest(details);
  };

  return {
    handlers: {
      readRequests: (_request, { id }) => succeed(journal.requests(id).map(summarise)),
      readRequest: ({ requestId }, profile) => succeed(describe(profile, requestId)),
      dryRun: (_request, profile) => dryRun(profile),
      copyRequest: ({ requestId }, profile) => {
        const text = write(profile, requestId);
        return text === null ? fail('BAD_REQUEST') : dialogs.writeClipboard(text);
      },
    },
    onProfileRemoved: journal.forget,
    onQuit: journal.clear,
  } satisfies Feature;
};
