import { webcrypto } from 'node:crypto';
import { SignJWT } from 'jose';

/** A private key inside the crypto library. It can sign and cannot be exported. */
export type SigningHandle = webcrypto.CryptoKey;

/** Imports a private key in PKCS#8 DER; the handle is not extractable. */
export const importSigningKey = (pkcs8: Uint8Array): Promise<SigningHandle> =>
  webcrypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(pkcs8),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );

/** Seconds from issue to expiry (specification section 5: "typically iat plus 30 seconds"). */
const tokenLifetime = 30;

export interface TokenSource {
  /** The server's time in milliseconds since the epoch, as far as it is known. */
  readonly clock: () => number;
  readonly nonce: () => number;
}

/**
 * Signs a JWT for one GET (specification section 5): RS256 over exactly `iat, exp, url, body, nonce`; the body of a GET
 * is an empty string. `path` is the endpoint's path, exactly as sent (section 4, rule 1). A token is valid for one
 * request only. Sign right before sending: the service counts 30 seconds from `iat`.
 */
export const signJwt = (key: SigningHandle, path: string, source: TokenSource): Promise<string> => {
  const iat = Math.floor(source.clock() / 1000);
  return new SignJWT({
    iat,
    exp: iat + tokenLifetime,
    url: path,
    body: '',
    nonce: source.nonce(),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign(key);
};

/** API key and private key of a profile, ready to sign. */
export interface Credentials {
  readonly apiKey: string;
  readonly key: SigningHandle;
}

/** A GET ready to be sent, once. */
export interface SignedRequest {
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs a token for a GET of this path. Sign right before sending, and again for a retry. */
export const signRequest = async (
  { key, apiKey }: Credentials,
  path: string,
  source: TokenSource,
): Promise<SignedRequest> => {
  const token = await signJwt(key, path, source);
  return {
    token,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'x-api-key': apiKey,
    },
  };
};
