import type { NotesFilePart, NotesFilePreview } from '../../../shared/notes-file';

/** Which of two stays, or both. */
export type Choice = 'mine' | 'theirs' | 'both';

/** What is chosen where the file has something else; by the key of a conflict, and what is here where nothing is chosen. */
export type Choices = ReadonlyMap<string, Choice>;

/** A difference between the file and what is here, and what can become of it. */
export interface Decision {
  readonly key: string;
  readonly options: readonly Choice[];
}

/** Names a difference of a part of the file. */
export const keyOf = (part: NotesFilePart, of: string | number): string => `${part} ${of}`;

const either: readonly Choice[] = ['mine', 'theirs'];

export const decisionsOf = (
  { notes, pins, explorers }: NotesFilePreview,
  part: NotesFilePart,
): readonly Decision[] => {
  if (part === 'notes') {
    return notes.map(({ mine, canJoin }) => ({
      key: keyOf(part, mine.address),
      options: canJoin ? [...either, 'both'] : either,
    }));
  }
  if (part === 'pins') {
    return pins.map(({ place }) => ({ key: keyOf(part, place), options: either }));
  }
  return explorers.map(({ mine }) => ({ key: keyOf(part, mine.asset), options: either }));
};

/** Chooses the same for all differences of a part, where it can be chosen; what is here elsewhere. */
export const chooseAll = (
  choices: Choices,
  decisions: readonly Decision[],
  choice: Choice,
): Choices => {
  const all = new Map(choices);
  for (const { key, options } of decisions) {
    all.set(key, options.includes(choice) ? choice : 'mine');
  }
  return all;
};

/** What all of them have in common; null where they differ. */
export const commonOf = (choices: Choices, decisions: readonly Decision[]): Choice | null => {
  const found = new Set(decisions.map(({ key }) => choices.get(key) ?? 'mine'));
  const [only = null] = found;
  return found.size === 1 ? only : null;
};

/** What main is told. */
export const chosenOf = ({ notes, pins, explorers }: NotesFilePreview, choices: Choices) => {
  const is = (part: NotesFilePart, of: string | number, choice: Choice): boolean =>
    choices.get(keyOf(part, of)) === choice;
  const addresses = notes.map(({ mine }) => mine.address);
  return {
    notes: {
      theirs: addresses.filter((address) => is('notes', address, 'theirs')),
      both: addresses.filter((address) => is('notes', address, 'both')),
    },
    pins: pins.map(({ place }) => place).filter((place) => is('pins', place, 'theirs')),
    explorers: explorers
      .map(({ mine }) => mine.asset)
      .filter((asset) => is('explorers', asset, 'theirs')),
  };
};
