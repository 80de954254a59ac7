import type { AppState } from '../../shared/contract';
import { main } from '../bridge';
import { refresh } from './account-actions';
import { announceFailure, causeOf } from './announce';
import { restoreLists } from './list-actions';
import { freshLists, reopenLists } from './list-state';
import { show } from './navigate';
import { readNotes, dropDraftsExcept } from './note-actions';
import { activeProfileOf, useWindow } from './store';
import { noAccount } from './window-state';

const { getState, setState } = useWindow;

/** Where the first profile is looked at from: what was shown of one that was there before is over. */
const beginning = {
  view: 'overview',
  settingsPage: 'profile',
  setting: null,
  explorerEdit: null,
  palette: null,
} as const;

/** The lists of another profile begin as they were left there: in this run, or what is kept of an earlier one. */
const openLists = (profileId: string | null): void => {
  const { app, lists, leftLists, restoredLists } = getState();
  const known = new Map(leftLists);
  if (restoredLists !== null) known.set(restoredLists, lists);
  const left = [...known].filter(([id]) => app?.profiles.some((profile) => profile.id === id));
  const own = profileId === null ? undefined : known.get(profileId);
  setState({
    leftLists: new Map(left),
    lists: own ? reopenLists(own) : freshLists,
    restoredLists: own ? profileId : null,
    notes: null,
  });
  if (profileId === null) return;
  if (!own) void restoreLists(profileId);
  void readNotes(profileId);
};

/**
 * Shows what main says there is. The account on screen goes when it is no longer the active profile's, and that of the
 * other one is read, unless the person has gone on to a third already.
 */
export const showApp = (app: AppState): void => {
  const { app: before, connecting, selecting } = getState();
  const profileId = app.activeProfileId;
  const isLeft = before?.activeProfileId !== profileId;
  // The form for a further profile stays open, whatever comes in behind it.
  const stays = connecting && (before?.profiles.length ?? 0) > 0;
  const isConnecting = stays || app.profiles.length === 0;
  setState({
    app,
    connecting: isConnecting,
    ...(connecting && !isConnecting && beginning),
    ...(isLeft && noAccount),
  });
  dropDraftsExcept(app.profiles.map(({ id }) => id));
  // Where its keys are decides which notes of a profile can be seen and are kept.
  const isMoved = activeProfileOf({ app })?.secrets !== activeProfileOf({ app: before })?.secrets;
  if (!isLeft && isMoved && profileId !== null) void readNotes(profileId);
  if (!isLeft) return;
  openLists(profileId);
  if (selecting === null || selecting === profileId) void refresh();
};

/** Leaves the form of a profile that has just been made. Main has made it the active one and tells so, which has it read. */
export const openNew = (): void => {
  show('overview', { connecting: false });
};

/** Has main make another profile the active one; it is shown when main says so. Resolves to whether main has done it. */
export const selectProfile = async (profileId: string): Promise<boolean> => {
  setState({ selecting: profileId });
  const selected = await main.selectProfile({ profileId });
  if (getState().selecting !== profileId) return false;
  setState({ selecting: null });
  // Main is asked for much at once where one profile is left for the next within moments, and may refuse.
  if (!selected.ok) announceFailure(selected.error, causeOf('profiles'));
  // One that is gone meanwhile leaves the one before.
  const { account, failure } = getState();
  if (account === null && failure === null) void refresh();
  return selected.ok;
};
