import { createHash } from 'node:crypto';
import type { Profile } from '../../../shared/profile';
import type { SignedRequest } from '../service/signed-request';
import { readToken, type ReadToken } from './read-token';

/** A signed request without anything that could be used to make it again. */
export interface SignedParts extends ReadToken {
  readonly method: string;
  readonly url: string;
  /** The bytes of the body as text; empty when there are none. */
  readonly body: string;
  /** Local time of signing in milliseconds since the epoch. */
  readonly signedAt: number;
  /** Of the public key that the profile had then. */
  readonly fingerprint: string | null;
  /** SHA-256 of the API key: enough to tell that it was another one. Never leaves main. */
  readonly apiKeyDigest: string;
}

/** Undefined for a request whose token cannot be read. */
export const partsOf = (
  profile: Pick<Profile, 'publicKey'>,
  request: SignedRequest,
  url: string,
  signedAt: number,
): SignedParts | undefined => {
  const token = readToken(request.token);
  if (!token) return undefined;
  return {
    ...token,
    method: request.method,
    url,
    body: request.body ? Buffer.from(request.body).toString('utf8') : '',
    signedAt,
    fingerprint: profile.publicKey?.fingerprint ?? null,
    apiKeyDigest: createHash('sha256')
      .update(request.headers['x-api-key'] ?? '')
      .digest('base64'),
  };
};
