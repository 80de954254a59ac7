import { z } from 'zod';
import type { TokenClaims, TokenHeader } from '../../../shared/requests';

const headerSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const claimsSchema = z.strictObject({
  iat: z.int(),
  exp: z.int(),
  url: z.string(),
  body: z.string(),
  nonce: z.int(),
});

/** What a token says; nothing here has been verified. */
export interface ReadToken {
  readonly header: TokenHeader;
  readonly claims: TokenClaims;
}

const readPart = (part: string | undefined): unknown =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));

/** Header and claims of a token of ours; undefined for anything else. Never throws: it runs while a call is made. */
export const readToken = (token: string): ReadToken | undefined => {
  const [header, claims] = token.split('.');
  try {
    return {
      header: headerSchema.parse(readPart(header)),
      claims: claimsSchema.parse(readPart(claims)),
    };
  } catch {
    return undefined;
  }
};
