import { addressKey } from '../../../shared/address';
import { noteLimits, type AddressNote } from '../../../shared/notes';
import { keptNotes } from '../../../shared/file-schemas';
import { parseJson } from '../../../shared/parse-json';

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

/**
 * Notes by the key of their address. Stored ones may name it by the key of their time, when some spellings of one
 * address were several, so there may be several notes about it: they become one, the name of a further one a line of the
 * first one's text. What does not fit stays under its own spelling, and is tried again whenever the file is read.
 */
const byAddressKey = (entries: readonly AddressNote[]): readonly AddressNote[] => {
  const byKey = new Map<string, AddressNote>();
  const left: AddressNote[] = [];
  // The note that today's key finds already is the one the others are added to.
  const isCurrent = ({ address }: AddressNote): boolean => addressKey(address) === address;
  for (const entry of entries.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))) {
    const address = addressKey(entry.address);
    const known = byKey.get(address);
    const one = known ? joinedNote(known, entry) : { ...entry, address };
    if (one) byKey.set(address, one);
    else left.push(entry);
  }
  return [...byKey.values(), ...left];
};

/** Notes as the bytes of their file. */
export const packNotes = (entries: readonly AddressNote[]): Uint8Array =>
  Buffer.from(JSON.stringify({ entries }), 'utf8');

/** Undefined for anything but what `packNotes` made. */
export const unpackNotes = (content: Uint8Array): readonly AddressNote[] | undefined => {
  const read = keptNotes.safeParse(parseJson(Buffer.from(content).toString('utf8')));
  return read.success ? byAddressKey(read.data.entries) : undefined;
};
