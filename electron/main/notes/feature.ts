import { addressKey } from '../../../shared/address';
import { keptNotes } from '../../../shared/file-schemas';
import { fail, mapResult, succeed, type Result } from '../../../shared/failure';
import {
  isEmptyNote,
  noteLimits,
  type AddressNote,
  type LocalNote,
  type NotesState,
} from '../../../shared/notes';
import { parseJson } from '../../../shared/parse-json';
import type { ProfileFiles } from '../storage/profile-files';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import { createSerialQueue } from '../storage/serial-queue';
import { joinedNote, mergeNotes, saysAll } from './merge-notes';
import type { Feature } from '../feature';

/**
 * Notes by `addressKey`. Earlier versions had several keys for different spellings of one address, so stored notes may
 * hold several entries for it. They are joined; the names of further entries become lines of the first one's text. An
 * entry that does not fit keeps its stored key and is tried again whenever the file is read.
 */
const byAddressKey = (entries: readonly AddressNote[]): readonly AddressNote[] => {
  const byKey = new Map<string, AddressNote>();
  const left: AddressNote[] = [];
  // Entries that already have the current key come first, so that the others are joined to them.
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

/** Encodes notes as the content of their file. */
export const packNotes = (entries: readonly AddressNote[]): Uint8Array =>
  Buffer.from(JSON.stringify({ entries }), 'utf8');

/** Returns undefined for anything that `packNotes` did not make. */
export const unpackNotes = (content: Uint8Array): readonly AddressNote[] | undefined => {
  const read = keptNotes.safeParse(parseJson(Buffer.from(content).toString('utf8')));
  return read.success ? byAddressKey(read.data.entries) : undefined;
};

interface NotesOptions {
  readonly files: Pick<ProfileFiles, 'of'>;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Whether the app still has this profile. */
  readonly isKnown: (profileId: string) => boolean;
}

type Entries = ReadonlyMap<string, LocalNote>;

interface Loaded {
  /** Null for a profile whose secrets, and so whose notes, are in this run's memory only. */
  readonly key: Uint8Array | null;
  readonly entries: Entries;
  /** Whether a file that cannot be used prevents writing. */
  readonly blocked: boolean;
  /** Notes of this run that could not be joined with the saved ones. They stay in memory until they can. */
  readonly left?: Entries;
}

const listOf = (entries: Entries) => [...entries].map(([address, note]) => ({ address, ...note }));

const entriesOf = (notes: readonly AddressNote[]): Entries =>
  new Map(notes.map(({ address, ...note }) => [address, note]));

/**
 * Merges notes of this run into those of the file, which could not be read when they were made. Two notes about one
 * address are joined. Where the joined note would exceed the limits, the saved one stays unchanged.
 */
const withUnkept = (kept: Entries, unkept: Entries) => {
  const ofThisRun = listOf(unkept);
  const { merged, changed } = mergeNotes(listOf(kept), ofThisRun, () => 'both');
  const entries = entriesOf(merged);
  const left = ofThisRun.filter((note) => {
    const one = entries.get(note.address);
    return !one || !saysAll(one, note);
  });
  return { entries, left: entriesOf(left), changed };
};

export const createNotes = ({ files, secrets, isKnown }: NotesOptions) => {
  /** Notes as they are in the files, and notes of this run, which are not saved anywhere. */
  const onDisk = new Map<string, Entries>();
  const thisRun = new Map<string, Entries>();
  const changes = new Map<string, number>();
  /** Each change starts from the result of the previous one. */
  const inTurn = createSerialQueue();

  const forgetRemoved = (): void => {
    for (const known of [onDisk, thisRun]) {
      for (const id of known.keys()) if (!isKnown(id)) known.delete(id);
    }
  };

  /** Reads the file unless its notes are in memory. A file that could not be used is tried again. */
  const readFile = async (profileId: string, key: Uint8Array): Promise<Loaded> => {
    const known = onDisk.get(profileId);
    if (known) return { key, entries: known, blocked: false };
    const file = files.of(profileId, 'notes');
    const kept = await file.read(key);
    const content = kept.kind === 'content' ? unpackNotes(kept.content) : [];
    // Authentic content that this version cannot parse must not be overwritten either.
    const blocked = kept.kind === 'unusable' || content === undefined;
    const entries = entriesOf(content ?? []);
    if (!blocked) onDisk.set(profileId, entries);
    return { key, entries, blocked };
  };

  const load = async (profileId: string): Promise<Result<Loaded>> => {
    forgetRemoved();
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok) return key;
    const unkept = thisRun.get(profileId);
    if (key.value === null) {
      return succeed({ key: null, entries: unkept ?? new Map(), blocked: false });
    }
    const loaded = await readFile(profileId, key.value);
    if (!unkept) return succeed(loaded);
    // The profile's secrets have moved to the keychain, so its notes can be saved, too.
    const { changed, ...joined } = withUnkept(loaded.entries, unkept);
    if (changed > 0) await keep(profileId, { ...loaded, ...joined });
    return succeed({ ...loaded, ...joined });
  };

  const keep = async (
    profileId: string,
    { key, entries, blocked, left }: Loaded,
  ): Promise<Result<null>> => {
    // The profile may have been removed while the keychain was awaited.
    if (!isKnown(profileId)) return fail('PROFILE_NOT_FOUND');
    if (key === null) {
      thisRun.set(profileId, entries);
      return succeed(null);
    }
    if (blocked) {
      const { kind } = files.of(profileId, 'notes').notice() ?? {};
      return fail(kind === 'newer' ? 'SETTINGS_NEWER' : 'FILE_NOT_READABLE');
    }
    // The profile's notes were forgotten since they were read: the profile is being removed, and its file key, too.
    if (!onDisk.has(profileId)) return fail('PROFILE_NOT_FOUND');
    const written = await files.of(profileId, 'notes').write(key, packNotes(listOf(entries)));
    if (!written.ok) return written;
    onDisk.set(profileId, entries);
    if (left && left.size > 0) thisRun.set(profileId, left);
    else thisRun.delete(profileId);
    return written;
  };

  const homeOf = ({ key }: Loaded): NotesState['home'] => (key === null ? 'this-run' : 'disk');

  const change = async (
    profileId: string,
    work: (before: Entries) => Entries,
  ): Promise<Result<NotesState['home']>> => {
    const loaded = await load(profileId);
    if (!loaded.ok) return loaded;
    const entries = work(loaded.value.entries);
    if (entries.size > noteLimits.entries) return fail('BAD_REQUEST');
    const kept = await keep(profileId, { ...loaded.value, entries });
    changes.set(profileId, (changes.get(profileId) ?? 0) + 1);
    return mapResult(kept, () => homeOf(loaded.value));
  };

  return {
    /** Fails as the keychain does. Returns no notes when the file cannot be used; the notice of the file says why. */
    read: (profileId: string): Promise<Result<NotesState>> =>
      inTurn(async () => {
        const loaded = await load(profileId);
        if (!loaded.ok) return loaded;
        const { entries, left } = loaded.value;
        return succeed({
          home: homeOf(loaded.value),
          entries: listOf(entries),
          ...(left && left.size > 0 && { waiting: left.size }),
        });
      }),
    /**
     * Replaces the note of an address; an empty note deletes it. A note is kept when no answer has its address any
     * more. Fails with `SETTINGS_NEWER`, `FILE_NOT_READABLE` or `FILE_NOT_WRITTEN`, and leaves the previous note.
     */
    save: (
      profileId: string,
      address: string,
      note: LocalNote,
    ): Promise<Result<NotesState['home']>> =>
      inTurn(() =>
        change(profileId, (before) => {
          const entries = new Map(before);
          const place = addressKey(address);
          if (isEmptyNote(note)) entries.delete(place);
          else entries.set(place, note);
          return entries;
        }),
      ),
    /** Replaces all notes of a profile. Fails as `save` does. */
    change: (
      profileId: string,
      work: (before: readonly AddressNote[]) => readonly AddressNote[],
    ): Promise<Result<NotesState['home']>> =>
      inTurn(() => change(profileId, (before) => entriesOf(work(listOf(before))))),
    /** Number of changes of a profile's notes in this run. */
    changes: (profileId: string): number => changes.get(profileId) ?? 0,
    /** Drops the notes read for a profile that is being removed. If the profile stays, its file is read again. */
    forget: (profileId: string): void => {
      onDisk.delete(profileId);
    },
  };
};

/** The user's notes about addresses, by profile, encrypted like the offline copy. */
export type Notes = ReturnType<typeof createNotes>;

/** Reads and saves the user's own names, tags and notes of addresses. */
export const createNotesFeature = ({ notes }: { readonly notes: Notes }) =>
  ({
    handlers: {
      readNotes: ({ profileId }) => notes.read(profileId),
      saveNote: ({ profileId, address, ...note }) => notes.save(profileId, address, note),
    },
    onProfileRemoved: notes.forget,
  }) satisfies Feature;
