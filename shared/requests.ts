import type { Code } from './failure';

/** What a request was made for: reading the account, a check of the connection, a test of new keys, or only signing. */
export type RequestPurpose = 'account' | 'check' | 'keys' | 'dry-run';

/** What became of a signed request: not sent at all, under way, accepted, or why it failed. */
export type Outcome = 'unsent' | 'sent' | 'accepted' | Code;

/** One request: each attempt of a call is one. Times are in milliseconds. */
export interface RequestSummary {
  readonly id: number;
  /** The same for all attempts of one call. */
  readonly call: number;
  readonly purpose: RequestPurpose;
  /** From 1, and how many attempts the call has made so far. */
  readonly attempt: number;
  readonly attempts: number;
  /** When it was signed, since the epoch by the local clock. */
  readonly at: number;
  readonly outcome: Outcome;
  /** HTTP status of the answer; null while there is none. */
  readonly status: number | null;
  /** The words of the standard for that status; empty for one that it does not know. Never the service's own. */
  readonly statusText: string;
  /** From signing to the end of the answer; null while it is under way. */
  readonly duration: number | null;
  /** Decoded bytes of the answer's body so far. */
  readonly bytes: number;
}

/** The claims of specification section 5; times in seconds since the epoch, `body` empty as in every GET. */
export type TokenClaims = Readonly<{
  iat: number;
  exp: number;
  url: string;
  body: string;
  nonce: number;
}>;

export type TokenHeader = Readonly<Record<string, string | number | boolean>>;

/** What can differ between two requests. Times and the nonce are named only when they are of another kind. */
export type ChangedField =
  | 'address'
  | 'privateKey'
  | 'apiKey'
  | `header.${string}`
  | `claim.${string}`;

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

/** A header of an answer, by its name in small letters. */
export interface AnswerHeader {
  readonly name: string;
  readonly value: string;
}

/** Whose signature it is: of the public key that the profile has, of the one that it had then, or of neither. */
export type SignedBy = 'verified' | 'verified-then' | 'not-verified';

/** A request of a profile without its signature and without the API key: the window never gets either. */
export interface RequestDetails extends RequestSummary {
  /** The requests of the same call that are still kept, the first attempt first. */
  readonly ofCall: readonly Pick<RequestSummary, 'id' | 'attempt'>[];
  readonly header: TokenHeader;
  readonly claims: TokenClaims;
  /** Full URL. */
  readonly url: string;
  /** As the token names it, and as it goes over the wire. */
  readonly path: { readonly signed: string; readonly sent: string };
  /** `iat` less the local time of signing, in milliseconds. `iat` has whole seconds, so up to 999 of it are cut off. */
  readonly offsetMs: number;
  /** Milliseconds the service's clock is ahead of the local one, as far as is known; 0 when it may be right. */
  readonly serviceAheadMs: number;
  /** `SHA256:…` of the public key that the profile had when the token was signed. */
  readonly fingerprint: string | null;
  readonly signedBy: SignedBy;
  readonly changes: Changes;
  /** Those of a fixed list that the answer had. */
  readonly answerHeaders: readonly AnswerHeader[];
  /** What the service calls this request, from a header or its JSON error; empty where it does not. */
  readonly serviceId: string;
  /** Beginning of an answer that is no account, as text without what was sent in secret; empty for an account. */
  readonly answerText: string;
}
