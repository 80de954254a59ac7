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

/** Both notes as one, each text of either in it once; null where that is more than one note may hold. */
export const joinedNote = (kept: AddressNote, other: AddressNote): AddressNote | null => {
  const [name = '', ...names] = withoutRepeats([kept.name, other.name]);
  const note = withoutRepeats([kept.note, ...names, other.note]).join('\n');
  const tags = withoutRepeats([...kept.tags, ...other.tags]);
  if (note.length > noteLimits.note || tags.length > noteLimits.tags) return null;
  const { address } = kept;
  return { address, name, note, tags, favourite: kept.favourite || other.favourite };
};

/** What becomes of entries of a file, and how many there are of each kind. */
interface Merged<One> {
  readonly merged: readonly One[];
  readonly counts: FileCounts;
  /** How many entries are others than before, or new. */
  readonly changed: number;
}

const hasLines = ({ name, note }: LocalNote, lines: string): boolean =>
  lines === '' || lines === name || `\n${note}\n`.includes(`\n${lines}\n`);

/** Whether a note says all that another one says: so it does once both were joined. */
export const saysAll = (one: LocalNote, other: LocalNote): boolean =>
  hasLines(one, other.name) &&
  hasLines({ ...one, name: '' }, other.note) &&
  other.tags.every((tag) => one.tags.includes(tag)) &&
  (one.favourite || !other.favourite);

/** How entries are told from each other, how many there may be, and what becomes of two about the same. */
interface Rules<One> {
  readonly keyOf: (one: One) => string;
  readonly most: number;
  /** Whether one that is here says all that one of the file says. */
  readonly isSame: (mine: One, theirs: One) => boolean;
  readonly choose: (mine: One, theirs: One) => One;
}

/** The entries of a file beside those here: new ones are added as long as there is room. Linear in both. */
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

/** The notes of a file beside those here; where both have one about an address, what is chosen for it. */
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

/** The websites of a file beside those here, by their assets. */
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
