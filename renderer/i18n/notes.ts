import { integer, plural } from './plural';
import { catalogue } from './language';

/** What is said about a person's own names, tags and notes. */
export const noteWords = catalogue('notes', {
  title: 'Your notes',
  favourite: 'Favourite',
  favourites: 'Favourites',
  ownName: 'Your name for it',
  noted: 'You have noted something',
  none: 'Nothing yet. Only you see what you note here; it is encrypted and stays on this computer.',
  thisRun:
    'Kept until the app closes only: this profile’s keys are not in the keychain, so nothing of it can be kept encrypted.',
  notRead: 'Your notes could not be read yet. They are read again with the next refresh.',
  noAddress: 'Notes belong to an address, and this record has none that could be used.',
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
  /** Of what has been typed, while it waits. */
  unsaved: 'Not saved yet. It stays here while you look elsewhere, until the app closes.',
  full: (most: number) =>
    `There is room for notes about ${integer.format(most)} addresses. Clear some first.`,
  include: 'Include your names, tags and notes',
});
