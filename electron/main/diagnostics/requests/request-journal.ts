import { fail, type Code, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { RequestPurpose } from '../../../../shared/requests';
import type { Log } from '../../log/logger';
import { requestIdOf, type SeenAnswer } from '../../account/client/seen-answer';
import type { RequestWatch } from '../../account/client/get-account';
import type { SignedRequest } from '../../account/client/sign-jwt';
import {
  createKeptRequests,
  type NotedCall,
  type NotedRequest,
  partsOf,
  type SignedParts,
} from './signed-parts';

/** Outcome of one call, and when it ended, in milliseconds since the epoch. */
export interface RequestOutcome {
  readonly at: number;
  readonly code: Code | 'ok';
}

type Signer = Pick<Profile, 'id' | 'publicKey'>;

/** The profile that requests are made for, and their purpose. */
export interface RequestOwner {
  readonly profile: Signer;
  readonly purpose: RequestPurpose;
}

/** Where a call goes, and for whom. `owner` is null for keys that belong to no profile yet. */
interface RequestSubject {
  readonly baseUrl: string;
  readonly owner: RequestOwner | null;
}

interface RequestJournalOptions {
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  readonly log: Log;
  /** Called when a request of a profile has begun or ended. */
  readonly onNoted: (profileId: string) => void;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Monotonic clock, milliseconds. */
  readonly monotonic: () => number;
}

const mostOutcomes = 20;

/** Most outcomes kept, of all services together. */
const mostKept = 200;

const codeOf = (result: Result<unknown>): Code | 'ok' => (result.ok ? 'ok' : result.error.code);

const outcomeOf = (result: Result<unknown>): Code | 'accepted' =>
  result.ok ? 'accepted' : result.error.code;

/** Fields of a noted request that are known once its answer is there. */
const whatCame = ({ result, status, headers, bytes, text }: SeenAnswer) => ({
  outcome: outcomeOf(result),
  status: status ?? null,
  bytes,
  answerHeaders: headers,
  serviceId: (result.ok ? undefined : result.error.requestId) ?? requestIdOf(headers) ?? '',
  answerText: text,
});

/**
 * Creates the journal of every request to a service. The journal is in memory only, except for a line in the log that
 * names neither the service nor the profile.
 */
export const createRequestJournal = (options: RequestJournalOptions) => {
  const { isKnown, log, onNoted, now, monotonic } = options;
  const kept = createKeptRequests();
  const accepted = new Map<string, SignedParts>();
  let outcomes: readonly (RequestOutcome & { readonly baseUrl: string })[] = [];
  let lastCall = 0;
  let lastRequest = 0;

  const begin = (purpose: RequestPurpose): NotedCall => ({
    id: (lastCall += 1),
    purpose,
    attempts: 0,
  });

  const note = (
    profile: Signer,
    call: NotedCall,
    [request, url]: readonly [SignedRequest, string],
  ): NotedRequest | undefined => {
    const parts = partsOf(profile, request, url, now());
    if (!parts || !isKnown(profile.id)) return undefined;
    const noted: NotedRequest = {
      id: (lastRequest += 1),
      call,
      attempt: (call.attempts += 1),
      parts,
      outcome: call.purpose === 'dry-run' ? 'unsent' : 'sent',
      status: null,
      duration: null,
      bytes: 0,
      answerHeaders: [],
      serviceId: '',
      answerText: '',
    };
    kept.add(profile.id, noted);
    onNoted(profile.id);
    return noted;
  };

  /** Notes the outcome of a request, unless the request or its profile is gone. */
  const end = (profileId: string, { id, parts }: NotedRequest, came: Partial<NotedRequest>) => {
    if (!isKnown(profileId) || !kept.change(profileId, id, came)) return;
    if (came.outcome === 'accepted') accepted.set(profileId, parts);
    onNoted(profileId);
  };

  /** Follows the requests of one call of a profile. */
  const follow = ({ profile, purpose }: RequestOwner) => {
    const call = begin(purpose);
    let last: NotedRequest | undefined;
    /** When the last request was signed, by the monotonic clock; null once its answer is there. */
    let sentAt: number | null = null;
    const tookSoFar = () => (sentAt === null ? {} : { duration: Math.round(monotonic() - sentAt) });
    const watch: RequestWatch = {
      onSigned: (request, url) => {
        sentAt = monotonic();
        last = note(profile, call, [request, url]);
      },
      onEnded: (answer) => {
        if (last) end(profile.id, last, { ...tookSoFar(), ...whatCame(answer) });
        sentAt = null;
      },
    };
    return {
      watch,
      last: () => last?.id,
      /** Notes the call's result on its last request: only the whole call shows whether the clocks were the reason. */
      settle: (result: Result<unknown>): void => {
        if (last && (sentAt !== null || codeOf(result) === 'CLOCK_SKEW')) {
          end(profile.id, last, { ...tookSoFar(), outcome: outcomeOf(result) });
        }
      },
    };
  };

  return {
    /**
     * Makes a call, and notes its outcome and duration, and for a profile each of its requests. A failure carries the
     * number of the last request.
     */
    watch: async <Answer extends { readonly result: Result<unknown> }>(
      { baseUrl, owner }: RequestSubject,
      make: (watch: RequestWatch) => Promise<Answer>,
    ): Promise<Answer> => {
      const startedAt = monotonic();
      const followed = owner && follow(owner);
      try {
        const answer = await make(
          followed?.watch ?? { onSigned: () => undefined, onEnded: () => undefined },
        );
        const { result } = answer;
        followed?.settle(result);
        outcomes = [...outcomes, { baseUrl, at: now(), code: codeOf(result) }].slice(-mostKept);
        log('call', {
          code: codeOf(result),
          status: result.ok ? undefined : result.error.status,
          milliseconds: Math.round(monotonic() - startedAt),
        });
        const request = followed?.last();
        if (result.ok || request === undefined) return answer;
        return { ...answer, result: fail(result.error.code, { ...result.error, request }) };
      } catch (error) {
        followed?.settle(fail('INTERNAL'));
        throw error;
      }
    },
    /** Notes a request that is signed but not sent. Returns its number; undefined when it could not be noted. */
    noteUnsent: (profile: Signer, request: SignedRequest, url: string): number | undefined =>
      note(profile, begin('dry-run'), [request, url])?.id,
    /** The last requests of a profile, the newest first. */
    requests: kept.of,
    lastAccepted: (profileId: string): SignedParts | undefined => accepted.get(profileId),
    /** The last 20 outcomes at a base URL, oldest first. */
    outcomesAt: (baseUrl: string): readonly RequestOutcome[] =>
      outcomes
        .filter((outcome) => outcome.baseUrl === baseUrl)
        .slice(-mostOutcomes)
        .map(({ at, code }) => ({ at, code })),
    /** Drops what is noted of a profile that is being removed. Nothing more is noted for a profile that is gone. */
    forget: (profileId: string): void => {
      kept.forget(profileId);
      accepted.delete(profileId);
    },
    /** Drops everything. */
    clear: (): void => {
      kept.clear();
      accepted.clear();
      outcomes = [];
    },
  };
};

export type RequestJournal = ReturnType<typeof createRequestJournal>;
