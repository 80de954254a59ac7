import { createPrivateKey } from 'node:crypto';
import { createRequestJournal } from '../../../electron/main/inspector/request-journal';
import { importSigningKey } from '../../../electron/main/service/mint-token';
import { signRequest, type OutgoingRequest } from '../../../electron/main/service/signed-request';
import { freshKey } from '../calls/app-parts';

/** A whole second and a bit, so that what is cut off shows. */
export const signedAt = 1_750_000_000_400;
export const apiKey = 'api-key-canary-5d1f';
export const url = 'https://api.example.com/v1/account';

const signingKey = freshKey();
const handle = await importSigningKey(signingKey.pkcs8);

/** A journal whose log nobody reads. */
export const quietJournal = (now: () => number, isKnown: () => boolean = () => true) =>
  createRequestJournal({ isKnown, log: () => undefined, now, monotonic: now });

/** A profile and the public key it signs with. */
export const signer = {
  id: '00000000-0000-4000-8000-000000000001',
  publicKey: signingKey.facts,
};

/** Its requests, as the journal takes them. */
export const subject = { baseUrl: 'https://api.example.com', profile: signer };

export const privateKeyPem = createPrivateKey({
  key: signingKey.pkcs8,
  format: 'der',
  type: 'pkcs8',
})
  .export({ type: 'pkcs8', format: 'pem' })
  .toString();

export const pkcs8 = signingKey.pkcs8;

let nonce = 0;

/** A request signed by the clock of `signedAt`, each with another nonce. */
export function signed(changes: Partial<OutgoingRequest> & { readonly clock?: number } = {}) {
  const { clock = signedAt, ...request } = changes;
  return signRequest(
    { apiKey, key: handle },
    { method: 'GET', path: '/v1/account', ...request },
    { clock: () => clock, nonce: () => (nonce += 1) },
  );
}
