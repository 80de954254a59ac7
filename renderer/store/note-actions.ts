import { create } from 'zustand';
import type { Wallet } from '../../shared/account';
import { addressKey } from '../../shared/address';
import { activeId, useActiveId, isActive, useWindow } from './store';
import type { LocalNotes } from './window-state';
import { emptyNote, isEmptyNote, type LocalNote } from '../../shared/notes';
import { succeed, type Failure, type Result } from '../../shared/failure';
import { main } from '../bridge';
import { announceFailure, causeOf } from './announce';

/** Of an account whose notes are not known. */
export const noEntries: LocalNotes['entries'] = new Map();

/** A note as it is being typed. */
export interface NoteDraft {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
}

/** Whose address a note is about. */
export interface Noted {
  readonly address: string;
  /** By which a wallet is known again with another address; null for a contract. */
  readonly walletId: string | null;
}

/** What has been typed, and what was saved when that began: an import may have changed it since. */
interface TypedNote extends NoteDraft, Noted {
  readonly over: NoteDraft;
}

/** What is noted about an address, beside whether its record is a favourite. */
export type NoteTexts = Omit<LocalNote, 'favourite'>;

/** What has been typed and not saved, by profile and address; never written to disk. */
export const useDrafts = create<ReadonlyMap<string, TypedNote>>()(() => new Map());

const keyOf = (profileId: string, address: string): string => `${profileId} ${addressKey(address)}`;

/** What has been typed about an address of the account on screen; null where nothing waits to be saved. */
export const useDraft = (address: string): TypedNote | null => {
  const profileId = useActiveId();
  return useDrafts((drafts) =>
    profileId === null ? null : (drafts.get(keyOf(profileId, address)) ?? null),
  );
};

/**
 * Another address that the same wallet had, and none has now, which something has been typed about; null where there is
 * none.
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

/** The same of the account on screen. */
export const useOtherDraft = (of: Noted): string | null => {
  const profileId = useActiveId();
  const wallets = useWindow(({ account }) => account?.wallets);
  return useDrafts((drafts) => (wallets ? otherDraftOf(drafts, profileId, of, wallets) : null));
};

/** Whether something that has been typed about a record of the account on screen waits to be saved. */
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

/** Keeps what has been typed about an address of the account on screen, over what is saved of it. */
export const keepDraft = (of: Noted, draft: NoteDraft, saved: NoteDraft): void => {
  const profileId = activeId();
  if (profileId === null) return;
  const key = keyOf(profileId, of.address);
  setDraft(key, { ...draft, ...of, over: useDrafts.getState().get(key)?.over ?? saved });
};

/** Drops what has been typed about an address of the account on screen. */
export const dropDraft = (address: string): void => {
  const profileId = activeId();
  if (profileId !== null) setDraft(keyOf(profileId, address), null);
};

/** Whether two drafts say the same; null is nothing typed. */
export const isSameDraft = (one: NoteDraft | null, other: NoteDraft | null): boolean =>
  one?.name === other?.name && one?.tags === other?.tags && one?.note === other?.note;

/**
 * Drops what has been typed about an address of a profile once it is saved; null where nothing was typed. Answers
 * whether that was all: what has been typed since is kept, over what is saved now.
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

/** Drops what was typed in profiles that there are no more. */
export const dropDraftsExcept = (profileIds: readonly string[]): void => {
  const kept = [...useDrafts.getState()].filter(([key]) =>
    profileIds.some((id) => key.startsWith(`${id} `)),
  );
  useDrafts.setState(new Map(kept), true);
};

const { getState, setState } = useWindow;

/** Reads the notes of a profile. Those that cannot be read now are read again with the next answer of the service. */
export const readNotes = async (profileId: string): Promise<void> => {
  const read = await main.readNotes({ profileId });
  if (!read.ok || !isActive(profileId)) return;
  const { entries, ...others } = read.value;
  const byAddress = new Map(entries.map(({ address, ...note }) => [address, note]));
  setState({ notes: { ...others, entries: byAddress } });
};

/** Ends with the last change of notes that was asked for. */
let changed: Promise<unknown> = Promise.resolve();

/** Has a change of notes wait for the one before, so that it goes by what that one has left. */
export const changeNotes = <Value>(change: () => Promise<Value>): Promise<Value> => {
  const turn = changed.then(change, change);
  changed = turn;
  return turn;
};

/** What there is about an address of a profile; of one that has been left, main knows it. */
const readNote = async (profileId: string, address: string): Promise<Result<LocalNote>> => {
  const key = addressKey(address);
  const { notes } = getState();
  if (notes && isActive(profileId)) return succeed(notes.entries.get(key) ?? emptyNote);
  const read = await main.readNotes({ profileId });
  if (!read.ok) return read;
  return succeed(read.value.entries.find((entry) => entry.address === key) ?? emptyNote);
};

/** Changes a part of the note about an address of the account on screen; null when that has been kept. */
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
    // They may not have been readable until now, and one that waits may have found room.
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

/** Keeps what is noted about an address of the account on screen; null when it has been kept. */
export const saveNote = (address: string, texts: NoteTexts): Promise<Failure | null> =>
  changeNote(address, () => texts);

/** A note with what another one says where it says nothing itself. */
export const fillNote = (note: LocalNote, other: LocalNote): LocalNote => ({
  name: note.name === '' ? other.name : note.name,
  tags: note.tags.length === 0 ? other.tags : note.tags,
  note: note.note === '' ? other.note : note.note,
  favourite: note.favourite || other.favourite,
});

/** Whether two notes say the same. */
export const isSameNote = (one: LocalNote, other: LocalNote): boolean =>
  one.favourite === other.favourite &&
  one.name === other.name &&
  one.note === other.note &&
  one.tags.join() === other.tags.join();

/** Has a note about an earlier address be about another one, too, where nothing is noted about that yet. */
export const takeOverNote = (address: string, earlier: LocalNote): Promise<Failure | null> =>
  changeNote(address, (before) => fillNote(before, earlier));

/**
 * Makes the record of an address a favourite, or no longer: each press goes by what the one before has left. Answers whether
 * it is one now; null where that could not be kept, which is told.
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
