import { createHash, verify } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import type { Profile, PublicKeyFacts } from '../../../../shared/profile';
import type {
  TokenClaims,
  TokenHeader,
  AnswerHeader,
  Outcome,
  RequestPurpose,
} from '../../../../shared/requests';
import type { SignedRequest } from '../../account/client/sign-jwt';
import { publicKeyOf } from '../../credentials/keys/key-objects';

const headerSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const claimsSchema = z.strictObject({
  iat: z.int(),
  exp: z.int(),
  url: z.string(),
  body: z.string(),
  nonce: z.int(),
});

/** Header and claims of a token. Nothing here has been verified. */
interface ReadToken {
  readonly header: TokenHeader;
  readonly claims: TokenClaims;
}

/**
 * Reads the header and claims of a token of the app; undefined for anything else. Never throws, because it
 * runs while a call is made.
 */
const readToken = (token: string): ReadToken | undefined => {
  try {
    return {
      header: headerSchema.parse(decodeProtectedHeader(token)),
      claims: claimsSchema.parse(decodeJwt(token)),
    };
  } catch {
    return undefined;
  }
};

/** A signed request without anything with which it could be made again. */
export interface SignedParts extends ReadToken {
  readonly url: string;
  /** Local time of signing in milliseconds since the epoch. */
  readonly signedAt: number;
  /** Fingerprint of the public key that the profile had at the time; null without one. */
  readonly fingerprint: string | null;
  /** Whether this public key has verified the signature. */
  readonly isVerified: boolean;
  /** SHA-256 of the API key, which shows whether another key was used. Never leaves main. */
  readonly apiKeyDigest: string;
}

/**
 * Whether a token is signed with RS256 by the private key of this public key. Checked by another library than the one
 * that signs, whatever algorithm the token's header names.
 */
const isSignedBy = (token: string, publicKey: PublicKeyFacts | null): boolean => {
  if (!publicKey) return false;
  const end = token.lastIndexOf('.');
  const [signed, signature] = [token.slice(0, end), token.slice(end + 1)];
  try {
    const key = publicKeyOf(publicKey.spki);
    return verify('RSA-SHA256', Buffer.from(signed), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};

/** Returns what may be kept of a signed request; undefined when its token cannot be read. */
export const partsOf = (
  { publicKey }: Pick<Profile, 'publicKey'>,
  request: SignedRequest,
  url: string,
  signedAt: number,
): SignedParts | undefined => {
  const token = readToken(request.token);
  if (!token) return undefined;
  return {
    ...token,
    url,
    signedAt,
    fingerprint: publicKey?.fingerprint ?? null,
    isVerified: isSignedBy(request.token, publicKey),
    apiKeyDigest: createHash('sha256')
      .update(request.headers['x-api-key'] ?? '')
      .digest('base64'),
  };
};

/** One call. Each of its attempts is a request of its own. */
export interface NotedCall {
  readonly id: number;
  readonly purpose: RequestPurpose;
  /** Attempts made so far. */
  attempts: number;
}

/** A request as it is kept: without its token and its API key. */
export interface NotedRequest {
  readonly id: number;
  readonly call: NotedCall;
  /** From 1. */
  readonly attempt: number;
  readonly parts: SignedParts;
  readonly outcome: Outcome;
  readonly status: number | null;
  readonly duration: number | null;
  readonly bytes: number;
  readonly answerHeaders: readonly AnswerHeader[];
  readonly serviceId: string;
  readonly answerText: string;
}

/** Most requests kept of a profile, besides its last dry run. */
const mostRequests = 50;

/** Most UTF-16 units that the requests of a profile may take together. */
const mostText = 200_000;

const textOf = ({ parts, answerHeaders, serviceId, answerText }: NotedRequest): number =>
  parts.url.length +
  JSON.stringify([parts.header, parts.claims, answerHeaders]).length +
  serviceId.length +
  answerText.length;

const isDryRun = ({ call }: NotedRequest): boolean => call.purpose === 'dry-run';

/** Returns the requests of a profile that are kept, the newest first: as many as fit, and only the last dry run. */
const whatFits = (newestFirst: readonly NotedRequest[]): readonly NotedRequest[] => {
  const lastDryRun = newestFirst.find(isDryRun);
  let [count, text] = [0, 0];
  return newestFirst.filter((request, place) => {
    if (isDryRun(request)) return request === lastDryRun;
    count += 1;
    text += textOf(request);
    return place === 0 || (count <= mostRequests && text <= mostText);
  });
};

/** The last requests of each profile, in memory only. */
export const createKeptRequests = () => {
  const kept = new Map<string, readonly NotedRequest[]>();
  const of = (profileId: string): readonly NotedRequest[] => kept.get(profileId) ?? [];
  return {
    /** The newest first. */
    of,
    add: (profileId: string, request: NotedRequest): void => {
      kept.set(profileId, whatFits([request, ...of(profileId)]));
    },
    /** Changes a request. Returns whether it was still kept. */
    change: (profileId: string, id: number, changes: Partial<NotedRequest>): boolean => {
      if (!of(profileId).some((request) => request.id === id)) return false;
      const changed = of(profileId).map((request) =>
        request.id === id ? { ...request, ...changes } : request,
      );
      kept.set(profileId, whatFits(changed));
      return true;
    },
    forget: (profileId: string): void => {
      kept.delete(profileId);
    },
    clear: (): void => {
      kept.clear();
    },
  };
};
