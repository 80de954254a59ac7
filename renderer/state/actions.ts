import type { AccountHead, ListName } from '../../shared/account';
import { fail, succeed, type Result } from '../../shared/failure';
import type { AppState, Preferences, Profile } from '../../shared/profile';
import { main } from '../bridge';
import type { RowOf } from '../list/columns/list-definition';
import { speak } from '../words/language';
import { readActivity } from './activity-actions';
import { readDismissed } from './look-alike-actions';
import { followRows, restoreLists } from './list-actions';
import { readNotices } from './kept-actions';
import { freshLists } from './list-state';
import { readNotes } from './note-actions';
import { useWindow, type OpenAccount, type View } from './store';

const { getState, setState } = useWindow;

const activeProfile = (): Profile | undefined => {
  const { app } = getState();
  return app?.profiles.find(({ id }) => id === app.activeProfileId);
};

const isActive = (profileId: string): boolean => activeProfile()?.id === profileId;

/** Everything that belongs to one account; set together so that no part of another account stays behind. */
const noAccount = {
  account: null,
  failure: null,
  refreshing: false,
  wait: null,
  activity: null,
  marks: {},
  dismissed: null,
  keptNotices: [],
} as const;

/** Counts the times that an account has been left: what was asked before then belongs to it no more. */
let visit = 0;

const leaveAccount = (): typeof noAccount => {
  visit += 1;
  return noAccount;
};

/** What an answer ends. An offline copy ends nothing: the call goes on, or has failed already. */
const endedBy = ({ source }: AccountHead) =>
  source === 'copy' ? {} : ({ failure: null, refreshing: false, wait: null } as const);

/** The lists of another profile begin as they were left there. */
const openLists = (profileId: string | null): void => {
  setState({ lists: freshLists, notes: null });
  if (profileId === null) return;
  void restoreLists(profileId);
  void readNotes(profileId);
};

/** The profile that main has been asked to make the active one, and has not answered yet. */
let chosen: string | null = null;

/** What main said may be older than the person's last choice of a profile. */
const withChosen = (app: AppState): AppState =>
  app.profiles.some(({ id }) => id === chosen) ? { ...app, activeProfileId: chosen } : app;

/** Shows what main says there is. The account on screen goes when it is no longer the active profile's. */
export const showApp = (said: AppState): void => {
  const app = withChosen(said);
  const { app: before, connecting, valuesHidden } = getState();
  const left = before?.activeProfileId !== app.activeProfileId;
  // The form for a further profile stays open, whatever comes in behind it.
  const stays = connecting && (before?.profiles.length ?? 0) > 0;
  setState({
    app,
    // What is hidden is shown again by the person alone: this answer may be older than the last click.
    valuesHidden: app.valuesHidden || (before !== null && valuesHidden),
    connecting: stays || app.profiles.length === 0,
    ...(left ? leaveAccount() : {}),
  });
  if (left) openLists(app.activeProfileId);
};

const readList = async <Name extends ListName>(
  profileId: string,
  { revision }: AccountHead,
  list: Name,
): Promise<readonly RowOf[Name][] | undefined> => {
  const text = await main.readList({ profileId, revision, list });
  // Main has built this text from checked rows.
  return text.ok ? (JSON.parse(text.value) as readonly RowOf[Name][]) : undefined;
};

/** Whether what has been read is still wanted: neither the profile nor the answer has been replaced meanwhile. */
const isCurrent = (profileId: string, head: AccountHead): boolean =>
  isActive(profileId) && getState().account?.head.revision === head.revision;

const withList = (
  account: OpenAccount,
  list: ListName,
  rows: readonly RowOf[ListName][] | undefined,
): OpenAccount => (rows ? { ...account, [list]: rows } : account);

const otherList = { wallets: 'contracts', contracts: 'wallets' } as const;

/**
 * Takes an answer over. The list or the charts on screen stay there until the new records have come, and the other list
 * follows, so that switching to it waits for nothing.
 */
const takeAnswer = async (profileId: string, head: AccountHead): Promise<void> => {
  const { view, account: before } = getState();
  const began = visit;
  // The copy of an earlier answer comes too late where the service was quicker.
  const isLate = (): boolean => (getState().account?.head.revision ?? 0) > head.revision;
  if (isLate()) return;
  const first: ListName = view === 'contracts' ? 'contracts' : 'wallets';
  const second = otherList[first];
  const areChartsShown = view === 'overview' && Boolean(before?.wallets && before.contracts);
  const stays = view === first || areChartsShown;
  if (!stays) setState({ ...endedBy(head), account: { head } });
  const rows = await readList(profileId, head, first);
  // Charts need both lists, and without them would lose what was chosen in them.
  const early = areChartsShown ? await readList(profileId, head, second) : undefined;
  if (began !== visit || (stays ? isLate() : !isCurrent(profileId, head))) return;
  const account = withList(withList({ head }, first, rows), second, early);
  setState({ ...endedBy(head), account });
  followRows(first, before?.[first], rows);
  const rest = early ?? (await readList(profileId, head, second));
  if (!isCurrent(profileId, head)) return;
  const { account: current } = getState();
  if (current && !early) setState({ account: withList(current, second, rest) });
  followRows(second, before?.[second], rest);
  void readActivity(profileId);
  void readDismissed(profileId);
  // A keychain that was locked at first may be open by now.
  if (getState().notes === null) void readNotes(profileId);
};

