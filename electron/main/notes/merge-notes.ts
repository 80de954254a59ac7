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
import { joinedNote } from './note-content';

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

/**
 * The notes of a file beside those here: new ones are added as long as there is room, and where both have one about an
 * address, what is chosen for it. Linear in both.
 */
export const mergeNotes = (
  mine: readonly AddressNote[],
  theirs: readonly AddressNote[],
  choose: (address: string) => NoteChoice,
): Merged<AddressNote> & {
  readonly conflicts: readonly NoteConflict[];
  readonly stars: number;
} => {
  const entries = new Map(mine.map((note) => [note.address, note]));
  const counts = { added: 0, same: 0, asked: 0, left: 0 };
  const conflicts: NoteConflict[] = [];
  let [stars, changed] = [0, 0];
  for (const note of theirs) {
    if (isEmptyNote(note)) continue;
    const { address } = note;
    const known = entries.get(address);
    if (!known) {
      if (entries.size >= noteLimits.entries) counts.left += 1;
      else {
        entries.set(address, note);
        counts.added += 1;
        changed += 1;
        if (note.favourite) stars += 1;
      }
    } else if (saysAll(known, note)) counts.same += 1;
    else {
      const joined = joinedNote(known, note);
      const choice = choose(address);
      counts.asked += 1;
      conflicts.push({ mine: known, theirs: note, canJoin: joined !== null });
      const chosen = choice === 'mine' ? known : choice === 'theirs' ? note : (joined ?? known);
      entries.set(address, chosen);
      if (chosen !== known) changed += 1;
    }
  }
  return { merged: [...entries.values()], counts, changed, conflicts, stars };
};

/** The websites of a file beside those here, by their assets. */
export const mergeExplorers = (
  mine: readonly Explorer[],
  theirs: readonly Explorer[],
  isTaken: (asset: string) => boolean,
): Merged<Explorer> & { readonly conflicts: readonly ExplorerConflict[] } => {
  const merged = new Map(mine.map((explorer) => [explorer.asset, explorer]));
  const counts = { added: 0, same: 0, asked: 0, left: 0 };
  const conflicts: ExplorerConflict[] = [];
  let changed = 0;
  for (const explorer of checkExplorers(theirs).ok ? theirs : []) {
    const { asset } = explorer;
    const known = merged.get(asset);
    if (!known) {
      if (merged.size >= mostExplorers) counts.left += 1;
      else {
        merged.set(asset, explorer);
        counts.added += 1;
        changed += 1;
      }
    } else if (isSameExplorer(known, explorer)) counts.same += 1;
    else {
      counts.asked += 1;
      conflicts.push({ mine: known, theirs: explorer });
      if (!isTaken(asset)) continue;
      merged.set(asset, explorer);
      changed += 1;
    }
  }
  return { merged: [...merged.values()], counts, changed, conflicts };
};
