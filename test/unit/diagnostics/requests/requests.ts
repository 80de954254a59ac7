import { createPrivateKey } from 'node:crypto';
import {
  createRequestJournal,
  type RequestJournal,
} from '../../../../electron/main/diagnostics/requests/request-journal';
import {
  importSigningKey,
  signRequest,
  type SignedRequest,
} from '../../../../electron/main/account/client/sign-jwt';
import type { SeenAnswer } from '../../../../electron/main/account/client/seen-answer';
import { fail } from '../../../../shared/failure';
import type { RequestPurpose } from '../../../../shared/requests';
import { signingKey } from '../../calls/app-parts';

/** A whole second and 400 ms, so that rounding shows. */
export const signedAt = 1_750_000_000_400;
export const apiKey = 'api-key-canary-5d1f';
export const url = 'https://api.example.com/v1/account';

const ownKey = signingKey();
const handle = await importSigningKey(ownKey.pkcs8);

/** A journal whose log is dropped. */
export const quietJournal = (
  now: () => number,
  changes: Partial<Parameters<typeof createRequestJournal>[0]> = {},
) =>
  createRequestJournal({
    isKnown: () => true,
    log: () => undefined,
    onNoted: () => undefined,
    now,
    monotonic: now,
    ...changes,
  });

/** A profile and the public key it signs with. */
export const signer = {
  id: '00000000-0000-4000-8000-000000000001',
  publicKey: ownKey.facts,
};

/** The profile's requests, as the journal takes them. */
export const subject = {
  baseUrl: 'https://api.example.com',
  owner: { profile: signer, purpose: 'account' },
} as const;

/** A response of which only the result matters. */
const bare = { headers: [], bytes: 0, text: '' };

interface Made {
  readonly owner?: Pick<typeof signer, 'id'>;
  readonly purpose?: RequestPurpose;
  /** Replaces the request that would be signed for the call. */
  readonly request?: SignedRequest;
}

/** Makes a call with one attempt per answer; the last answer is the result of the call. */
export const makeCall = async (
  journal: RequestJournal,
  answers: readonly (Partial<SeenAnswer> & Pick<SeenAnswer, 'result'>)[],
  { owner = signer, purpose = 'account', request }: Made = {},
) => {
  const profile = { ...signer, ...owner };
  const subjectOf = { ...subject, owner: { profile, purpose } };
  return journal.watch(subjectOf, async ({ onSigned, onEnded }) => {
    for (const answer of answers) {
      onSigned(request ?? (await signed()), url);
      onEnded({ ...bare, ...answer });
    }
    return { result: answers.at(-1)?.result ?? fail('INTERNAL') };
  });
};

export const privateKeyPem = createPrivateKey({
  key: ownKey.pkcs8,
  format: 'der',
  type: 'pkcs8',
})
  .export({ type: 'pkcs8', format: 'pem' })
  .toString();

export const pkcs8 = ownKey.pkcs8;

let nonce = 0;

/** A request signed at the time `signedAt`, each with another nonce. */
export function signed({ path = '/v1/account', clock = signedAt } = {}) {
  return signRequest({ apiKey, key: handle }, path, {
    clock: () => clock,
    nonce: () => (nonce += 1),
  });
}
