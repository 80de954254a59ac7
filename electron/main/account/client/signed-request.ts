import { signJwt, type SigningHandle, type TokenSource } from './sign-jwt';

/** What a call needs of its profile. */
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
