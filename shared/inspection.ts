import type { Code } from './failure';

/** Seconds after `iat` during which the service takes a token (specification section 5). */
export const acceptedFor = 30;

/** What became of a signed request: not sent at all, under way, accepted, or why it failed. */
export type Outcome = 'unsent' | 'sent' | 'accepted' | Code;

/** The claims of specification section 5; times in seconds since the epoch, `body` in base64. */
export type TokenClaims = Readonly<{
  iat: number;
  exp: number;
  url: string;
  body: string;
  nonce: number;
}>;

export type TokenHeader = Readonly<Record<string, string | number | boolean>>;

/** The same thing as the token names it and as it goes over the wire. */
export interface SignedAndSent {
  readonly signed: string;
  readonly sent: string;
}

/** What can differ between two requests. Times and the nonce are named only when they are of another kind. */
export type ChangedField =
  'method' | 'address' | 'privateKey' | 'apiKey' | `header.${string}` | `claim.${string}`;

/** A request against the last one that the service accepted. */
export type Changes =
  | { readonly since: 'nothing-accepted' }
  | { readonly since: 'this-is-it' }
  | {
      readonly since: 'accepted';
      /** When that one was signed, in milliseconds since the epoch by the local clock. */
      readonly at: number;
      readonly fields: readonly ChangedField[];
    };

/** A profile's last signed request, without its signature and without the API key: the window never gets either. */
export interface TokenInspection {
  readonly outcome: Outcome;
  readonly header: TokenHeader;
  readonly claims: TokenClaims;
  readonly method: string;
  /** Full URL. */
  readonly url: string;
  readonly path: SignedAndSent;
  /** As text; empty for a request without a body. */
  readonly body: SignedAndSent;
  /** Local time of signing in milliseconds since the epoch. */
  readonly signedAt: number;
  /** `iat` less the local time of signing, in milliseconds. `iat` has whole seconds, so up to 999 of it are cut off. */
  readonly offsetMs: number;
  /** Milliseconds the service's clock is ahead of the local one, as far as is known; 0 when it may be right. */
  readonly serviceAheadMs: number;
  /** `SHA256:…` of the public key that the profile had when the token was signed. */
  readonly fingerprint: string | null;
  /** Whether the signature is that of the public key that the profile had then, and still has. */
  readonly verified: boolean;
  readonly changes: Changes;
}

type Dated = Pick<TokenInspection, 'claims' | 'serviceAheadMs'>;

/** Milliseconds since `iat` by the service's clock; negative for a token from its future. `now` is the local time. */
export const ageOf = ({ claims, serviceAheadMs }: Dated, now: number): number =>
  now + serviceAheadMs - claims.iat * 1000;

export const isTooOld = (token: Dated, now: number): boolean =>
  ageOf(token, now) > acceptedFor * 1000;
