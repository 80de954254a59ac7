import type { ListName } from '../../shared/account';
import type { ExplorerLink } from '../../shared/explorer';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { causeOf, tellFailure } from './announce';
import { useWindow, activeId, isActive } from './store';
import type { Setting, SettingsPage, View, WindowState } from './window-state';

const { getState, setState } = useWindow;

/** Has main open a page about a record in the browser of the system. The window sends no address, only which record. */
export const openLink = async (list: ListName, row: number, link: ExplorerLink): Promise<void> => {
  const { account } = getState();
  const profileId = activeId();
  if (!account || profileId === null) return;
  const { revision } = account.head;
  const cause = causeOf('screen');
  const opened = await main.openLink({ profileId, revision, list, row, link });
  tellFailure(opened, cause);
};

/** Has main open the page of the newer version in the browser of the system, after a question of its own. */
export const openReleasePage = async (): Promise<void> => {
  const cause = causeOf('screen');
  const opened = await main.openReleasePage();
  tellFailure(opened, cause);
};

/** Shows a view from its beginning, with what else changes as it comes. What the view before led back to is over. */
export const show = (view: View, beside: Partial<Omit<WindowState, 'view'>> = {}): void => {
  setState({ setting: null, fromHistory: null, opening: null, ...beside, view });
};

/** Opens a page of the settings. */
export const showSettings = (settingsPage: SettingsPage): void => {
  show('settings', { settingsPage });
};

/** Opens the settings at one of their parts. */
export const showSetting = (setting: Setting): void => {
  show('settings', { settingsPage: 'connection', setting });
};

/** A part of the settings that was gone to is on screen. */
export const reachSetting = (): void => {
  setState({ setting: null });
};

/** Opens one of the last requests over the screen, or closes it. */
export const openRequest = (requestId: number | null): void => {
  setState({ openRequest: requestId });
};

/**
 * Has main sign a request that is not sent, and opens it unless its profile has been left meanwhile. Answers with why it
 * was not signed.
 */
export const openDryRun = async (profileId: string): Promise<Failure | null> => {
  const signed = await main.dryRun({ profileId });
  if (!signed.ok) return signed.error;
  if (isActive(profileId)) openRequest(signed.value.id);
  return null;
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

export const closeSheet = (): void => {
  setState({ shortcutsShown: false });
};

/** Opens the field that finds addresses, commands and places; there is nothing to find before there is a profile. */
export const openPalette = (): void => {
  const { app } = getState();
  if (app && app.profiles.length > 0) setState({ palette: performance.now() });
};

/** Opens the notes on an address of the account on screen, over the screen. */
export const openNotes = (address: string): void => {
  setState({ notesShown: address });
};

export const closeNotes = (): void => {
  setState({ notesShown: null });
};

/** Opens the export, where there is something to export. */
export const openExport = (): void => {
  setState({ exportShown: 'account' });
};

/** Opens what saves a comparison, where there is one. */
export const openComparisonExport = (): void => {
  setState({ exportShown: 'comparison' });
};

export const closeExport = (): void => {
  setState({ exportShown: null });
};

/** Closes one opening of it: a dialog tells of its end later, when it may have been opened again. */
export const closePalette = (opening: number): void => {
  if (getState().palette === opening) setState({ palette: null });
};
