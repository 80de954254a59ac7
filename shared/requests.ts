import type { Code } from './failure';

/** Purpose of a request: reading the account, the connection check, a test of new keys, or signing without sending. */
export type RequestPurpose = 'account' | 'check' | 'keys' | 'dry-run';

/** State of a signed request: not sent, under way, accepted, or the code of its failure. */
export type Outcome = 'unsent' | 'sent' | 'accepted' | Code;

/** One HTTP request. Each attempt of a call is a request of its own. */
export interface RequestSummary {
  readonly id: number;
  /** Number of the call, the same for all its attempts. */
  readonly call: number;
  readonly purpose: RequestPurpose;
  /** From 1. */
  readonly attempt: number;
  /** Number of attempts that the call has made so far. */
  readonly attempts: number;
  /** When the request was signed, in milliseconds since the epoch by the local clock. */
  readonly at: number;
  readonly outcome: Outcome;
  /** HTTP status of the response; null while there is none. */
  readonly status: number | null;
  /** Standard reason phrase of the status, never the service's own; empty for a non-standard status. */
  readonly statusText: string;
  /** Milliseconds from signing to the end of the response; null while the request is under way. */
  readonly duration: number | null;
  /** Decoded bytes of the response body so far. */
  readonly bytes: number;
}

/** The claims of specification section 5. Times are in seconds since the epoch; `body` is empty for every GET. */
export type TokenClaims = Readonly<{
  iat: number;
  exp: number;
  url: string;
  body: string;
  nonce: number;
}>;

export type TokenHeader = Readonly<Record<string, string | number | boolean>>;

/** What can differ between two requests. Times and the nonce count only when their type differs. */
export type ChangedField =
  | 'address'
  | 'privateKey'
  | 'apiKey'
  | `header.${string}`
  | `claim.${string}`;

/** Difference between a request and the last request that the service accepted. */
export type Changes =
  | { readonly since: 'nothing-accepted' }
  | { readonly since: 'this-is-it' }
  | {
      readonly since: 'accepted';
      /** When the accepted request was signed, in milliseconds since the epoch by the local clock. */
      readonly at: number;
      readonly fields: readonly ChangedField[];
    };

/** A response header. */
export interface AnswerHeader {
  /** Lower case. */
  readonly name: string;
  readonly value: string;
}

/** Which public key verifies the signature: the profile's current key, its key at the time of signing, or neither. */
export type SignedBy = 'verified' | 'verified-then' | 'not-verified';

/** A request without its signature and the API key, which the window never gets. */
export interface RequestDetails extends RequestSummary {
  /** Stored requests of the same call, first attempt first. */
  readonly ofCall: readonly Pick<RequestSummary, 'id' | 'attempt'>[];
  readonly header: TokenHeader;
  readonly claims: TokenClaims;
  /** Full URL. */
  readonly url: string;
  /** The path in the token's url claim, and the path as sent. */
  readonly path: { readonly signed: string; readonly sent: string };
  /** `iat` minus the local time of signing, in milliseconds. `iat` is cut to whole seconds, by up to 999 ms. */
  readonly offsetMs: number;
  /** Estimated milliseconds by which the service's clock is ahead of the local clock; 0 when both may be equal. */
  readonly serviceAheadMs: number;
  /** `SHA256:…` of the public key that the profile had when the token was signed. */
  readonly fingerprint: string | null;
  readonly signedBy: SignedBy;
  readonly changes: Changes;
  /** The headers of the response that are on a fixed list. */
  readonly answerHeaders: readonly AnswerHeader[];
  /** The service's id for this request, from a header or its JSON error; empty when there is none. */
  readonly serviceId: string;
  /** Beginning of a response that is not an account, without the secrets that were sent; empty for an account. */
  readonly answerText: string;
}
