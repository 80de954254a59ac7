/** Specification section 5 rule 3 and section 8: greatest age of a token at receipt, in ms. */
export const MAX_TOKEN_AGE_MS = 30_000;

/** How far ahead of the service a client's clock may run, in ms. */
export const MAX_CLOCK_LEAD_MS = 5_000;

/** Specification section 8: nonces are integers from 0 to this, inclusive. */
export const MAX_NONCE = 99_999;

/** What the claims of a token are compared with; `path` without query, `nowMs` time of receipt. */
export interface ClaimContext {
  readonly path: string;
  readonly body: Uint8Array;
  readonly nowMs: number;
}

/** The valid token's nonce, or the first broken rule of the specification's section 5 in words. */
export function claimFault(
  claims: Readonly<Record<string, unknown>>,
  { path, body, nowMs }: ClaimContext,
): { readonly nonce: number } | { readonly fault: string } {
  const { iat, exp, url, nonce } = claims;
  if (url !== path) return { fault: 'url claim does not match the requested path' };
  if (!isBodyClaimOf(claims.body, body)) {
    return { fault: 'body claim does not match the request body' };
  }
  if (!isInteger(iat)) return { fault: 'iat claim is not an integer' };
  // The 30-second rule holds whatever exp says (section 5 rule 4), hence before it.
  if (nowMs - iat * 1000 > MAX_TOKEN_AGE_MS) {
    return { fault: 'token was issued more than 30 seconds ago' };
  }
  if (iat * 1000 - nowMs > MAX_CLOCK_LEAD_MS) return { fault: 'token was issued in the future' };
  if (typeof exp !== 'number') return { fault: 'exp claim is not a number' };
  if (nowMs > exp * 1000) return { fault: 'token expired' };
  if (!isInteger(nonce) || nonce < 0 || nonce > MAX_NONCE) {
    return { fault: 'nonce claim is not an integer from 0 to 99999' };
  }
  return { nonce };
}

function isBodyClaimOf(claim: unknown, body: Uint8Array): boolean {
  if (body.length === 0) return claim === undefined || claim === '';
  return claim === Buffer.from(body).toString('base64');
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}
