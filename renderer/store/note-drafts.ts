import { create } from 'zustand';
import { addressKey } from '../../shared/address';
import { activeId, useActiveId } from './selectors';

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
