import type { ListName } from '../../shared/account';
import type { Activity, Alarm, FormerAddress, FormerName } from '../../shared/activity';
import type { Result } from '../../shared/failure';
import { main } from '../bridge';
import { announceFailure, causeOf, announce } from './announce';
import type { ChosenHistory } from './history-filter';
import { readNotices } from './file-notices';
import { goToRecord } from './list-actions';
import { show } from './navigate';
import { useWindow, activeId, isActive } from './store';
import type { RowMarks, WindowState } from './window-state';
import { decodeBytes } from './base64';
import { readPieces } from './read-pieces';
import { activityWords } from '../i18n/activity';
import { addressRelationWords } from '../i18n/address-relations';

const { getState, setState } = useWindow;

type ReadMarks = Uint8Array | undefined | 'replaced';

/** The marks of a list's rows; undefined if there are none or reading failed; `replaced` if main has a newer answer. */
const readMarksOf = async (
  profileId: string,
  revision: number,
  list: ListName,
): Promise<ReadMarks> => {
  const marks = await main.readMarks({ profileId, revision, list });
  if (!marks.ok) return marks.error.code === 'ANSWER_REPLACED' ? 'replaced' : undefined;
  return marks.value === '' ? undefined : decodeBytes(marks.value);
};

const isAny = ({ counts, alarmCount }: Activity, list: ListName): boolean =>
  alarmCount > 0 || Object.values(counts[list]).some((count) => count > 0);

/** Stores what has changed, and reads the marks of the changed rows. */
const takeActivity = async (profileId: string, activity: Activity): Promise<void> => {
  const { revision } = activity;
  // Ignore an activity that was requested for an earlier answer.
  const isOfBefore = revision !== 0 && revision < (getState().activity?.revision ?? 0);
  if (!isActive(profileId) || isOfBefore) return;
  setState({ activity, ...(revision === 0 && { marks: {} }) });
  if (revision === 0) return;
  const marksOf = (list: ListName) =>
    isAny(activity, list) ? readMarksOf(profileId, revision, list) : undefined;
  const told = { wallets: await marksOf('wallets'), contracts: await marksOf('contracts') };
  // Drop marks if another activity or another answer is shown by now.
  const { activity: shown, account, marks: known } = getState();
  if (shown !== activity || account?.head.revision !== revision) return;
  // A list whose rows are still being read keeps its current marks: they move with the rows, and are read again then.
  // So does a list whose rows a newer answer is about to replace.
  const marksNow = (list: ListName): RowMarks => {
    const read = account[list] ? told[list] : known[list];
    const marks = read === 'replaced' ? known[list] : read;
    return marks === undefined ? {} : { [list]: marks };
  };
  setState({ marks: { ...marksNow('wallets'), ...marksNow('contracts') } });
};

/** Reads what has changed in the account on screen, and the notices about its files. */
export const readActivity = async (profileId: string): Promise<void> => {
  const activity = await main.readActivity({ profileId });
  if (activity.ok) await takeActivity(profileId, activity.value);
  // The marks will not come. Null would say that they are still on their way.
  else if (isActive(profileId)) setState({ marks: {} });
  await readNotices(profileId);
};

/**
 * Stores the activity that a call resolves to, or announces its failure and reads the current activity. Resolves to
 * whether the call succeeded.
 */
const takeResult = async (
  profileId: string,
  asking: Promise<Result<Activity>>,
): Promise<boolean> => {
  const cause = causeOf('screen');
  const answer = await asking;
  if (answer.ok) {
    await takeActivity(profileId, answer.value);
    void readNotices(profileId);
  } else {
    announceFailure(answer.error, cause);
    await readActivity(profileId);
  }
  return answer.ok;
};

/**
 * Asks the user whether to acknowledge one alarm, or all alarms; or, for `lost`, whether to go on with the current
 * addresses after the known ones were lost. Null closes the question. `version` is the version of the activity that the
 * alarms were read with: by default that of the activity on screen.
 */
export const askToAcknowledge = (
  asked: Alarm | 'all' | 'lost' | null,
  version = getState().activity?.version ?? 0,
): void => {
  setState({ acknowledging: asked === null || asked === 'lost' ? asked : { asked, version } });
};

/** Whether the activity belongs to the answer on screen. If not, its row numbers mean nothing there. */
const isCompared = ({ activity, account }: WindowState): boolean =>
  activity?.revision === account?.head.revision;

/**
 * Opens the record of the oldest alarm. If no list on screen has the record, shows the changes or, if they are on
 * screen, asks whether to acknowledge the alarm. Main gives the row of the record once it has compared the answer on
 * screen.
 *
 * Resolves to what was opened; null where a question is asked, or the user has gone elsewhere meanwhile.
 */
