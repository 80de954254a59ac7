import type { KeychainProblem } from './problems';

/** What is done with an item. */
export type KeychainOperation =
  | { readonly operation: 'get' | 'delete' }
  | { readonly operation: 'set'; readonly value: string };

/** One native call, as main asks the keychain process for it. Answers come back under the same id. */
export type KeychainRequest = KeychainOperation & {
  readonly id: number;
  readonly service: string;
  readonly account: string;
};

export type KeychainCode =
  | 'KEYCHAIN_UNAVAILABLE'
  | 'KEYCHAIN_LOCKED_OR_MISSING'
  | 'KEYCHAIN_DENIED'
  | 'INTERNAL';

/** `value` is the stored text or `null` for a get, and whether something was deleted for a delete. */
export type KeychainAnswer =
  | { readonly id: number; readonly ok: true; readonly value: string | boolean | null }
  | {
      readonly id: number;
      readonly ok: false;
      readonly code: KeychainCode;
      readonly keychain: KeychainProblem;
    };
