import type { AppState } from '../../shared/profile';
import { main } from '../bridge';
import { refresh } from './account-actions';
import { announceFailure, causeOf } from './announce';
import { restoreLists } from './list-actions';
import { freshLists } from './list-state';
import { readNotes } from './note-actions';
import { noAccount, useWindow, type Setting, type SettingsPage, type View } from './store';

const { getState, setState } = useWindow;

/** The lists of another profile begin as they were left there. */
const openLists = (profileId: string | null): void => {
  setState({ lists: freshLists, notes: null });
  if (profileId === null) return;
  void restoreLists(profileId);
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
    ...(connecting && !isConnecting && { view: 'overview' }),
    ...(isLeft && noAccount),
  });
  if (!isLeft) return;
  openLists(profileId);
  if (selecting === null || selecting === profileId) void refresh();
};

/** Leaves the form of a profile that has just been made. Main has made it the active one and tells so, which has it read. */
export const openNew = (): void => {
  setState({ connecting: false, view: 'overview' });
};

/** Has main make another profile the active one; it is shown when main says so. Resolves to whether main has done it. */
export const selectProfile = async (profileId: string): Promise<boolean> => {
  setState({ selecting: profileId });
  const selected = await main.selectProfile({ profileId });
  if (getState().selecting !== profileId) return false;
  setState({ selecting: null });
  // Main is asked for much at once where one profile is left for the next within moments, and may refuse.
  if (!selected.ok) void announceFailure(selected.error, causeOf('profiles'));
  // One that is gone meanwhile leaves the one before.
  const { account, failure } = getState();
  if (account === null && failure === null) void refresh();
  return selected.ok;
};

export const show = (view: View): void => {
  setState({ view, setting: null, fromHistory: null });
};

/** Opens a page of the settings. */
export const showSettings = (settingsPage: SettingsPage): void => {
  setState({ view: 'settings', settingsPage, setting: null });
};

/** Opens the settings at one of their parts. */
export const showSetting = (setting: Setting): void => {
  setState({ view: 'settings', settingsPage: 'connection', setting });
};

/** A part of the settings that was gone to is on screen. */
export const reachSetting = (): void => {
  setState({ setting: null });
};

/** Opens one of the last requests over the screen, or closes it. */
export const openRequest = (requestId: number | null): void => {
  setState({ openRequest: requestId });
};

export const startConnecting = (): void => {
  setState({ connecting: true });
};

export const stopConnecting = (): void => {
  setState({ connecting: false });
};

/** Shows what all keys do. */
export const openSheet = (): void => {
  setState({ shortcutsShown: true });
};

/** Opens the field that finds addresses, commands and places; there is nothing to find before there is a profile. */
export const openPalette = (): void => {
  const { app, paletteOpenings } = getState();
  if (app && app.profiles.length > 0) {
    setState({ paletteShown: true, paletteOpenings: paletteOpenings + 1 });
  }
};

/** Opens the export, where there is something to export. */
export const openExport = (): void => {
  setState({ exportShown: true });
};

export const closeExport = (): void => {
  setState({ exportShown: false });
};

/** Closes one opening of it: a dialog tells of its end later, when it may have been opened again. */
export const closePalette = (opening: number): void => {
  if (getState().paletteOpenings === opening) setState({ paletteShown: false });
};