export const reviewAlarm = async (): Promise<'details' | 'changes' | null> => {
  const [profileId, { view }] = [activeId(), getState()];
  if (profileId === null) return null;
  if (!isCompared(getState())) {
    const answer = await main.readActivity({ profileId });
    if (answer.ok) void takeActivity(profileId, answer.value);
  }
  const { activity, view: viewNow } = getState();
  if (!isActive(profileId) || viewNow !== view) return null;
  const [oldest] = activity?.alarms ?? [];
  if (oldest && oldest.row !== null && isCompared(getState())) {
    goToRecord(oldest.list, oldest.row);
    return 'details';
  }
  if (oldest && view === 'activity') {
    askToAcknowledge(oldest);
    return null;
  }
  show('activity');
  return 'changes';
};

/**
 * Makes one line of a pasted text, as main accepts it. Removes half a surrogate pair left by a cut through a character.
 */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * Acknowledges one alarm, or all alarms, as this version of the activity has them. `reason` may be empty. If main has a
 * newer version, nothing is acknowledged, and the newer version is shown.
 */
export const acknowledge = async (
  { version }: Pick<Activity, 'version'>,
  number: number | 'all',
  reason: string,
): Promise<void> => {
  const profileId = activeId();
  if (profileId === null) return;
  const numbers = number === 'all' ? null : [number];
  const given = oneLine(reason) || null;
  const cause = causeOf('screen');
  const request = { profileId, version, numbers, reason: given };
  const isDone = await takeResult(profileId, main.acknowledge(request));
  // After the last alarm, nothing is left on screen that a screen reader could announce.
  const { activity } = getState();
  if (!isDone || activity?.alarmCount !== 0) return;
  const isKept = activity.home === 'disk';
  if (isKept) announce({ kind: 'good', text: activityWords.noneLeft }, cause);
  else announce({ kind: 'warning', text: activityWords.noneLeftUnkept }, cause);
};

export const showHistory = (history: ChosenHistory): void => {
  setState({ history });
};

/** Goes to the part of the history about the records that are gone from a list. */
export const showGone = (list: ListName): void => {
  showHistory({ view: 'gone', list });
  show('activity');
};

/**
 * Marks everything in this version of the activity as seen; resolves to whether that was done. If main has a newer
 * version, nothing is marked, and the newer version is shown.
 */
export const markSeen = async ({ version }: Pick<Activity, 'version'>): Promise<boolean> => {
  const profileId = activeId();
  return profileId !== null && takeResult(profileId, main.markSeen({ profileId, version }));
};

/** Reads which pairs of look-alike addresses the user has dismissed. */
export const readDismissed = async (profileId: string): Promise<void> => {
  const dismissed = await main.readDismissed({ profileId });
  if (!isActive(profileId)) return;
  // A needless warning is better than a missing one.
  setState({ dismissed: dismissed.ok ? dismissed.value : { pairs: [], home: 'this-run' } });
};

/** No former addresses: there are none, or they have not been read yet. */
export const noFormer: readonly FormerAddress[] = [];

/** Reads the account's former addresses and names in pieces. The previous ones stay until all have been read. */
export const readFormer = async (
  profileId: string,
  revision: number,
  isWanted: () => boolean,
): Promise<void> => {
  const former = await readPieces(
    (from) => main.readFormer({ profileId, revision, from }),
    (text) => JSON.parse(text) as readonly (FormerAddress | FormerName)[],
    isWanted,
  );
  if (!former.ok) return;
  const names = former.value.filter((one) => 'calledNow' in one);
  const addresses = former.value.filter((one) => 'until' in one);
  // Always the same empty array, so that nothing is compared again.
  setState({ former: addresses.length > 0 ? addresses : noFormer, formerNames: names });
};

/** Dismisses the warning about a pair of look-alike addresses, or takes that back. */
export const dismissPair = async (pair: string, isDismissed: boolean): Promise<void> => {
  const profileId = activeId();
  if (profileId === null) return;
  const cause = causeOf('screen');
  const dismissed = await main.dismissPair({ profileId, pair, isDismissed });
  if (!dismissed.ok) {
    announceFailure(dismissed.error, cause);
    return;
  }
  if (!isActive(profileId)) return;
  setState({ dismissed: dismissed.value });
  const { nowDismissed, nowWarned } = addressRelationWords;
  const text = isDismissed ? nowDismissed[dismissed.value.home] : nowWarned;
  announce({ kind: 'good', text }, cause);
};
