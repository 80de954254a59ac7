/** Where secrets are stored: in the OS keychain, only in memory until the app closes, or nowhere yet. */
export const secretHomes = ['keychain', 'this-run', 'none'] as const;
export type SecretHome = (typeof secretHomes)[number];

/** Where secrets can be stored. */
export const keyHomes = ['keychain', 'this-run'] as const satisfies readonly SecretHome[];
export type KeyHome = (typeof keyHomes)[number];

/** Where data is stored: in its file, or only in memory until the app closes. */
export type FileHome = 'disk' | 'this-run';

/** Encrypted files of a profile: the last good answer, the baseline of the account, and the user's own notes. */
export const fileKinds = ['copy', 'memory', 'notes'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Size in bytes of the little-endian number with the length of an offline copy's head. */
export const copyLengthBytes = 4;

/** Largest baseline of an account, in bytes. A larger one could not be opened again, and its alarms would be lost. */
export const largestBaseline = 256 * 1024 * 1024;

/** A problem with an encrypted file of a profile. `keptAs` is the new name of the damaged file. */
export type FileNotice =
  | { readonly kind: 'damaged'; readonly file: FileKind; readonly keptAs: string }
  | {
      readonly kind:
        | 'newer'
        | 'unreadable'
        | 'not-written'
        /** `older`, `missing`: the file does not match the last write that the keychain records. */
        | 'older'
        | 'missing'
        /** The keychain's entry with the key of the file cannot be read. */
        | 'no-key'
        /** The keychain did not return the key: access was denied, or the keychain did not respond in time. */
        | 'refused'
        /** The keychain returned the key earlier in this run, and does not now. */
        | 'unsaved'
        /** The file was read, but by now the profile has its keys for this run only. */
        | 'unsaved-this-run'
        /** The file is not opened, because the profile has its keys for this run only. */
        | 'this-run'
        /** The keys are in the keychain again. The file is opened once the alarms of this run are acknowledged. */
        | 'waits';
      readonly file: FileKind;
    };

/** State of the encrypted files, for the settings. */
export interface FileState {
  /** Folder of all encrypted files. */
  readonly folder: string;
  /** Offline copies of all profiles. */
  readonly copies: { readonly count: number; readonly bytes: number };
  /** Notices about the files of the requested profile. */
  readonly notices: readonly FileNotice[];
}
