import type { KeychainProblem } from './problems';

/** Operation on a keychain item. */
export type KeychainOperation =
  | { readonly operation: 'get' | 'delete' }
  | { readonly operation: 'set'; readonly value: string };

/** One native call that main requests from the keychain process. The answer has the same id. */
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

/** `value`: for `get` the stored text, or null for none; for `delete` whether an item was deleted. */
export type KeychainAnswer =
  | { readonly id: number; readonly ok: true; readonly value: string | boolean | null }
  | {
      readonly id: number;
      readonly ok: false;
      readonly code: KeychainCode;
      readonly keychain: KeychainProblem;
    };
