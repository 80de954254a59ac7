import type { FileHome } from './homes';

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
}

/**
 * Longest texts in UTF-16 units, and most tags and entries. At three bytes a unit, as many as there may be fit into
 * their file of 16 MB.
 */
export const noteLimits = {
  address: 300,
  name: 80,
  note: 1000,
  tag: 30,
  tags: 10,
  entries: 3000,
} as const;

export const emptyNote: LocalNote = { name: '', note: '', tags: [], favourite: false };

/** Whether there is nothing to keep of a note. */
export const isEmptyNote = ({ name, note, tags, favourite }: LocalNote): boolean =>
  name === '' && note === '' && tags.length === 0 && !favourite;
