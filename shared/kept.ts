/** Encrypted files of a profile: the last good answer, what was seen of the account, and the person's own notes. */
export const keptKinds = ['copy', 'memory', 'notes'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** Something the person should know about an encrypted file of a profile. */
export type KeptNotice =
  | { readonly kind: 'damaged'; readonly file: KeptKind; readonly keptAs: string }
  | { readonly kind: 'newer' | 'unreadable' | 'not-written'; readonly file: KeptKind };
