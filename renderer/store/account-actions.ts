import { otherList, type AccountHead, type ListName, type RowOf } from '../../shared/account';
import type { Activity } from '../../shared/activity';
import type { Profile } from '../../shared/profile';
import { failureOf, succeed, type Result } from '../../shared/failure';
import { unpackRows } from '../../shared/row-columns';
import { main } from '../bridge';
import { activityWords } from '../i18n/activity';
import { readActivity, readDismissed, readFormer } from './activity-actions';
import { announce, announceFailure, causeOf } from './announce';
import { readNotices } from './file-notices';
import { keepEarlier, takeRows, withRows } from './newer-rows';
import { show } from './navigate';
import { readNotes } from './note-actions';
import { useWindow, activeProfileOf, isActive, activeId } from './store';
import { noAccount, type WindowState } from './window-state';
import { readPieces } from './read-pieces';

const { getState, setState } = useWindow;

const activeProfile = (): Profile | undefined => activeProfileOf(getState());

type ReadRows<Name extends ListName> = Result<readonly RowOf[Name][]>;

/** The rows of a list, or the failure that ended reading them. */
const readList = async <Name extends ListName>(
  profileId: string,
  { revision }: AccountHead,
  list: Name,
  isWanted: () => boolean,
): Promise<ReadRows<Name>> => {
  const rows = await readPieces(
    (from) => main.readList({ profileId, revision, list, from }),
    (text) => unpackRows(list, text),
    isWanted,
  );
  return rows.ok ? succeed(keepEarlier(list, rows.value)) : rows;
};

/** Whether reading a list has failed. `ANSWER_REPLACED` does not count: the rows of a newer answer are coming. */
const isLacking = (rows: Result<unknown>): boolean =>
  !rows.ok && rows.error.code !== 'ANSWER_REPLACED';

/** The changes to `other` when the answer of revision `shown` is displayed: an `other` that is not newer is dropped. */
const otherAfter = ({ other }: WindowState, shown: number): Partial<WindowState> =>
  other && other.revision > shown ? {} : { other: null, keepsLooking: false };

/** The window state with the rows that were read for one list, or with the failure to read them. */
const withList = (now: WindowState, list: ListName, rows: ReadRows<ListName>): WindowState => {
  if (rows.ok) return withRows(now, list, rows.value);
  if (!isLacking(rows)) return now;
  return {
    ...now,
    account: now.account && { ...now.account, lacksList: true },
    failure: now.failure ?? { failure: rows.error, at: Date.now() },
  };
};

/**
 * Asks main what has changed in an answer, before its lists are read. Changes are shown together with the rows: an
 * alarm that came after them would be too late.
 *
 * Returns a function that gives the state change to apply: none until main has responded, and none if the state already
 * has a newer activity of the same answer.
 */
const askActivity = (
  profileId: string,
  { revision }: AccountHead,
  isWanted: () => boolean,
): ((now: WindowState) => Partial<WindowState>) => {
  let told: Activity | undefined;
  const tell = ({ activity }: WindowState): Partial<WindowState> => {
    const isNewer = activity !== told && activity?.revision === revision;
    return told && !isNewer ? { activity: told } : {};
  };
  void main.readActivity({ profileId }).then((answer) => {
    if (!answer.ok || answer.value.revision !== revision || !isWanted()) return;
    told = answer.value;
    if (getState().account?.head.revision === revision) setState(tell);
  });
  return tell;
};

/**
 * Shows an answer (the service's response, or the offline copy) if it belongs to the account on screen and is newer
 * than the last answer taken. The list or the charts on screen keep their old rows until the new rows have been read.
 * The other list is read next, so that switching to it does not wait. Taking another answer, or leaving the account,
 * stops this.
 *
 * `ends`: `the-call` clears `refreshing` and `failure`. `no-call` leaves both, for an answer that existed before the
 * call: an offline copy, or the answer that main had at hand.
 */
export const takeAnswer = async (
  profileId: string,
  head: AccountHead,
  ends: 'the-call' | 'no-call' = head.source === 'copy' ? 'no-call' : 'the-call',
): Promise<void> => {
  const { view, account: before, taken, refreshing, failure } = getState();
  if (!isActive(profileId) || (taken && head.revision <= taken.revision)) return;
  setState({ taken: head });
  const isWanted = (): boolean => getState().taken === head;
  const read = <Name extends ListName>(list: Name) => readList(profileId, head, list, isWanted);
  const changes = askActivity(profileId, head, isWanted);
  // Starts before the lists are read: even the first row that is copied is compared with former addresses.
  void readFormer(profileId, head.revision, isWanted);
  /** The account without its lists. Clears `refreshing` and `failure` only if they have not been set anew meanwhile. */
  const withHead = (now: WindowState): WindowState => ({
    ...now,
    ...(ends === 'the-call' && now.refreshing === refreshing && { refreshing: null }),
    ...(ends === 'the-call' && now.failure === failure && { failure: null }),
    ...otherAfter(now, head.revision),
    ...changes(now),
    // The list that `opening` is an index into will not arrive any more.
    ...(now.account?.head !== head && { opening: null }),
    account: { head },
  });
  const first: ListName = view === 'contracts' ? 'contracts' : 'wallets';
  const second = otherList[first];
  const areChartsShown = view === 'overview' && Boolean(before?.wallets && before.contracts);
  if (view !== first && !areChartsShown) setState(withHead);
  const rows = await read(first);
  // Charts need both lists. With one list missing, they would lose the user's choices in them.
  const early = areChartsShown ? await read(second) : null;
  if (!isWanted()) return;
  takeRows((now) => {
    const begun = withList(withHead(now), first, rows);
    return early ? withList(begun, second, early) : begun;
  });
  if (!early) {
    const rest = await read(second);
    if (!isWanted()) return;
    takeRows((now) => withList(now, second, rest));
  }
  void readActivity(profileId);
  void readDismissed(profileId);
  // A keychain that was locked at first may be unlocked by now.
  if (getState().notes === null) void readNotes(profileId);
};

