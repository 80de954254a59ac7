import type { FileHome } from './file-state';
import type { Field, ListName } from './account';
import type { Explorer } from './explorer';
import type { Failure } from './failure';

/** What a person has noted about an address, for themselves. */
export interface LocalNote {
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly favourite: boolean;
}

/** With the address that it is about, as `addressKey` gives it. */
export interface AddressNote extends LocalNote {
  readonly address: string;
}

/** All notes of a profile. */
export interface NotesState {
  /** `this-run` when nothing can be kept encrypted. */
  readonly home: FileHome;
  readonly entries: readonly AddressNote[];
  /** How many notes made while the keys were for this run only do not fit beside these, and go when the app closes. */
  readonly waiting?: number;
}

/**
 * Longest texts in UTF-16 units, and most tags and entries. At three bytes a unit, as many as there may be fit into
 * their file of 32 MB.
 */
export const noteLimits = {
  address: 300,
  name: 200,
  note: 2000,
  tag: 30,
  tags: 10,
  entries: 3000,
} as const;

export const emptyNote: LocalNote = { name: '', note: '', tags: [], favourite: false };

/** Whether there is nothing to keep of a note. */
export const isEmptyNote = ({ name, note, tags, favourite }: LocalNote): boolean =>
  name === '' && note === '' && tags.length === 0 && !favourite;

/** What a file says it is, and its version. */
export const notesFileFormat = 'account-viewer-notes-and-pins';
export const notesFileVersion = 1;

/** Largest file of notes and pinned addresses that is read or written, in bytes. */
export const largestNotesFile = 64 * 1024 * 1024;

/** Most pinned records in it. */
export const mostPins = 200_000;

/** Longest value of such a record there, in UTF-16 units; an address has its own limit. */
export const longestInFile = 300;

/** Most conflicts of a kind that a person is asked about one by one. */
export const mostAsked = 200;

/** Which of two notes about an address stays, or both as one. */
export const noteChoices = ['mine', 'theirs', 'both'] as const;
export type NoteChoice = (typeof noteChoices)[number];

/** Whose account a file is of, as the service named it; null where it did not. */
export interface FileAccount {
  readonly userId: string | null;
  readonly name: string | null;
}

/** How many of a kind the file has, by what would become of them. */
export interface FileCounts {
  /** Not known here. */
  readonly added: number;
  /** Nothing in them that is not known here. */
  readonly same: number;
  /** Other here, and one of both can be chosen. */
  readonly asked: number;
  /** Left out: other here, and nothing of the file may take its place; or there is no room. */
  readonly left: number;
}

export interface NoteConflict {
  readonly mine: AddressNote;
  readonly theirs: AddressNote;
  /** Whether both fit into one note. */
  readonly canJoin: boolean;
}

/** A record that is pinned to other values here than in the file. */
export interface PinConflict {
  /** Place of the record in the file, from 0 on. */
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

/** What a file has, beside what is known here. Nothing has been changed. */
export interface NotesFilePreview {
  /** Names the file within main; of no use to anyone else. */
  readonly fileNumber: number;
  readonly fileName: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly appVersion: string;
  readonly account: FileAccount;
  /** Whether it is of the account that is known here; `unknown` where either does not say. */
  readonly owner: 'same' | 'other' | 'unknown';
  /** The account that is known here. */
  readonly known: FileAccount;
  readonly counts: Readonly<Record<NotesFilePart, FileCounts>>;
  /** How many of the new notes mark a favourite. */
  readonly stars: number;
  /** The first ones of each kind, at most `mostAsked`. */
  readonly notes: readonly NoteConflict[];
  /** How many of the other notes are too long to become one with that of here. */
  readonly tooLongOthers: number;
  readonly pins: readonly PinConflict[];
  readonly explorers: readonly ExplorerConflict[];
}

export const notesFileParts = ['notes', 'pins', 'explorers'] as const;
export type NotesFilePart = (typeof notesFileParts)[number];

/** How many of each kind have been saved, or have changed something here. */
export interface NotesFileReport {
  readonly notes: number;
  readonly pins: number;
  readonly explorers: number;
  /** Records whose values the file cannot hold: no texts, half a character in them, or too long. */
  readonly unsaved: number;
}

/** What came of importing a file. */
export interface NotesImport extends Omit<NotesFileReport, 'unsaved'> {
  /** Alarms that were raised because an address of the file was taken. */
  readonly alarms: number;
  /** Where the notes and pins are kept. */
  readonly home: FileHome;
  /** Why the rest was not imported; null where all was. */
  readonly failure: Failure | null;
}

/** What is read of a file of notes and pinned addresses, beside its pins. */
export interface NotesFileContent {
  readonly savedAt: number;
  readonly appVersion: string;
  readonly account: FileAccount;
  readonly notes: readonly AddressNote[];
  readonly explorers: readonly Explorer[];
}

/** Its pins beside what is remembered of an account. */
export interface NotesFileComparison extends Pick<NotesFilePreview, 'owner' | 'known' | 'pins'> {
  readonly content: NotesFileContent;
  readonly counts: FileCounts;
}
