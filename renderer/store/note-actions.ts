import { create } from 'zustand';
import type { Wallet } from '../../shared/account';
import { addressKey } from '../../shared/address';
import { activeId, useActiveId, isActive, useWindow } from './store';
import type { LocalNotes } from './window-state';
import { emptyNote, isEmptyNote, type LocalNote } from '../../shared/notes';
import { succeed, type Failure, type Result } from '../../shared/failure';
import { main } from '../bridge';
import { announceFailure, causeOf } from './announce';

/** The entries of an account whose notes have not been read. */
export const noEntries: LocalNotes['entries'] = new Map();

/** A note as it is being typed. */
export interface NoteDraft {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
}

/** The record that a note is about. */
export interface Noted {
  readonly address: string;
  /** The id by which a wallet with another address is found again; null for a contract. */
  readonly walletId: string | null;
}

/** A draft, and the saved note that it began from (`over`). An import may have changed the saved note since. */
interface TypedNote extends NoteDraft, Noted {
  readonly over: NoteDraft;
}

/** A note about an address, without its favourite mark. */
export type NoteTexts = Omit<LocalNote, 'favourite'>;

/** Unsaved drafts by profile and address; never written to disk. */
export const useDrafts = create<ReadonlyMap<string, TypedNote>>()(() => new Map());

const keyOf = (profileId: string, address: string): string => `${profileId} ${addressKey(address)}`;

/** The unsaved draft about an address of the account on screen; null where there is none. */
export const useDraft = (address: string): TypedNote | null => {
  const profileId = useActiveId();
  return useDrafts((drafts) =>
    profileId === null ? null : (drafts.get(keyOf(profileId, address)) ?? null),
  );
};

/**
 * The address of a draft about the same wallet under an earlier address that no wallet has now; null if there is none.
 */
const otherDraftOf = (
  drafts: ReadonlyMap<string, TypedNote>,
  profileId: string | null,
  { address, walletId }: Noted,
  wallets: readonly Wallet[],
): string | null => {
  if (profileId === null || walletId === null || walletId === '') return null;
  const own = keyOf(profileId, address);
  const other = [...drafts].find(
    ([key, draft]) =>
      key !== own &&
      key.startsWith(`${profileId} `) &&
      draft.walletId === walletId &&
      !wallets.some(({ walletAddress }) => walletAddress === draft.address),
  );
  return other?.[1].address ?? null;
};

/** The same for the account on screen, as a hook. */
export const useOtherDraft = (of: Noted): string | null => {
  const profileId = useActiveId();
  const wallets = useWindow(({ account }) => account?.wallets);
  return useDrafts((drafts) => (wallets ? otherDraftOf(drafts, profileId, of, wallets) : null));
};

/** Whether there is an unsaved draft about a record of the account on screen. */
export const hasDraft = (of: Noted): boolean => {
  const profileId = activeId();
  const drafts = useDrafts.getState();
  if (profileId !== null && drafts.has(keyOf(profileId, of.address))) return true;
  return otherDraftOf(drafts, profileId, of, useWindow.getState().account?.wallets ?? []) !== null;
};

const setDraft = (key: string, draft: TypedNote | null): void => {
  const drafts = new Map(useDrafts.getState());
  if (draft) drafts.set(key, draft);
  else drafts.delete(key);
  useDrafts.setState(drafts, true);
};

/** Stores a draft about an address of the account on screen. `saved` is the saved note that a new draft begins from. */
export const keepDraft = (of: Noted, draft: NoteDraft, saved: NoteDraft): void => {
  const profileId = activeId();
  if (profileId === null) return;
  const key = keyOf(profileId, of.address);
  setDraft(key, { ...draft, ...of, over: useDrafts.getState().get(key)?.over ?? saved });
};

/** Drops the draft about an address of the account on screen. */
export const dropDraft = (address: string): void => {
  const profileId = activeId();
  if (profileId !== null) setDraft(keyOf(profileId, address), null);
};

/** Whether two drafts are equal; null is no draft. */
export const isSameDraft = (one: NoteDraft | null, other: NoteDraft | null): boolean =>
  one?.name === other?.name && one?.tags === other?.tags && one?.note === other?.note;

/**
 * Drops the draft about an address of a profile after `typed` has been saved (null where nothing was typed). Returns
 * whether `typed` was the whole draft: text typed since is kept as a draft over `saved`.
 */
export const dropSavedDraft = (
  profileId: string,
  address: string,
  typed: NoteDraft | null,
  saved: NoteDraft,
): boolean => {
  const key = keyOf(profileId, address);
  const now = useDrafts.getState().get(key) ?? null;
  const isAll = isSameDraft(now, typed);
  setDraft(key, isAll || !now ? null : { ...now, over: saved });
  return isAll;
};

