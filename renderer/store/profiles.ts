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

/** Where the window starts with a first profile. Nothing that was shown of an earlier profile stays. */
const beginning = {
  view: 'overview',
  settingsPage: 'profile',
  setting: null,
  explorerEdit: null,
  palette: null,
} as const;

/** Shows the lists of another profile as they were left in this run, or else as they were saved in an earlier run. */
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
 * Shows a state of main. If another profile is active now, clears the account on screen and reads the account of that
 * profile, unless the user has selected a third profile already.
 */
export const showApp = (app: AppState): void => {
  const { app: before, connecting, selecting } = getState();
  const profileId = app.activeProfileId;
  const isLeft = before?.activeProfileId !== profileId;
  // The form for a further profile stays open, whatever state comes.
  const stays = connecting && (before?.profiles.length ?? 0) > 0;
  const isConnecting = stays || app.profiles.length === 0;
  setState({
    app,
    connecting: isConnecting,
    ...(connecting && !isConnecting && beginning),
    ...(isLeft && noAccount),
  });
  dropDraftsExcept(app.profiles.map(({ id }) => id));
  // Where the keys of a profile are kept decides which of its notes can be read and saved.
  const isMoved = activeProfileOf({ app })?.secrets !== activeProfileOf({ app: before })?.secrets;
  if (!isLeft && isMoved && profileId !== null) void readNotes(profileId);
  if (!isLeft) return;
  openLists(profileId);
  if (selecting === null || selecting === profileId) void refresh();
};

/**
 * Leaves the form of a profile that has just been saved. Main has made it the active profile and sends a state, with
 * which its account is read.
 */
export const openNew = (): void => {
  show('overview', { connecting: false });
};

/**
 * Has main make another profile the active one. The profile is shown when main sends the state. Resolves to whether
 * main did it.
 */
export const selectProfile = async (profileId: string): Promise<boolean> => {
  setState({ selecting: profileId });
  const selected = await main.selectProfile({ profileId });
  if (getState().selecting !== profileId) return false;
  setState({ selecting: null });
  // Main gets many calls at once when the user goes through profiles quickly, and may refuse.
  if (!selected.ok) announceFailure(selected.error, causeOf('profiles'));
  // If the selected profile has been removed meanwhile, the previous one stays, and may not have been read.
  const { account, failure } = getState();
  if (account === null && failure === null) void refresh();
  return selected.ok;
};
