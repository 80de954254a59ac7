import { sign } from 'node:crypto';

/** Signs a token without the app's signer. The default header names RS256. */
export function signToken(
  privateKeyPem: string,
  claims: unknown,
  header: unknown = { alg: 'RS256', typ: 'JWT' },
): string {
  const signed = `${encodePart(header)}.${encodePart(claims)}`;
  const signature = sign('RSA-SHA256', Buffer.from(signed), privateKeyPem);
  return `${signed}.${signature.toString('base64url')}`;
}

/** Encodes a value as a part of a token: JSON in base64url. */
export function encodePart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Returns both headers of a request issued at `nowMs` (ms). The service accepts them once per nonce. */
export function signedHeaders(
  key: { readonly apiKey: string; readonly privateKeyPem: string },
  nowMs: number,
  nonce: number,
): Record<string, string> {
  const iat = Math.floor(nowMs / 1000);
  const token = signToken(key.privateKeyPem, {
    iat,
    exp: iat + 30,
    url: '/v1/account',
    body: '',
    nonce,
  });
  return { authorization: `Bearer ${token}`, 'x-api-key': key.apiKey };
}
