import { signJwt, type SigningHandle, type TokenSource } from './sign-jwt';

/** What a call needs of its profile. */
export interface Credentials {
  readonly apiKey: string;
  readonly key: SigningHandle;
}

/** A request before it is signed. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  /** Path for the url claim. */
  readonly path: string;
  /** Sent as JSON; absent for a request without a body. */
  readonly json?: unknown;
}

/** A request ready to be sent, once. */
export interface SignedRequest {
  readonly method: OutgoingRequest['method'];
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The very bytes that the body claim holds (specification section 5, rule 1). */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Serialises the body once and signs a token for exactly it. Sign right before sending, and again for a retry. */
export const signRequest = async (
  credentials: Credentials,
  request: OutgoingRequest,
  source: TokenSource,
): Promise<SignedRequest> => {
  const body =
    request.json === undefined ? null : new TextEncoder().encode(JSON.stringify(request.json));
  const token = await signJwt(
    credentials.key,
    { path: request.path, ...(body ? { body } : {}) },
    source,
  );
  return {
    method: request.method,
    token,
    body,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'x-api-key': credentials.apiKey,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
  };
};
