import { longestAddress } from './address';
import type { FileHome } from './file-state';
import type { Field, ListName } from './account';
import type { Explorer } from './explorer';
import type { Failure } from './failure';

/** The user's own note about an address. */
export interface LocalNote {
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly favourite: boolean;
}

/** A note with its address. */
export interface AddressNote extends LocalNote {
  /** Key of the address (`addressKey`). */
  readonly address: string;
}

/** All notes of a profile. */
export interface NotesState {
  /** `this-run` when there is no key to encrypt the notes with. */
  readonly home: FileHome;
  readonly entries: readonly AddressNote[];
  /**
   * Number of notes from the time when the profile had its keys for this run only that do not fit beside `entries`.
   * They are lost when the app closes.
   */
  readonly waiting?: number;
}

/**
 * Longest texts in UTF-16 units, and largest numbers of tags and entries. With three bytes per unit, the largest notes
 * fit into their file of at most 32 MB.
 */
export const noteLimits = {
  address: longestAddress,
  name: 200,
  note: 2000,
  tag: 30,
  tags: 10,
  entries: 3000,
} as const;

export const emptyNote: LocalNote = { name: '', note: '', tags: [], favourite: false };

/** Whether every field of a note is empty. */
export const isEmptyNote = ({ name, note, tags, favourite }: LocalNote): boolean =>
  name === '' && note === '' && tags.length === 0 && !favourite;

/** The `format` and `version` fields of a notes file. */
export const notesFileFormat = 'account-viewer-notes-and-pins';
export const notesFileVersion = 1;

/** Largest file of notes and pinned addresses that is read or written, in bytes. */
export const largestNotesFile = 64 * 1024 * 1024;

/** Most pinned records in a notes file. */
export const mostPins = 200_000;

/** Longest value of a pinned record in a notes file, in UTF-16 units; addresses have their own limit. */
export const longestInFile = 300;

/** Most conflicts of a kind that the user decides one by one. */
export const mostAsked = 200;

/** Which of two notes about an address stays; `both` joins them into one. */
export const noteChoices = ['mine', 'theirs', 'both'] as const;
export type NoteChoice = (typeof noteChoices)[number];

/** Account of a notes file, as the service named it; null for a missing value. */
export interface FileAccount {
  readonly userId: string | null;
  readonly name: string | null;
}

/** Number of entries of one kind in a notes file, by what an import would do with them. */
export interface FileCounts {
  /** New entries. */
  readonly added: number;
  /** Entries without anything new. */
  readonly same: number;
  /** Conflicts with an existing entry that the user can decide. */
  readonly asked: number;
  /** Entries that are left out: conflicts that keep the existing entry, or no room for more. */
  readonly left: number;
}

export interface NoteConflict {
  readonly mine: AddressNote;
  readonly theirs: AddressNote;
  /** Whether both notes fit into one. */
  readonly canJoin: boolean;
}

/** A record whose pinned values differ between this computer and the file. */
export interface PinConflict {
  /** Position of the record in the file, from 0. */
  readonly place: number;
  readonly list: ListName;
  readonly name: string | null;
  readonly asset: string | null;
  readonly fields: readonly {
    readonly field: string;
    readonly mine: Field;
    readonly theirs: Field;
  }[];
}

export interface ExplorerConflict {
  readonly mine: Explorer;
  readonly theirs: Explorer;
}

/** Comparison of a notes file with the stored data, before the import. Nothing has been changed. */
export interface NotesFilePreview {
  /** Identifies the file within main. */
  readonly fileNumber: number;
  readonly fileName: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly appVersion: string;
  readonly account: FileAccount;
  /** Whether the file is of the profile's account; `unknown` when one of the two user IDs is missing. */
  readonly owner: 'same' | 'other' | 'unknown';
  /** The profile's account. */
  readonly known: FileAccount;
  readonly counts: Readonly<Record<NotesFilePart, FileCounts>>;
  /** Number of new notes that mark a favourite. */
  readonly stars: number;
  /** Conflicts to decide one by one, like `pins` and `explorers`: the first `mostAsked` of each kind. */
  readonly notes: readonly NoteConflict[];
  /** Number of further note conflicts in which both notes together are too long for one note. */
  readonly tooLongOthers: number;
  readonly pins: readonly PinConflict[];
  readonly explorers: readonly ExplorerConflict[];
}

export const notesFileParts = ['notes', 'pins', 'explorers'] as const;
export type NotesFilePart = (typeof notesFileParts)[number];

/** Result of exporting a notes file: number of saved entries of each kind. */
export interface NotesFileReport {
  readonly notes: number;
  readonly pins: number;
  readonly explorers: number;
  /** Records whose values the file cannot hold: not a string, with a lone surrogate, or too long. */
  readonly unsaved: number;
}

/** Result of importing a notes file: number of added or changed entries of each kind. */
export interface NotesImport extends Omit<NotesFileReport, 'unsaved'> {
  /** Alarms that were raised because a pinned value of the file was taken. */
  readonly alarms: number;
  /** Where the notes and pins are stored. */
  readonly home: FileHome;
  /** Why the rest was not imported; null when everything was imported. */
  readonly failure: Failure | null;
}

/** Content of a notes file, without the pins. */
export interface NotesFileContent {
  readonly savedAt: number;
  readonly appVersion: string;
  readonly account: FileAccount;
  readonly notes: readonly AddressNote[];
  readonly explorers: readonly Explorer[];
}

/** Comparison of the pins of a notes file with the baseline of an account. */
export interface NotesFileComparison extends Pick<NotesFilePreview, 'owner' | 'known' | 'pins'> {
  readonly content: NotesFileContent;
  readonly counts: FileCounts;
}
