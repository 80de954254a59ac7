import { type Failure, failureOf, type Result } from '../../shared/failure';
import { messageOf } from '../i18n/failures';
import { failureWithoutValues } from '../i18n/without-values';
import { useWindow, isOtherAccountShown } from './store';
import type { Announcement, Cause, WindowState } from './window-state';

const { getState, setState } = useWindow;

/** Milliseconds that an announcement other than a warning lasts at most. */
const shownFor = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;
let spokenTimer: ReturnType<typeof setTimeout> | undefined;

const accountOf = ({ app, account }: WindowState): Cause['facts'] => [
  app?.activeProfileId,
  account && JSON.stringify(account.head.userId),
];

/** The facts of each topic. An announcement is true only while all facts of its topic stay the same. */
const factsOf: Readonly<Record<Cause['topic'], (state: WindowState) => Cause['facts']>> = {
  app: () => [],
  profiles: ({ app, selecting }) => [app?.activeProfileId, selecting],
  screen: (state) => [...accountOf(state), state.view, state.connecting],
  // An activity without alarms that is read later changes nothing.
  copy: (state) => [...accountOf(state), state.clipboard.asked, state.activity?.alarmCount ?? 0],
};

/** The cause of an announcement, taken before the action begins: if a fact changes meanwhile, nothing is announced. */
export const causeOf = (topic: Cause['topic']): Cause => ({
  topic,
  facts: factsOf[topic](getState()),
});

const isSame = (one: Cause['facts'], other: Cause['facts']): boolean =>
  one.length === other.length && one.every((fact, index) => Object.is(fact, other[index]));

const holds = ({ topic, facts }: Cause, state: WindowState): boolean =>
  isSame(facts, factsOf[topic](state));

/**
 * Whether the user has gone to another view, or a dialog was opened or closed. An announcement does not go along to
 * another view (unless it is about the app), and does not cover a dialog.
 */
const isElsewhere = ({ cause }: Announcement, now: WindowState, before: WindowState): boolean =>
  now.dialogs !== before.dialogs ||
  (cause.topic !== 'app' && (now.view !== before.view || now.connecting !== before.connecting));

/** Whether values were hidden (the text may name one), the language was changed, or the screen was locked. */
const isCovered = (now: WindowState, before: WindowState): boolean =>
  (now.valuesHidden && !before.valuesHidden) ||
  now.app?.preferences.language !== before.app?.preferences.language ||
  (now.app?.screenLocked === true && before.app?.screenLocked !== true);

/** Longest text that fits in the foot of a list, in UTF-16 units. */
const longestInFoot = 72;

/**
 * Whether the announcement is shown in the foot of the list or of the changes on screen, where it covers nothing: short
 * good news. `isAlone`: the window has room only for the details of a record, and draws no foot.
 */
export const isSaidInFoot = (state: WindowState, isAlone: boolean): boolean => {
  const { announcement, account, connecting, dialogs, lists, view } = state;
  if (announcement?.kind !== 'good' || connecting || dialogs.length > 0) return false;
  if (!announcement.copied && announcement.text.length > longestInFoot) return false;
  if (isOtherAccountShown(state)) return false;
  if (state.comparing?.list === view) return false;
  if (view === 'activity') return state.activity !== null && !announcement.copied;
  if (view !== 'wallets' && view !== 'contracts') return false;
  if (isAlone && lists[view].open !== null) return false;
  return (account?.[view]?.length ?? 0) > 0;
};

export const closeAnnouncement = (): void => {
  clearTimeout(timer);
  setState({ announcement: null });
};

const endSpoken = (): void => {
  clearTimeout(spokenTimer);
  setState({ spoken: null });
};

/** Ends each announcement when it no longer applies, for as long as the page lives. */
export const endAnnouncements = (): void => {
  useWindow.subscribe((now, before) => {
    const isOver = (said: Announcement): boolean =>
      isElsewhere(said, now, before) || isCovered(now, before) || !holds(said.cause, now);
    const { announcement, spoken } = now;
    if (announcement && announcement === before.announcement && isOver(announcement)) {
      closeAnnouncement();
    }
    if (spoken && spoken === before.spoken && isOver(spoken)) endSpoken();
  });
};

/**
 * Shows a message, and has screen readers read it once, in the topmost dialog if one is open. The message ends with its
 * cause, with the next message, or when the user closes it; unless it is a warning, also after `shownFor`. A `spoken`
 * message leaves the message on screen in place.
 */
export const announce = (said: Omit<Announcement, 'cause'>, cause = causeOf('screen')): void => {
  if (!holds(cause, getState())) return;
  endSpoken();
  if (said.kind === 'spoken') {
    setState({ spoken: { ...said, cause } });
    spokenTimer = setTimeout(endSpoken, shownFor);
    return;
  }
  clearTimeout(timer);
  setState({ announcement: { ...said, cause } });
  if (said.kind !== 'warning') timer = setTimeout(closeAnnouncement, shownFor);
};

/** Announces why something failed, with the code of the failure. */
export const announceFailure = (failure: Failure, cause = causeOf('screen')): void => {
  const { valuesHidden } = getState();
  const { message: what, remedy: next } = messageOf(
    valuesHidden ? failureWithoutValues(failure) : failure,
  );
  announce({ kind: 'warning', text: `${what} ${next ?? ''} (${failure.code})` }, cause);
};

/** Announces why something was not done, unless the user has cancelled it. */
export const tellFailure = (result: Result<unknown>, cause: Cause): void => {
  const failure = failureOf(result);
  if (failure) announceFailure(failure, cause);
};
