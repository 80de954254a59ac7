import type { ListName } from '../../shared/account';
import type { ExplorerLink } from '../../shared/explorer';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { causeOf, tellFailure } from './announce';
import { useWindow, activeId, isActive } from './store';
import type { Setting, SettingsPage, View, WindowState } from './window-state';

const { getState, setState } = useWindow;

/** Has main open a page about a record in the system's browser. The window sends which record, and no address. */
export const openLink = async (list: ListName, row: number, link: ExplorerLink): Promise<void> => {
  const { account } = getState();
  const profileId = activeId();
  if (!account || profileId === null) return;
  const { revision } = account.head;
  const cause = causeOf('screen');
  const opened = await main.openLink({ profileId, revision, list, row, link });
  tellFailure(opened, cause);
};

/** Has main open the page of the newer version in the system's browser. Main asks the user first. */
export const openReleasePage = async (): Promise<void> => {
  const cause = causeOf('screen');
  const opened = await main.openReleasePage();
  tellFailure(opened, cause);
};

/** Shows a view, with other changes (`beside`). Clears what belongs to the previous view. */
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

/** Called when the part of the settings to go to is on screen. */
export const reachSetting = (): void => {
  setState({ setting: null });
};

/** Opens one of the last requests over the screen; null closes it. */
export const openRequest = (requestId: number | null): void => {
  setState({ openRequest: requestId });
};

/**
 * Has main sign a request that is not sent, and opens it unless its profile has been left meanwhile. Resolves to the
 * failure if the request was not signed, else to null.
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

/** Opens the sheet of keyboard shortcuts. */
export const openSheet = (): void => {
  setState({ shortcutsShown: true });
};

export const closeSheet = (): void => {
  setState({ shortcutsShown: false });
};

/** Opens the palette, which finds addresses, commands and places. Without a profile there is nothing to find. */
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

/** Opens the export dialog, which is drawn only if there is an account to export. */
export const openExport = (): void => {
  setState({ exportShown: 'account' });
};

/** Opens the dialog that saves a comparison, which is drawn only if there is one. */
export const openComparisonExport = (): void => {
  setState({ exportShown: 'comparison' });
};

export const closeExport = (): void => {
  setState({ exportShown: null });
};

/** Closes the palette, unless it has been opened again: a dialog reports its end late. */
export const closePalette = (opening: number): void => {
  if (getState().palette === opening) setState({ palette: null });
};
