import type { KeyObject } from 'node:crypto';
import type { NonceMemory } from './nonce-memory';

/** How one request was judged: 200 without reasons, or 401 with every reason for refusing it. */
export interface Verdict {
  readonly status: number;
  readonly reasons: readonly string[];
}

/** What the judge is started with. */
export interface JudgeOptions {
  /** Milliseconds since the epoch; the time of receipt (specification section 5, rule 3). */
  readonly clock?: () => number;
  /** The body of an accepted request, sent as JSON (specification section 2, Account). */
  readonly account: unknown;
}

/** What a running judge remembers. */
export interface State {
  readonly clock: () => number;
  readonly accountJson: string;
  readonly keys: Map<string, KeyObject>;
  readonly nonces: NonceMemory;
  readonly verdicts: Verdict[];
}

/** The state of a judge that has seen nothing yet; throws when the account is not JSON. */
export function createState({ clock = Date.now, account }: JudgeOptions): State {
  const accountJson: unknown = JSON.stringify(account);
  if (typeof accountJson !== 'string') throw new TypeError('The account must be a JSON value.');
  return { clock, accountJson, keys: new Map(), nonces: new Map(), verdicts: [] };
}
