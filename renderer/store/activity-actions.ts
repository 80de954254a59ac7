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

/** The marks of a list's rows, if any has one; `replaced` where main has a newer answer by now. */
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

/** Takes over what has changed, and which rows are marked because of it. */
const takeActivity = async (profileId: string, activity: Activity): Promise<void> => {
  const { revision } = activity;
  // What was asked before the answer on screen came, and took its time, says nothing of that.
  const isOfBefore = revision !== 0 && revision < (getState().activity?.revision ?? 0);
  if (!isActive(profileId) || isOfBefore) return;
  setState({ activity, ...(revision === 0 && { marks: {} }) });
  if (revision === 0) return;
  const marksOf = (list: ListName) =>
    isAny(activity, list) ? readMarksOf(profileId, revision, list) : undefined;
  const told = { wallets: await marksOf('wallets'), contracts: await marksOf('contracts') };
  // Marks of an activity that is shown no more, or of another answer than is, come too late.
  const { activity: shown, account, marks: known } = getState();
  if (shown !== activity || account?.head.revision !== revision) return;
  // A list that is still coming keeps those of its rows of before, which move with them and are told anew then. So do rows
  // that a newer answer is about to replace.
  const marksNow = (list: ListName): RowMarks => {
    const read = account[list] ? told[list] : known[list];
    const marks = read === 'replaced' ? known[list] : read;
    return marks === undefined ? {} : { [list]: marks };
  };
  setState({ marks: { ...marksNow('wallets'), ...marksNow('contracts') } });
};

/** Asks what has changed in the account on screen. */
export const readActivity = async (profileId: string): Promise<void> => {
  const activity = await main.readActivity({ profileId });
  if (activity.ok) await takeActivity(profileId, activity.value);
  // There are none to wait for.
  else if (isActive(profileId)) setState({ marks: {} });
  await readNotices(profileId);
};

/** Takes over what has come of it, or tells why it was not done and what there is instead; answers whether it was. */
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
 * Asks the person whether to acknowledge an alarm, or all of them: as the activity on screen has them, unless they were
 * read with another version of it; or whether to go on with the addresses of now, what was known being lost. Null takes the
 * question away.
 */
export const askToAcknowledge = (
  asked: Alarm | 'all' | 'lost' | null,
  version = getState().activity?.version ?? 0,
): void => {
  setState({ acknowledging: asked === null || asked === 'lost' ? asked : { asked, version } });
};

/** Whether what has changed was found in the answer on screen: rows of another one mean nothing in it. */
const isCompared = ({ activity, account }: WindowState): boolean =>
  activity?.revision === account?.head.revision;

/**
 * Opens the record of the oldest alarm; of one that no list on screen has, what has changed, beside the changes. Main
 * tells which row it is as soon as it has compared the answer on screen. Answers what it has led to; null where a question
 * is asked, or the person has gone elsewhere meanwhile.
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

/** What main takes of a pasted text: a cut through a character leaves half of it, which is none. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * Acknowledges one alarm, or all of them, as an activity has told them, for a reason that may be empty. Where main knows
 * something newer of them, nothing is agreed to, and that is shown.
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
  // Of the last one nothing stays on screen that could be read aloud.
  const { activity } = getState();
  if (!isDone || activity?.alarmCount !== 0) return;
  const isKept = activity.home === 'disk';
  if (isKept) announce({ kind: 'good', text: activityWords.noneLeft }, cause);
  else announce({ kind: 'warning', text: activityWords.noneLeftUnkept }, cause);
};

export const showHistory = (history: ChosenHistory): void => {
  setState({ history });
};

/** Goes to the part of the history that tells which records of a list are gone. */
export const showGone = (list: ListName): void => {
  showHistory({ view: 'gone', list });
  show('activity');
};

/**
 * Counts everything as seen that an activity has told; answers whether that was done. Where main knows something newer,
 * nothing is, and that is shown.
 */
export const markSeen = async ({ version }: Pick<Activity, 'version'>): Promise<boolean> => {
  const profileId = activeId();
  return profileId !== null && takeResult(profileId, main.markSeen({ profileId, version }));
};

/** Asks which look-alikes the person has dismissed. */
export const readDismissed = async (profileId: string): Promise<void> => {
  const dismissed = await main.readDismissed({ profileId });
  if (!isActive(profileId)) return;
  // Warned too often is better than not at all.
  setState({ dismissed: dismissed.ok ? dismissed.value : { pairs: [], home: 'this-run' } });
};

/** None that are known, and none that are not known yet. */
export const noFormer: readonly FormerAddress[] = [];

/** Reads the addresses and the names that the account had, piece by piece; what is on screen meanwhile stays until all are there. */
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
  // The same list for none, so that nothing is compared anew.
  setState({ former: addresses.length > 0 ? addresses : noFormer, formerNames: names });
};

/** Warns no more of a pair, or again. */
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
