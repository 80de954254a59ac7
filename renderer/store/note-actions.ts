import { create } from 'zustand';
import { addressKey } from '../../shared/address';
import { activeId, useActiveId, isActive } from './selectors';
import { emptyNote, isEmptyNote, type LocalNote } from '../../shared/notes';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { announceFailure, causeOf } from './announce';
import { useWindow } from './store';

/** A note as it is being typed. */
export interface NoteDraft {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
}

/** What has been typed and not saved, by profile and address; never written to disk. */
export const useDrafts = create<ReadonlyMap<string, NoteDraft>>()(() => new Map());

const keyOf = (profileId: string, address: string): string => `${profileId} ${addressKey(address)}`;

/** What has been typed about an address of the account on screen; null where nothing waits to be saved. */
export const useDraft = (address: string): NoteDraft | null => {
  const profileId = useActiveId();
  return useDrafts((drafts) =>
    profileId === null ? null : (drafts.get(keyOf(profileId, address)) ?? null),
  );
};

/** Keeps what has been typed about an address of the account on screen; null drops it. */
export const keepDraft = (address: string, draft: NoteDraft | null): void => {
  const profileId = activeId();
  if (profileId === null) return;
  const drafts = new Map(useDrafts.getState());
  if (draft) drafts.set(keyOf(profileId, address), draft);
  else drafts.delete(keyOf(profileId, address));
  useDrafts.setState(drafts, true);
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
  const { home, entries } = read.value;
  const byAddress = new Map(entries.map(({ address, ...note }) => [address, note]));
  setState({ notes: { home, entries: byAddress } });
};

/** Keeps a note about an address of the account on screen; null when it has been kept. */
export const saveNote = async (address: string, note: LocalNote): Promise<Failure | null> => {
  const profileId = activeId();
  if (profileId === null) return null;
  const { tags, ...rest } = note;
  const saved = await main.saveNote({ profileId, address, ...rest, tags: [...tags] });
  if (!saved.ok) return saved.error;
  const { notes } = getState();
  // They may not have been readable until now.
  if (!notes || notes.home !== saved.value) await readNotes(profileId);
  else if (isActive(profileId)) {
    const entries = new Map(notes.entries);
    if (isEmptyNote(note)) entries.delete(addressKey(address));
    else entries.set(addressKey(address), note);
    setState({ notes: { ...notes, entries } });
  }
  return null;
};

/** Ends with the last press of a favourite. */
let pressed: Promise<void> = Promise.resolve();

/** Makes the record of an address a favourite, or no longer: each press goes by what the one before has left. */
export const toggleFavourite = (address: string): Promise<void> => {
  const profileId = activeId();
  const cause = causeOf('screen');
  const before = pressed;
  const toggle = async (): Promise<void> => {
    await before;
    if (activeId() !== profileId) return;
    const note = getState().notes?.entries.get(addressKey(address)) ?? emptyNote;
    const failed = await saveNote(address, { ...note, favourite: !note.favourite });
    if (failed) announceFailure(failed, cause);
  };
  pressed = toggle();
  return pressed;
};
