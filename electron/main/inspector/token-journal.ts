import type { Result } from '../../../shared/failure';
import type { Outcome } from '../../../shared/inspection';
import type { Profile } from '../../../shared/profile';
import type { OnSigned } from '../service/service-calls';
import type { SignedRequest } from '../service/signed-request';
import { partsOf, type SignedParts } from './signed-parts';

/** A profile's last signed request. */
export interface LastRequest {
  readonly parts: SignedParts;
  /** The whole token, kept until the profile's next one. */
  readonly token: string;
  readonly outcome: Outcome;
}

type Signer = Pick<Profile, 'id' | 'publicKey'>;

/** The last requests of profiles, in memory only. What a test of unsaved keys sends belongs to no profile and is not in it. */
export interface TokenJournal {
  /** Makes a call and notes what it signs and what came of it. Several attempts are several requests; the last stays. */
  watch<Answer extends { readonly result: Result<unknown> }>(
    profile: Signer,
    call: (onSigned: OnSigned) => Promise<Answer>,
  ): Promise<Answer>;
  /** Notes a request that is signed and will not be sent. */
  noteUnsent(profile: Signer, request: SignedRequest, url: string): void;
  last(profileId: string): LastRequest | undefined;
  lastAccepted(profileId: string): SignedParts | undefined;
  /** The profile is gone for good; calls of it that are still under way are not noted any more. */
  forget(profileId: string): void;
}

/** `now` is the local time in milliseconds since the epoch. */
export const tokenJournal = (now: () => number): TokenJournal => {
  const last = new Map<string, LastRequest>();
  const accepted = new Map<string, SignedParts>();
  const forgotten = new Set<string>();

  const note = (
    profile: Signer,
    request: SignedRequest,
    url: string,
    outcome: Outcome,
  ): SignedParts | undefined => {
    const parts = partsOf(profile, request, url, now());
    if (!parts || forgotten.has(profile.id)) return undefined;
    last.set(profile.id, { parts, token: request.token, outcome });
    return parts;
  };

  const settle = ({ id }: Signer, parts: SignedParts | undefined, outcome: Outcome): void => {
    if (!parts || forgotten.has(id)) return;
    if (outcome === 'accepted') accepted.set(id, parts);
    const current = last.get(id);
    // A later request of the same profile has its own outcome.
    if (current?.parts === parts) last.set(id, { ...current, outcome });
  };

  return {
    watch: async (profile, call) => {
      let signed: SignedParts | undefined;
      try {
        const answer = await call((request, url) => {
          signed = note(profile, request, url, 'sent');
        });
        settle(profile, signed, answer.result.ok ? 'accepted' : answer.result.error.code);
        return answer;
      } catch (error) {
        settle(profile, signed, 'INTERNAL');
        throw error;
      }
    },
    noteUnsent: (profile, request, url) => {
      note(profile, request, url, 'unsent');
    },
    last: (profileId) => last.get(profileId),
    lastAccepted: (profileId) => accepted.get(profileId),
    forget: (profileId) => {
      forgotten.add(profileId);
      last.delete(profileId);
      accepted.delete(profileId);
    },
  };
};