/**
 * Reads the answer that belongs to another account and waits for the user's decision. `keepsLooking` (the user goes on
 * with the known account) lasts only while the waiting answer is of the same other account.
 */
const readOther = async (profileId: string, isWanted: () => boolean): Promise<void> => {
  const answer = await main.readOtherAccount({ profileId });
  if (!answer.ok || !isWanted()) return;
  const { value: other } = answer;
  const { taken, other: before, keepsLooking } = getState();
  if (other && taken && other.revision <= taken.revision) return;
  const isKnown = JSON.stringify(before?.answered) === JSON.stringify(other?.answered);
  setState({ other, keepsLooking: keepsLooking && isKnown });
};

export const keepLooking = (): void => {
  setState({ keepsLooking: true });
};

/** Shows the other account next to the known one again. */
export const reviewOther = (): void => {
  setState({ keepsLooking: false });
  if (getState().view === 'settings') show('overview');
};

/** Trusts the other account from now on, after main has asked the user to confirm. */
export const trustOther = async (): Promise<void> => {
  const { other } = getState();
  const profileId = activeId();
  if (!other || profileId === null) return;
  const trusted = await main.trustAccount({ profileId, revision: other.revision });
  if (!isActive(profileId)) return;
  // Topic `profiles`: records of the other account may still come, and would end an announcement about the screen.
  const cause = causeOf('profiles');
  const failure = failureOf(trusted);
  if (trusted.ok) {
    await takeAnswer(profileId, trusted.value);
    announce({ kind: 'good', text: activityWords.other.trusted }, cause);
  } else if (failure) {
    await readOther(profileId, () => isActive(profileId));
    announceFailure(failure, cause);
  }
};

/** Shows the answer that main has at hand, or the offline copy, until the service has responded. */
const openCopy = async (profileId: string): Promise<void> => {
  const head = await main.openCopy({ profileId });
  if (head.ok && head.value) await takeAnswer(profileId, head.value, 'no-call');
  else if (isActive(profileId)) await readNotices(profileId);
  // A page that has crashed and loaded again has lost `other`.
  await readOther(profileId, () => isActive(profileId));
};

/** Milliseconds after which a refresh shows what it waits for. */
const slowAfter = 3000;

/**
 * Calls the service for the active profile. The result is dropped if the account has been left meanwhile. `by`: whether
 * the user asked for it, or the interval of the settings has passed.
 */
export const refresh = async (by: 'user' | 'timer' = 'user'): Promise<void> => {
  const profile = activeProfile();
  // Who asks while one runs by itself wants to hear of it.
  if (by === 'user') setState({ isRoutine: false });
  if (!profile || profile.secrets === 'none' || getState().refreshing) return;
  const refreshing = { profileId: profile.id, since: Date.now() };
  const isUnderWay = (): boolean => getState().refreshing === refreshing;
  setState({ refreshing, isRoutine: by === 'timer' && getState().failure === null, isSlow: false });
  if (getState().account === null) void openCopy(profile.id);
  const slow = setTimeout(() => {
    if (isUnderWay()) setState({ isSlow: true });
  }, slowAfter);
  const head = await main.refreshAccount({ profileId: profile.id });
  clearTimeout(slow);
  if (!isUnderWay()) return;
  if (head.ok) {
    await takeAnswer(profile.id, head.value);
    return;
  }
  if (head.error.code === 'ANOTHER_ACCOUNT') await readOther(profile.id, isUnderWay);
  if (isUnderWay())
    setState({ failure: { failure: head.error, at: Date.now() }, refreshing: null });
};

/** Reads the account of a profile again, because its connection has changed. */
export const reopen = async (profileId: string): Promise<void> => {
  if (!isActive(profileId)) return;
  setState(noAccount);
  await refresh();
};

/** Cancels the refresh under way. */
export const stopRefresh = (): void => {
  const profileId = activeId();
  if (profileId !== null) void main.stopRefresh({ profileId });
};

/** Shows the failure of `confirmAddress` or `acceptClock` in place of the last refresh's failure. */
const showFailure = (profileId: string, result: Result<unknown>): void => {
  const failure = failureOf(result);
  if (failure && isActive(profileId)) setState({ failure: { failure, at: Date.now() } });
};

/** Allows the keys to be used at the profile's current base URL, after main has asked the user to confirm. */
export const confirmAddress = async (): Promise<void> => {
  const profile = activeProfile();
  if (!profile) return;
  const { id: profileId, baseUrl } = profile;
  const moved = await main.moveProfile({ profileId, baseUrl });
  if (moved.ok) await reopen(profileId);
  else showFailure(profileId, moved);
};

/** Signs with the service's time from now on, although it is far from this computer's time. */
export const acceptClock = async (): Promise<void> => {
  const profileId = activeId();
  if (profileId === null) return;
  const accepted = await main.acceptClock({ profileId });
  if (accepted.ok) await refresh();
  else showFailure(profileId, accepted);
};
