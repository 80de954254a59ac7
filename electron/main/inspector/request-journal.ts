import type { Code, Result } from '../../../shared/failure';
import type { Outcome } from '../../../shared/inspection';
import type { Profile } from '../../../shared/profile';
import type { Log } from '../log/logger';
import type { OnSigned } from '../service/service-calls';
import type { SignedRequest } from '../service/signed-request';
import { partsOf, type SignedParts } from './signed-parts';

/** A profile's last signed request. Its token is not kept. */
export interface LastRequest {
  readonly parts: SignedParts;
  readonly outcome: Outcome;
}

/** What came of one request, and when it ended in milliseconds since the epoch. */
export interface RequestOutcome {
  readonly at: number;
  readonly code: Code | 'ok';
}

type Signer = Pick<Profile, 'id' | 'publicKey'>;

/** Where a request goes, and for which profile: none for a test of unsaved keys, and for the checks of a connection. */
export interface RequestSubject {
  readonly baseUrl: string;
  readonly profile: Signer | null;
}

/**
 * The one place that sees every request to a service. In memory only, but for the line of the log, which says neither
 * where it went nor for whom.
 */
export interface RequestJournal {
  /**
   * Makes a request and notes what came of it and how long it took; of a profile's also what it signs. Several attempts
   * are several signed requests; the last stays.
   */
  watch<Answer extends { readonly result: Result<unknown> }>(
    subject: RequestSubject,
    make: (onSigned: OnSigned) => Promise<Answer>,
  ): Promise<Answer>;
  /** Notes a request that is signed and will not be sent. */
  noteUnsent(profile: Signer, request: SignedRequest, url: string): void;
  last(profileId: string): LastRequest | undefined;
  lastAccepted(profileId: string): SignedParts | undefined;
  /** The last 20 outcomes at a base URL, oldest first. */
  outcomesAt(baseUrl: string): readonly RequestOutcome[];
  /** Drops what is noted of a profile that is being removed. Of one that is gone nothing is noted any more. */
  forget(profileId: string): void;
}

export interface RequestJournalOptions {
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  readonly log: Log;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Monotonic clock, milliseconds. */
  readonly monotonic: () => number;
}

const mostOutcomes = 20;

/** Of all services together. */
const mostKept = 200;

export const createRequestJournal = (options: RequestJournalOptions): RequestJournal => {
  const { isKnown, log, now, monotonic } = options;
  const last = new Map<string, LastRequest>();
  const accepted = new Map<string, SignedParts>();
  let outcomes: readonly (RequestOutcome & { readonly baseUrl: string })[] = [];

  const note = (
    profile: Signer,
    request: SignedRequest,
    url: string,
    outcome: Outcome,
  ): SignedParts | undefined => {
    const parts = partsOf(profile, request, url, now());
    if (!parts || !isKnown(profile.id)) return undefined;
    last.set(profile.id, { parts, outcome });
    return parts;
  };

  const settle = (
    { profile }: RequestSubject,
    parts: SignedParts | undefined,
    outcome: Outcome,
  ): void => {
    if (!profile || !parts || !isKnown(profile.id)) return;
    if (outcome === 'accepted') accepted.set(profile.id, parts);
    const current = last.get(profile.id);
    // A later request of the same profile has its own outcome.
    if (current?.parts === parts) last.set(profile.id, { ...current, outcome });
  };

  return {
    watch: async (subject, make) => {
      const { baseUrl, profile } = subject;
      const startedAt = monotonic();
      let signed: SignedParts | undefined;
      try {
        const answer = await make((request, url) => {
          if (profile) signed = note(profile, request, url, 'sent');
        });
        const { result } = answer;
        const code: RequestOutcome['code'] = result.ok ? 'ok' : result.error.code;
        settle(subject, signed, result.ok ? 'accepted' : result.error.code);
        outcomes = [...outcomes, { baseUrl, at: now(), code }].slice(-mostKept);
        log('call', {
          code,
          status: result.ok ? undefined : result.error.status,
          milliseconds: Math.round(monotonic() - startedAt),
        });
        return answer;
      } catch (error) {
        settle(subject, signed, 'INTERNAL');
        throw error;
      }
    },
    noteUnsent: (profile, request, url) => {
      note(profile, request, url, 'unsent');
    },
    last: (profileId) => last.get(profileId),
    lastAccepted: (profileId) => accepted.get(profileId),
    outcomesAt: (baseUrl) =>
      outcomes
        .filter((outcome) => outcome.baseUrl === baseUrl)
        .slice(-mostOutcomes)
        .map(({ at, code }) => ({ at, code })),
    forget: (profileId) => {
      last.delete(profileId);
      accepted.delete(profileId);
    },
  };
};