/** Drops the drafts of profiles that no longer exist. */
export const dropDraftsExcept = (profileIds: readonly string[]): void => {
  const kept = [...useDrafts.getState()].filter(([key]) =>
    profileIds.some((id) => key.startsWith(`${id} `)),
  );
  useDrafts.setState(new Map(kept), true);
};

const { getState, setState } = useWindow;

/** Reads the notes of a profile. Notes that cannot be read now are read again with the next answer of the service. */
export const readNotes = async (profileId: string): Promise<void> => {
  const read = await main.readNotes({ profileId });
  if (!read.ok || !isActive(profileId)) return;
  const { entries, ...others } = read.value;
  const byAddress = new Map(entries.map(({ address, ...note }) => [address, note]));
  setState({ notes: { ...others, entries: byAddress } });
};

/** Settles with the last requested change of notes. */
let changed: Promise<unknown> = Promise.resolve();

/** Runs a change of notes after the previous change, so that each starts from the notes that the previous one left. */
export const changeNotes = <Value>(change: () => Promise<Value>): Promise<Value> => {
  const turn = changed.then(change, change);
  changed = turn;
  return turn;
};

/** The note about an address of a profile. For a profile that has been left, main is asked. */
const readNote = async (profileId: string, address: string): Promise<Result<LocalNote>> => {
  const key = addressKey(address);
  const { notes } = getState();
  if (notes && isActive(profileId)) return succeed(notes.entries.get(key) ?? emptyNote);
  const read = await main.readNotes({ profileId });
  if (!read.ok) return read;
  return succeed(read.value.entries.find((entry) => entry.address === key) ?? emptyNote);
};

/** Changes a part of the note about an address of the account on screen. Resolves to the failure; null when saved. */
const changeNote = async (
  address: string,
  change: (before: LocalNote) => Partial<LocalNote>,
): Promise<Failure | null> => {
  const profileId = activeId();
  if (profileId === null) return null;
  return changeNotes(async () => {
    const before = await readNote(profileId, address);
    if (!before.ok) return before.error;
    const { name, tags, note, favourite } = { ...before.value, ...change(before.value) };
    const sent = { name, tags: [...tags], note, favourite };
    const saved = await main.saveNote({ profileId, address, ...sent });
    if (!saved.ok) return saved.error;
    if (!isActive(profileId)) return null;
    const { notes } = getState();
    // Read all notes again: they may have been unreadable until now, or a waiting note may have been saved as well.
    if (!notes || notes.home !== saved.value || notes.waiting !== undefined)
      await readNotes(profileId);
    else {
      const entries = new Map(notes.entries);
      if (isEmptyNote(sent)) entries.delete(addressKey(address));
      else entries.set(addressKey(address), sent);
      setState({ notes: { ...notes, entries } });
    }
    return null;
  });
};

/** Saves the texts of the note about an address of the account on screen. Resolves to the failure; null when saved. */
export const saveNote = (address: string, texts: NoteTexts): Promise<Failure | null> =>
  changeNote(address, () => texts);

/** A note whose empty parts are filled from another note. */
export const fillNote = (note: LocalNote, other: LocalNote): LocalNote => ({
  name: note.name === '' ? other.name : note.name,
  tags: note.tags.length === 0 ? other.tags : note.tags,
  note: note.note === '' ? other.note : note.note,
  favourite: note.favourite || other.favourite,
});

/** Whether two notes are equal. */
export const isSameNote = (one: LocalNote, other: LocalNote): boolean =>
  one.favourite === other.favourite &&
  one.name === other.name &&
  one.note === other.note &&
  one.tags.join() === other.tags.join();

/** Copies a note about an earlier address to another one. The parts that the other address's note has are kept. */
export const takeOverNote = (address: string, earlier: LocalNote): Promise<Failure | null> =>
  changeNote(address, (before) => fillNote(before, earlier));

/**
 * Makes the record of an address a favourite, or ends that. Each press starts from the result of the previous one.
 * Resolves to whether the record is a favourite now; null if that could not be saved, which is announced.
 */
export const toggleFavourite = async (address: string): Promise<boolean | null> => {
  const cause = causeOf('screen');
  let isFavourite = false;
  const failed = await changeNote(address, (before) => {
    isFavourite = !before.favourite;
    return { favourite: isFavourite };
  });
  if (!failed) return isFavourite;
  announceFailure(failed, cause);
  return null;
};
