/** Encrypted files of a profile: the last good answer, what was seen of the account, and the person's own notes. */
export const keptKinds = ['copy', 'memory', 'notes'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Something the person should know about an encrypted file of a profile. */
export type KeptNotice =
  | { readonly kind: 'damaged'; readonly file: KeptKind; readonly keptAs: string }
  | { readonly kind: 'newer' | 'unreadable' | 'not-written'; readonly file: KeptKind };

/** What the person may know of the encrypted files. */
export interface KeptState {
  /** Folder of all of them. */
  readonly folder: string;
  /** The offline copies of all profiles. */
  readonly copies: { readonly count: number; readonly bytes: number };
  /** About the files of the profile asked for. */
  readonly notices: readonly KeptNotice[];
}
