/** Encrypted files of a profile: the last good answer, what was seen of the account, and the person's own notes. */
export const fileKinds = ['copy', 'memory', 'notes'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Largest baseline of an account, in bytes: one that could not be written would forget its alarms with the run. */
export const largestBaseline = 256 * 1024 * 1024;

/** Something the person should know about an encrypted file of a profile. */
export type FileNotice =
  | { readonly kind: 'damaged'; readonly file: FileKind; readonly keptAs: string }
  | {
      /**
       * `older` and `missing` are about what the keychain says was written last; of `no-key` it says nothing readable, and
       * of `refused` nothing at all, because it was not allowed to or did not answer in time.
       */
      readonly kind:
        | 'newer'
        | 'unreadable'
        | 'not-written'
        | 'older'
        | 'missing'
        | 'no-key'
        | 'refused';
      readonly file: FileKind;
    };

/** What the person may know of the encrypted files. */
export interface FileState {
  /** Folder of all of them. */
  readonly folder: string;
  /** The offline copies of all profiles. */
  readonly copies: { readonly count: number; readonly bytes: number };
  /** About the files of the profile asked for. */
  readonly notices: readonly FileNotice[];
}
