import { integer, plural } from './plural';
import { catalogue } from './language';

const listed = (notes: number, pins: number, explorers: number): string =>
  [
    plural(notes, 'note', 'notes'),
    plural(pins, 'first-seen address', 'first-seen addresses'),
    plural(explorers, 'explorer', 'explorers'),
  ].join(', ');

/** Texts about files of notes and first-seen addresses. */
export const notesFileWords = catalogue('notesFile', {
  title: 'Notes and first-seen addresses',
  hint: 'A file for another computer, or to keep: the notes, favourites and first-seen addresses of this profile, and the explorers. It contains no keys, but anyone who has it can read it, and change it unnoticed.',
  export: 'Export notes and addresses…',
  import: 'Import notes and addresses…',
  reading: 'Reading the file…',
  exported: (notes: number, pins: number, explorers: number) =>
    `Exported: ${listed(notes, pins, explorers)}.`,
  unsaved: (count: number) =>
    `${plural(count, 'record is', 'records are')} not in it: too long, or with an address that is not text.`,
  imported: (notes: number, pins: number, explorers: number) =>
    notes + pins + explorers === 0
      ? 'Nothing was changed.'
      : `Imported: ${listed(notes, pins, explorers)}.`,
  leftOut: (count: number) =>
    `${plural(count, 'first-seen address was', 'first-seen addresses were')} left out, because ${count === 1 ? 'its record has' : 'their records have'} changed since.`,
  alarms: (count: number) => `${plural(count, 'alarm was', 'alarms were')} raised.`,
  thisRun: 'It is kept only until the app closes.',
  rest: 'The rest was not imported; the file can be imported again.',
  dialog: 'Import notes and addresses',
  from: 'File',
  savedAt: 'Exported',
  writtenBy: (when: string, version: string) => `${when}, by version ${version}`,
  of: 'Account in the file',
  known: 'Account here',
  userId: (id: string) => `user ID ${id}`,
  other: 'This file is from another account. Its first-seen addresses are not imported here.',
  unknownOwner:
    'The app cannot tell whether this file is from the same account, because a user ID is missing. Make sure that it is.',
  trust:
    'A file proves nothing: import only what you exported yourself, or received from someone you trust.',
  what: 'What to import',
  checked: (evm: boolean): string =>
    evm ? 'Addresses are checked by EIP-55' : 'Addresses are not checked by EIP-55',
  parts: { notes: 'Notes and favourites', pins: 'First-seen addresses', explorers: 'Explorers' },
  added: (count: number) => `${integer.format(count)} new`,
  stars: (count: number) => `${plural(count, 'favourite', 'favourites')} among them`,
  same: {
    /** The stored notes may contain more. */
    notes: (count: number) => `${integer.format(count)} with nothing new`,
    pins: (count: number) => `${integer.format(count)} the same`,
    explorers: (count: number) => `${integer.format(count)} the same`,
  },
  asked: (count: number) => `${integer.format(count)} to decide`,
  left: {
    notes: (count: number) => `${integer.format(count)} left out: no room`,
    pins: (count: number) =>
      `${integer.format(count)} left out: known here with another address, or in the file with several`,
    explorers: (count: number) => `${integer.format(count)} left out: no room`,
  },
  conflicts: {
    notes: 'Other notes about the same address',
    pins: 'Other values of the same record',
    explorers: 'Other pages for the same asset',
  },
  pinsHint:
    'If you take the file’s value, an alarm is raised at once, because the account now has the other value.',
  more: (count: number) =>
    `${integer.format(count)} more do not fit here: for those, your own values are kept.`,
  otherNotes: (count: number) => `For ${integer.format(count)} more that are not listed`,
  forAll: 'For all',
  choice: (name: string) => `What to keep for ${name}`,
  hiddenNames: (place: number) => `conflict ${integer.format(place)}`,
  mine: 'Here',
  theirs: 'In the file',
  choices: { mine: 'Keep mine', theirs: 'Take theirs', both: 'Keep both' },
  tooLongForBoth: 'Both together would be too long for one note.',
  tooLongOthers: (count: number) =>
    `${integer.format(count)} of these would be too long in one note: yours ${count === 1 ? 'stays' : 'stay'}.`,
  favourite: 'Favourite',
  tags: 'Tagged',
  confirm: 'Import',
  importing: 'Importing…',
  nothing: 'There is nothing to import.',
});

/** Texts about the user's own names, tags and notes. */
export const noteWords = catalogue('notes', {
  title: 'Your notes',
  otherTitle: 'Notes on another address',
  otherAddress:
    'What you typed does not belong to this wallet’s current address. It is kept with this one:',
  earlierTitle: 'Your notes on the earlier address',
  earlierAddress: 'They are about this address, not about the current one:',
  takeOver: 'Use for the new address, too',
  takenOver: 'Your notes are now on the new address, too.',
  /** Shown when the new address has a note already. */
  fills: 'Your notes on the new address stay; only what is missing there is added.',
  dialog: 'Noted address',
  favourite: 'Favourite',
  favourites: 'Favourites',
  isFavourite: (isOne: boolean): string => (isOne ? 'Now a favourite' : 'No longer a favourite'),
  ownName: 'Your name for it',
  noted: 'You have notes on this',
  hidden: 'Values are hidden: show them to write here.',
  none: 'Nothing yet. Only you see what you note here; it is encrypted and stays on this computer.',
  thisRun:
    'Kept only until the app closes: the keys of this profile are for this run only. Notes saved before, if any, stay in their file.',
  waiting: (count: number) =>
    `${plural(count, 'note', 'notes')}, made while the keys were only for this run, did not fit with the saved ones and will be lost when the app closes. Shorten or clear saved notes to make room.`,
  notRead: 'Your notes could not be read yet. They are read again with the next refresh.',
  noAddress: 'Notes belong to an address, and this record has none that can be used.',
  add: 'Add name, tags or note',
  edit: 'Edit',
  name: 'Name',
  tags: 'Tags, separated by commas',
  note: 'Note',
  save: 'Save notes',
  saved: 'Saved.',
  tooManyTags: (most: number, length: number) =>
    `At most ${integer.format(most)} tags of ${integer.format(length)} characters each.`,
  tooLong: (excess: number, most: number) =>
    `${plural(excess, 'character', 'characters')} too long: at most ${integer.format(most)} fit.`,
  /** About an unsaved note. */
  savedSince:
    'The saved note has changed since you began to type; saving replaces it with yours. It now says:',
  emptySince:
    'The saved note has been deleted since you began to type; saving puts yours in its place.',
  takeSaved: 'Use the saved one',
  /** About an unsaved note whose record is gone. */
  kept: 'The note you were typing is kept until the app closes, and is shown again if its address comes back.',
  unsaved: 'Not saved yet. It stays here while you look elsewhere, until the app closes.',
  full: (most: number) =>
    `You can have notes on at most ${integer.format(most)} addresses. Clear some first.`,
  include: 'Include your names, tags and notes',
});
