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

interface NotesOptions {
  readonly files: Pick<ProfileFiles, 'of'>;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
}

type Entries = ReadonlyMap<string, LocalNote>;

interface Loaded {
  /** Null for a profile whose secrets, and so whose notes, are for this run only. */
  readonly key: Uint8Array | null;
  readonly entries: Entries;
  /** Whether a file that cannot be used is in the way of keeping anything. */
  readonly blocked: boolean;
  /** Notes of this run that do not fit beside the kept ones, and stay in memory until they do. */
  readonly left?: Entries;
}

const listOf = (entries: Entries) => [...entries].map(([address, note]) => ({ address, ...note }));

const entriesOf = (notes: readonly AddressNote[]): Entries =>
  new Map(notes.map(({ address, ...note }) => [address, note]));

/**
 * Notes of this run beside those in the file, which could not be seen while they were made: where both are about one
 * address they become one, and where that is more than one note may hold, the kept one stays as it is.
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
  /** Notes as they are in the files; and those of this run, which are nowhere else. */
  const onDisk = new Map<string, Entries>();
  const thisRun = new Map<string, Entries>();
  const changes = new Map<string, number>();
  /** Each change is made to what the one before left. */
  const inTurn = createSerialQueue();

  const forgetRemoved = (): void => {
    for (const known of [onDisk, thisRun]) {
      for (const id of known.keys()) if (!isKnown(id)) known.delete(id);
    }
  };

  /** What is not remembered is read: a file that could not be used may be readable the next time. */
  const readFile = async (profileId: string, key: Uint8Array): Promise<Loaded> => {
    const known = onDisk.get(profileId);
    if (known) return { key, entries: known, blocked: false };
    const file = files.of(profileId, 'notes');
    const kept = await file.read(key);
    const content = kept.kind === 'content' ? unpackNotes(kept.content) : [];
    // What is genuine and yet not understood must not be written over either.
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
    // Its secrets have come into the keychain since: its notes can be kept as well from now on.
    const { changed, ...joined } = withUnkept(loaded.entries, unkept);
    if (changed > 0) await keep(profileId, { ...loaded, ...joined });
    return succeed({ ...loaded, ...joined });
  };

  const keep = async (
    profileId: string,
    { key, entries, blocked, left }: Loaded,
  ): Promise<Result<null>> => {
    // The profile may have gone while the keychain was waited for.
    if (!isKnown(profileId)) return fail('PROFILE_NOT_FOUND');
    if (key === null) {
      thisRun.set(profileId, entries);
      return succeed(null);
    }
    if (blocked) {
      const { kind } = files.of(profileId, 'notes').notice() ?? {};
      return fail(kind === 'newer' ? 'SETTINGS_NEWER' : 'FILE_NOT_READABLE');
    }
    // Forgotten since it was read: the profile is being removed, and this key with it.
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
    /** Fails as the keychain does. Notes that cannot be used are none; the notice of their file says why. */
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
     * Puts a note in place of the one before; an empty one takes it away. It stays when the address is no longer in any
     * answer. `SETTINGS_NEWER`, `FILE_NOT_READABLE` or `FILE_NOT_WRITTEN` leave what there was.
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
    /** Changes all notes of a profile at once, in place of those before. Fails as `save` does. */
    change: (
      profileId: string,
      work: (before: readonly AddressNote[]) => readonly AddressNote[],
    ): Promise<Result<NotesState['home']>> =>
      inTurn(() => change(profileId, (before) => entriesOf(work(listOf(before))))),
    /** How many changes of a profile's notes there were in this run. */
    changes: (profileId: string): number => changes.get(profileId) ?? 0,
    /** Drops what is known of the file of a profile that is being removed; it is read anew, if it stays. */
    forget: (profileId: string): void => {
      onDisk.delete(profileId);
    },
  };
};

/** What people note about addresses, by profile, encrypted like the offline copy. */
export type Notes = ReturnType<typeof createNotes>;

/** A person's own names, tags and notes of addresses. */
export const createNotesFeature = ({ notes }: { readonly notes: Notes }) =>
  ({
    handlers: {
      readNotes: ({ profileId }) => notes.read(profileId),
      saveNote: ({ profileId, address, ...note }) => notes.save(profileId, address, note),
    },
    onProfileRemoved: notes.forget,
  }) satisfies Feature;
