import { readActivity } from './activity-actions';
import { isActive, useWindow } from './store';
import type { AppState } from '../../shared/contract';
import { main } from '../bridge';
import { setLocale } from '../i18n/set-locale';
import { takeAnswer } from './account-actions';
import { dropComparison } from './comparison-actions';
import { showApp } from './profiles';
import { endAnnouncements } from './announce';
import { endCopyQuestions } from './copy-question';
import { takeHiding } from './hiding';

const { getState, setState } = useWindow;

/** Fields of a state that main sends ahead of it, because a state may have to wait until its language is loaded. */
interface Notice {
  readonly revision: number;
  readonly fields: Partial<Pick<AppState, 'valuesHidden' | 'screenLocked' | 'updates'>>;
}

/** The newest state received, shown or waiting for its language. */
let newest: AppState | null = null;
/** Notices of later revisions than `newest`, ordered by revision. */
let notices: readonly Notice[] = [];

const isNews = ({ revision }: { readonly revision: number }): boolean =>
  revision > (newest?.revision ?? 0);

const withNotices = (state: AppState): AppState =>
  notices.reduce((known, { fields }) => ({ ...known, ...fields }), state);

const takeNotice = (notice: Notice): void => {
  if (!isNews(notice)) return;
  notices = [...notices, notice].toSorted((one, other) => one.revision - other.revision);
  const { app } = getState();
  if (!app) return;
  const now = withNotices(app);
  setState({ app: now });
  takeHiding(now.valuesHidden);
};

/**
 * Shows a state of main if it is newer than every other received: events and responses may overtake each other. A new
 * language is loaded first, so that everything changes in one step. Values to be hidden are hidden before that.
 */
const takeState = async (state: AppState): Promise<void> => {
  if (!isNews(state)) return;
  newest = state;
  notices = notices.filter(isNews);
  if (withNotices(state).valuesHidden) takeHiding(true);
  await setLocale(state.language);
  if (newest !== state) return;
  const now = withNotices(state);
  takeHiding(now.valuesHidden);
  showApp(now);
};

/** Follows main's events for as long as the page lives, and shows the current state. */
export const followMain = async (): Promise<void> => {
  endAnnouncements();
  endCopyQuestions();
  main.on('state', (state) => void takeState(state));
  main.on('valuesHidden', ({ revision, hidden }) => {
    takeNotice({ revision, fields: { valuesHidden: hidden } });
  });
  main.on('screenLocked', ({ revision, locked }) => {
    takeNotice({ revision, fields: { screenLocked: locked } });
  });
  main.on('updateFound', ({ revision, updates }) => {
    takeNotice({ revision, fields: { updates } });
  });
  main.on('accountChanged', ({ profileId, head }) => void takeAnswer(profileId, head));
  main.on('activityKept', ({ profileId }) => {
    if (isActive(profileId)) void readActivity(profileId);
  });
  main.on('wait', ({ profileId, wait }) => {
    setState(({ waits }) => ({ waits: { ...waits, [profileId]: wait } }));
  });
  main.on('requestNoted', ({ profileId }) => {
    if (!isActive(profileId)) return;
    setState(({ requestsNoted }) => ({ requestsNoted: requestsNoted + 1 }));
  });
  main.on('addressAsked', (addressAsked) => {
    setState({ addressAsked });
  });
  main.on('exportProgress', (exportProgress) => {
    setState({ exportProgress });
  });
  main.on('listDropped', dropComparison);
  const state = await main.getState();
  if (state.ok) await takeState(state.value);
  else if (newest === null) setState({ broken: state.error });
};
