/** Where secrets are: in the OS keychain, in this run's memory alone, or nowhere yet. */
export const secretHomes = ['keychain', 'this-run', 'none'] as const;
export type SecretHome = (typeof secretHomes)[number];

/** Where secrets can be put. */
export const keyHomes = ['keychain', 'this-run'] as const satisfies readonly SecretHome[];
export type KeyHome = (typeof keyHomes)[number];

/** Where what has a file is: in it, or in memory alone for a profile that keeps none. */
export type FileHome = 'disk' | 'this-run';

/** Encrypted files of a profile: the last good answer, what is remembered of the account (its baseline), and the person's own notes. */
export const fileKinds = ['copy', 'memory', 'notes'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Bytes that say how long the head of an offline copy is, as a little-endian number. */
export const copyLengthBytes = 4;

/** Largest baseline of an account, in bytes: one that could not be written would forget its alarms with the run. */
export const largestBaseline = 256 * 1024 * 1024;

/** Something the person should know about an encrypted file of a profile. */
export type FileNotice =
  | { readonly kind: 'damaged'; readonly file: FileKind; readonly keptAs: string }
  | {
      readonly kind:
        | 'newer'
        | 'unreadable'
        | 'not-written'
        /** These two are about what the keychain says was written last. */
        | 'older'
        | 'missing'
        /** What the keychain says of its key cannot be read. */
        | 'no-key'
        /** The keychain says nothing: it was not allowed to, or did not answer in time. */
        | 'refused'
        /** It has given the key before, and does not now. */
        | 'unsaved'
        /** The file was read, and the profile works with keys of this run by now. */
        | 'unsaved-this-run'
        /** The key is where it was, and the profile works with keys of this run. */
        | 'this-run'
        /** It did so before, and alarms of that time are open. */
        | 'waits';
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
