/**
 * Where something of a profile is: for good in the OS keychain or in a file, in this run's memory alone, nowhere yet, or
 * somewhere that could not be looked at.
 */
export type Home = 'keychain' | 'disk' | 'this-run' | 'none' | 'unknown';

/** Where secrets are. */
export const secretHomes = ['keychain', 'this-run', 'none'] as const satisfies readonly Home[];
export type SecretHome = (typeof secretHomes)[number];

/** Where secrets can be put. */
export const keyHomes = ['keychain', 'this-run'] as const satisfies readonly SecretHome[];
export type KeyHome = (typeof keyHomes)[number];

/** Where what has a file is: in it, or in memory alone for a profile that keeps none. */
export type FileHome = Extract<Home, 'disk' | 'this-run'>;

/** Encrypted files of a profile: the last good answer, what was seen of the account, and the person's own notes. */
export const keptKinds = ['copy', 'memory', 'notes'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Something the person should know about an encrypted file of a profile. */
export type KeptNotice =
  | { readonly kind: 'damaged'; readonly file: KeptKind; readonly keptAs: string }
  | {
      /** `older` and `missing` are about what the keychain says was written last; of `no-key` it says nothing readable. */
      readonly kind: 'newer' | 'unreadable' | 'not-written' | 'older' | 'missing' | 'no-key';
      readonly file: KeptKind;
    };

/** What the person may know of the encrypted files. */
export interface KeptState {
  /** Folder of all of them. */
  readonly folder: string;
  /** The offline copies of all profiles. */
  readonly copies: { readonly count: number; readonly bytes: number };
  /** About the files of the profile asked for. */
  readonly notices: readonly KeptNotice[];
}
