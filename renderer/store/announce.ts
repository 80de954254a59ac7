import { type Failure, failureOf, type Result } from '../../shared/failure';
import { messageOf } from '../i18n/failures';
import { failureWithoutValues } from '../i18n/without-values';
import { useWindow, isStopped } from './store';
import type { Announcement, Cause, WindowState } from './window-state';

const { getState, setState } = useWindow;

/** Milliseconds that good news stay at most. */
const shownFor = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;
let spokenTimer: ReturnType<typeof setTimeout> | undefined;

const accountOf = ({ app, account }: WindowState): Cause['facts'] => [
  app?.activeProfileId,
  account && JSON.stringify(account.head.userId),
];

/** What must stay as it is for something to be still true of a topic. */
const factsOf: Readonly<Record<Cause['topic'], (state: WindowState) => Cause['facts']>> = {
  app: () => [],
  profiles: ({ app, selecting }) => [app?.activeProfileId, selecting],
  screen: (state) => [...accountOf(state), state.view, state.connecting],
  // That there is no alarm changes nothing, when it becomes known.
  copy: (state) => [...accountOf(state), state.clipboard.asked, state.activity?.alarmCount ?? 0],
};

/** What is about to be done is of this: taken before it is begun, so that what comes of it too late is not announced. */
export const causeOf = (topic: Cause['topic']): Cause => ({
  topic,
  facts: factsOf[topic](getState()),
});

const isSame = (one: Cause['facts'], other: Cause['facts']): boolean =>
  one.length === other.length && one.every((fact, index) => Object.is(fact, other[index]));

const holds = ({ topic, facts }: Cause, state: WindowState): boolean =>
  isSame(facts, factsOf[topic](state));

/** Where the person is: nothing that was said goes with them, nor covers a dialog that is opened over it. */
const isElsewhere = ({ cause }: Announcement, now: WindowState, before: WindowState): boolean =>
  now.dialogs !== before.dialogs ||
  (cause.topic !== 'app' && (now.view !== before.view || now.connecting !== before.connecting));

/** It may name a value, nobody may be at the screen, or all else is in another language by now. */
const isCovered = (now: WindowState, before: WindowState): boolean =>
  (now.valuesHidden && !before.valuesHidden) ||
  now.app?.preferences.language !== before.app?.preferences.language ||
  (now.app?.screenLocked === true && before.app?.screenLocked !== true);

/** Longest text that the foot of a list has room for, in UTF-16 units. */
const longestInFoot = 72;

/**
 * Whether what is said has its place in the foot of the list or of the changes on screen, where it covers nothing: short
 * good news. `isAlone`: the window has room for the details of a record alone, and the foot is not drawn beside them.
 */
export const isSaidInFoot = (state: WindowState, isAlone: boolean): boolean => {
  const { announcement, account, connecting, dialogs, lists, view } = state;
  if (announcement?.kind !== 'good' || connecting || dialogs.length > 0) return false;
  if (!announcement.copied && announcement.text.length > longestInFoot) return false;
  if (isStopped(state)) return false;
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

/** Ends each announcement with what it is about, for as long as the page lives. */
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
 * Tells what has happened, for eyes and for screen readers. It is said once, in the dialog on top if one is open, and ends
 * with its cause, with the next one, or when it is closed; good news also after a few seconds. What is only spoken takes
 * nothing off the screen.
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

/** Tells why something could not be done, with the code of the failure. */
export const announceFailure = (failure: Failure, cause = causeOf('screen')): void => {
  const { valuesHidden } = getState();
  const { message: what, remedy: next } = messageOf(
    valuesHidden ? failureWithoutValues(failure) : failure,
  );
  announce({ kind: 'warning', text: `${what} ${next ?? ''} (${failure.code})` }, cause);
};

/** Tells why something was not done, unless the person has thought better of it. */
export const tellFailure = (result: Result<unknown>, cause: Cause): void => {
  const failure = failureOf(result);
  if (failure) announceFailure(failure, cause);
};