/** How often a refresh that takes its time is asked what it waits for, in milliseconds. */
const waitBeat = 2000;

/** Tells what a slow refresh waits for, until `done`. */
const watchWait = (profileId: string, done: Promise<unknown>): void => {
  const timer = setInterval(() => {
    void main.getWait({ profileId }).then((wait) => {
      if (wait.ok && isActive(profileId) && getState().refreshing) setState({ wait: wait.value });
    });
  }, waitBeat);
  void done.finally(() => {
    clearInterval(timer);
  });
};

/** Shows the offline copy of the account until the service has answered. */
const openCopy = async (profileId: string): Promise<void> => {
  const head = await main.openCopy({ profileId });
  if (head.ok && head.value && isActive(profileId)) await takeAnswer(profileId, head.value);
  else await readNotices(profileId);
};

const reload = async (): Promise<void> => {
  const state = await main.getState();
  if (state.ok) showApp(state.value);
};

/** Calls the service for the active profile. An answer that arrives after a switch of profiles is dropped. */
export const refresh = async (): Promise<void> => {
  const profile = activeProfile();
  if (!profile || profile.secrets === 'none' || getState().refreshing) return;
  setState({ refreshing: true });
  if (getState().account === null) void openCopy(profile.id);
  const calling = main.refreshAccount({ profileId: profile.id });
  watchWait(profile.id, calling);
  const began = visit;
  const head = await calling;
  if (began !== visit) return;
  if (head.ok) {
    await takeAnswer(profile.id, head.value);
    // The first accepted call makes a profile a registered one.
    if (!profile.accepted) await reload();
  } else {
    const failure = { failure: head.error, at: Date.now() };
    setState({ failure, refreshing: false, wait: null });
  }
};

/** Reads the first state and opens the active profile's account. */
export const start = async (): Promise<void> => {
  const state = await main.getState();
  if (!state.ok) {
    setState({ broken: state.error });
    return;
  }
  await speak(state.value.language);
  showApp(state.value);
  await refresh();
};

/** Opens a profile that has just been made. */
export const openNew = async (): Promise<void> => {
  setState({ ...leaveAccount(), view: 'overview' });
  await reload();
  setState({ connecting: false });
  await refresh();
};

export const selectProfile = async (profileId: string): Promise<void> => {
  const { app } = getState();
  if (!app || app.activeProfileId === profileId) return;
  setState({ ...leaveAccount(), app: { ...app, activeProfileId: profileId } });
  openLists(profileId);
  chosen = profileId;
  const selected = await main.selectProfile({ profileId });
  if (chosen !== profileId) return;
  chosen = null;
  if (!selected.ok) await reload();
  await refresh();
};

/**
 * Takes over the state that a change of profiles has led to. `reopen` reads the account again,
 * because it is reached in another way now.
 */
export const takeState = (
  changed: Result<AppState>,
  reopen: 'reopen' | 'stay' = 'stay',
): Result<AppState> => {
  if (!changed.ok) return changed;
  if (reopen === 'reopen') setState(leaveAccount());
  showApp(changed.value);
  if (getState().account === null) void refresh();
  return changed;
};

/** Gives up the refresh under way. */
export const stopRefresh = (): void => {
  const profile = activeProfile();
  if (profile) void main.stopRefresh({ profileId: profile.id });
};

/** Lets the keys go to the address that the profile has now, which main asks the person about. */
export const confirmAddress = async (): Promise<void> => {
  const profile = activeProfile();
  if (!profile) return;
  const { id: profileId, baseUrl } = profile;
  const answer = await main.moveProfile({ profileId, baseUrl });
  const moved = takeState(answer, isActive(profileId) ? 'reopen' : 'stay');
  if (moved.ok || moved.error.code === 'CANCELLED' || !isActive(profileId)) return;
  setState({ failure: { failure: moved.error, at: Date.now() } });
};

/** Signs with the service's time from now on, although it is far from this computer's. */
export const acceptClock = async (): Promise<void> => {
  const profile = activeProfile();
  if (!profile) return;
  const accepted = await main.acceptClock({ profileId: profile.id });
  if (accepted.ok) await refresh();
};

/** What has been chosen and is not in the state yet: the next choice is made on top of it. */
let chosenPreferences: Partial<Preferences> = {};
let preferenceCalls = 0;

/**
 * Changes how the app behaves. Another language is loaded first, so that everything changes in one step; what has become
 * of profiles meanwhile stays.
 */
export const setPreferences = async (changes: Partial<Preferences>): Promise<Result<AppState>> => {
  const { app } = getState();
  if (!app) return fail('INTERNAL');
  chosenPreferences = { ...chosenPreferences, ...changes };
  const call = (preferenceCalls += 1);
  const changed = await main.setPreferences({ ...app.preferences, ...chosenPreferences });
  if (changed.ok) await speak(changed.value.language);
  // The choice may have been taken all the same, where only its consequence failed.
  else await reload();
  // Of several choices in a row the last has all of them.
  if (call !== preferenceCalls) return changed;
  chosenPreferences = {};
  const { app: now } = getState();
  if (!changed.ok || !now) return changed;
  const { profiles, activeProfileId } = now;
  return takeState(succeed({ ...changed.value, profiles, activeProfileId }));
};

export const show = (view: View): void => {
  setState({ view });
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
