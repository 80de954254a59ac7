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

/** The rows of a list, or why they cannot be had. */
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

/** Whether a list is not to be had. Instead of one that has been replaced, a newer one is coming. */
const isLacking = (rows: Result<unknown>): boolean =>
  !rows.ok && rows.error.code !== 'ANSWER_REPLACED';

/** What becomes of the answer that waits, being another account, when one of this revision is shown. */
const otherAfter = ({ other }: WindowState, shown: number): Partial<WindowState> =>
  other && other.revision > shown ? {} : { other: null, keepsLooking: false };

/** The window with what has come of one of the lists of its account. */
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
 * Asks what has changed in an answer, before its lists: it is told with them, because an alarm after them would come too
 * late. Answers what to tell, which is nothing before it is known and where something newer has come of it by now.
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
 * Takes an answer over, if it is of the account on screen and newer than what was taken before. The list or the charts
 * on screen stay there until the new records have come, and the other list follows, so that switching to it waits for
 * nothing. Another answer, or leaving the account, ends that. What was there before the call ends no call: an offline copy,
 * and what main had at hand.
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
  // Before the lists: the first row that is copied is compared with these already.
  void readFormer(profileId, head.revision, isWanted);
  /** The account without its lists. Ends the call that this answers, and no other that was made, or has failed, since. */
  const withHead = (now: WindowState): WindowState => ({
    ...now,
    ...(ends === 'the-call' && now.refreshing === refreshing && { refreshing: null }),
    ...(ends === 'the-call' && now.failure === failure && { failure: null }),
    ...otherAfter(now, head.revision),
    ...changes(now),
    // Of another answer, it is a place in a list that will not come any more.
    ...(now.account?.head !== head && { opening: null }),
    account: { head },
  });
  const first: ListName = view === 'contracts' ? 'contracts' : 'wallets';
  const second = otherList[first];
  const areChartsShown = view === 'overview' && Boolean(before?.wallets && before.contracts);
  if (view !== first && !areChartsShown) setState(withHead);
  const rows = await read(first);
  // Charts need both lists, and without them would lose what was chosen in them.
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
  // A keychain that was locked at first may be open by now.
  if (getState().notes === null) void readNotes(profileId);
};

/**
 * Asks main which answer waits because it is another account, and stops at it. A person who goes on looking is stopped
 * again by yet another one.
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

/** Shows the other account beside the known one again. */
export const reviewOther = (): void => {
  setState({ keepsLooking: false });
  if (getState().view === 'settings') show('overview');
};

/** Takes the other account for the right one from now on, which main asks the person about. */
export const trustOther = async (): Promise<void> => {
  const { other } = getState();
  const profileId = activeId();
  if (!other || profileId === null) return;
  const trusted = await main.trustAccount({ profileId, revision: other.revision });
  if (!isActive(profileId)) return;
  // Of the profile alone: records of the other account may still come.
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

/** Shows what main has of the account until the service has answered. */
const openCopy = async (profileId: string): Promise<void> => {
  const head = await main.openCopy({ profileId });
  if (head.ok && head.value) await takeAnswer(profileId, head.value, 'no-call');
  else if (isActive(profileId)) await readNotices(profileId);
  // A page that has crashed does not have it any more.
  await readOther(profileId, () => isActive(profileId));
};

/** Milliseconds after which a refresh tells what it waits for. */
const slowAfter = 3000;

/** Calls the service for the active profile. What comes of it once the account has been left is dropped. */
export const refresh = async (): Promise<void> => {
  const profile = activeProfile();
  if (!profile || profile.secrets === 'none' || getState().refreshing) return;
  const refreshing = { profileId: profile.id, since: Date.now() };
  const isUnderWay = (): boolean => getState().refreshing === refreshing;
  setState({ refreshing, isSlow: false });
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

/** Reads the account of a profile again, because it is reached in another way now. */
export const reopen = async (profileId: string): Promise<void> => {
  if (!isActive(profileId)) return;
  setState(noAccount);
  await refresh();
};

/** Gives up the refresh under way. */
export const stopRefresh = (): void => {
  const profileId = activeId();
  if (profileId !== null) void main.stopRefresh({ profileId });
};

/** Shows why the account cannot be read in another way, in the place of why the last refresh failed. */
const showFailure = (profileId: string, result: Result<unknown>): void => {
  const failure = failureOf(result);
  if (failure && isActive(profileId)) setState({ failure: { failure, at: Date.now() } });
};

/** Lets the keys go to the address that the profile has now, which main asks the person about. */
export const confirmAddress = async (): Promise<void> => {
  const profile = activeProfile();
  if (!profile) return;
  const { id: profileId, baseUrl } = profile;
  const moved = await main.moveProfile({ profileId, baseUrl });
  if (moved.ok) await reopen(profileId);
  else showFailure(profileId, moved);
};

/** Signs with the service's time from now on, although it is far from this computer's. */
export const acceptClock = async (): Promise<void> => {
  const profileId = activeId();
  if (profileId === null) return;
  const accepted = await main.acceptClock({ profileId });
  if (accepted.ok) await refresh();
  else showFailure(profileId, accepted);
};
