import {
  checkExplorers,
  isSameExplorer,
  mostExplorers,
  type Explorer,
} from '../../../shared/explorer';
import {
  isEmptyNote,
  noteLimits,
  type AddressNote,
  type LocalNote,
  type ExplorerConflict,
  type FileCounts,
  type NoteChoice,
  type NoteConflict,
} from '../../../shared/notes';

const withoutRepeats = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== '')),
];

/** Joins two notes, with each text once. Returns null when the result exceeds the limits of one note. */
export const joinedNote = (kept: AddressNote, other: AddressNote): AddressNote | null => {
  const [name = '', ...names] = withoutRepeats([kept.name, other.name]);
  const note = withoutRepeats([kept.note, ...names, other.note]).join('\n');
  const tags = withoutRepeats([...kept.tags, ...other.tags]);
  if (note.length > noteLimits.note || tags.length > noteLimits.tags) return null;
  const { address } = kept;
  return { address, name, note, tags, favourite: kept.favourite || other.favourite };
};

/** Result of merging the entries of a file, with the number of entries of each kind. */
interface Merged<One> {
  readonly merged: readonly One[];
  readonly counts: FileCounts;
  /** Number of entries that are new or changed. */
  readonly changed: number;
}

const hasLines = ({ name, note }: LocalNote, lines: string): boolean =>
  lines === '' || lines === name || `\n${note}\n`.includes(`\n${lines}\n`);

/** Whether `one` has every text and tag of `other`. True for a joined note and each note that was joined. */
export const saysAll = (one: LocalNote, other: LocalNote): boolean =>
  hasLines(one, other.name) &&
  hasLines({ ...one, name: '' }, other.note) &&
  other.tags.every((tag) => one.tags.includes(tag)) &&
  (one.favourite || !other.favourite);

/** The key of an entry, the limit of entries, and how two entries with one key are merged. */
interface Rules<One> {
  readonly keyOf: (one: One) => string;
  readonly most: number;
  /** Whether the existing entry says everything that the file's entry says. */
  readonly isSame: (mine: One, theirs: One) => boolean;
  readonly choose: (mine: One, theirs: One) => One;
}

/** Merges the entries of a file into the existing ones. New entries are added up to the limit. Linear in both. */
const merge = <One>(
  mine: readonly One[],
  theirs: readonly One[],
  { keyOf, most, isSame, choose }: Rules<One>,
) => {
  const entries = new Map(mine.map((one) => [keyOf(one), one]));
  const added: One[] = [];
  const conflicts: { readonly mine: One; readonly theirs: One }[] = [];
  let [same, left, changed] = [0, 0, 0];
  for (const one of theirs) {
    const known = entries.get(keyOf(one));
    if (known && isSame(known, one)) same += 1;
    else if (!known && entries.size >= most) left += 1;
    else {
      if (known) conflicts.push({ mine: known, theirs: one });
      else added.push(one);
      const chosen = known ? choose(known, one) : one;
      if (chosen !== known) changed += 1;
      entries.set(keyOf(one), chosen);
    }
  }
  const counts: FileCounts = { added: added.length, same, asked: conflicts.length, left };
  const merged: Merged<One> = { merged: [...entries.values()], counts, changed };
  return { ...merged, added, conflicts };
};

/** Merges the notes of a file into the existing ones. For an address with a note in both, `choose` decides. */
export const mergeNotes = (
  mine: readonly AddressNote[],
  theirs: readonly AddressNote[],
  choose: (address: string) => NoteChoice,
): Merged<AddressNote> & {
  readonly conflicts: readonly NoteConflict[];
  readonly stars: number;
} => {
  const noted = theirs.filter((note) => !isEmptyNote(note));
  const { added, conflicts, ...merged } = merge(mine, noted, {
    keyOf: ({ address }) => address,
    most: noteLimits.entries,
    isSame: saysAll,
    choose: (known, note) => {
      const choice = choose(known.address);
      if (choice === 'both') return joinedNote(known, note) ?? known;
      return choice === 'mine' ? known : note;
    },
  });
  return {
    ...merged,
    stars: added.filter(({ favourite }) => favourite).length,
    conflicts: conflicts.map((two) => ({
      ...two,
      canJoin: joinedNote(two.mine, two.theirs) !== null,
    })),
  };
};

/** Merges the explorers of a file into the existing ones, by asset. */
export const mergeExplorers = (
  mine: readonly Explorer[],
  theirs: readonly Explorer[],
  isTaken: (asset: string) => boolean,
): Merged<Explorer> & { readonly conflicts: readonly ExplorerConflict[] } =>
  merge(mine, checkExplorers(theirs).ok ? theirs : [], {
    keyOf: ({ asset }) => asset,
    most: mostExplorers,
    isSame: isSameExplorer,
    choose: (known, explorer) => (isTaken(explorer.asset) ? explorer : known),
  });
