import { fail, succeed, type Result } from '../../../shared/failure';
import type { UpdateOutcome, UpdatePlace, Updates } from '../../../shared/updates';
import type { Feature } from '../feature';
import type { Log } from '../log/logger';
import type { Settings, UpdateCheck } from '../profiles/settings/settings';
import type { SettingsFile } from '../profiles/settings/settings-file';
import type { OpenInBrowser } from '../shell/links/open-in-browser';
import type { NativeDialogs } from '../shell/native-dialogs';
import type { Every, Sleep } from '../timers';
import type { Feed } from './feed';
import { isExpired, isPageOf, type Fetched, type Release } from './release';

/** A version as Semantic Versioning 2.0.0 writes it; no number is longer than a double holds exactly. */
const form =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[\w.-]{1,64})?(?:\+[\w.-]{1,64})?$/u;

/**
 * Whether a version is to be offered to those who have another: greater, and no pre-release. False for anything that
 * is not a version, so that nothing leads to an older one.
 */
export const isNewer = (offered: string, current: string): boolean => {
  const [theirs, ours] = [form.exec(offered), form.exec(current)];
  if (!theirs || !ours || theirs[4] !== undefined) return false;
  for (const part of [1, 2, 3]) {
    const ahead = Number(theirs[part]) - Number(ours[part]);
    if (ahead !== 0) return ahead > 0;
  }
  // A release is greater than its own pre-releases.
  return ours[4] !== undefined;
};

/** Milliseconds between two looks that nobody asked for. */
const day = 24 * 60 * 60_000;

/** Milliseconds before the first look, so that it is in the way of nothing. */
const minute = 60_000;

/** Milliseconds between two looks at least, however often the window asks. */
const rest = 5000;

/** Minutes between two looks whether a day has passed. */
const looksApart = 60;

interface UpdatesContext {
  readonly feed: Feed | null;
  readonly place: UpdatePlace;
  /** Of this app. */
  readonly version: string;
  readonly fetchRelease: (feed: Feed) => Promise<Fetched>;
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: Log;
  readonly every: Every;
  readonly sleep: Sleep;
  readonly dialogs: Pick<NativeDialogs, 'confirmReleasePage'>;
  readonly openInBrowser: OpenInBrowser;
}

/**
 * Looking for newer versions, and opening the page that they come from. It only tells: nothing is ever downloaded or
 * installed, and the window names no address.
 */
export const createUpdatesFeature = (options: UpdatesContext) => {
  const { feed, place, settings, now } = options;
  const usable = place === 'possible' ? feed : null;
  /** Of this run, for when the settings file cannot be written. */
  let latest: UpdateCheck | null = null;
  let running: Promise<void> | null = null;
  /** Resolves when the next look may begin. */
  let rested: Promise<unknown> = Promise.resolve();

  const known = (): UpdateCheck | null => latest ?? settings.current().updateCheck;

  /** What was read by an earlier version, or stands in a file that anybody may edit, is judged anew. */
  const believed = (): Release | null => {
    const release = known()?.release ?? null;
    if (!usable || !release || !isPageOf(usable, release.page)) return null;
    return isExpired(release, now()) ? null : release;
  };

  const newer = (): Release | null => {
    const release = believed();
    return release && isNewer(release.version, options.version) ? release : null;
  };

  const keep = async (outcome: UpdateOutcome, release: Release | null): Promise<void> => {
    const updateCheck = { at: now(), outcome, release };
    latest = updateCheck;
    options.log('update-check', { outcome });
    await settings.update((before): Settings => ({ ...before, updateCheck }));
  };

  const look = async (from: Feed): Promise<void> => {
    const fetched = await options.fetchRelease(from);
    const before = believed();
    // A failure says nothing of what is known already, and nor does what was signed once.
    if (typeof fetched === 'string') return keep(fetched, before);
    const isOlder = before !== null && isNewer(before.version, fetched.version);
    if (isOlder || isExpired(fetched, now())) return keep('outdated', before);
    return keep(isNewer(fetched.version, options.version) ? 'newer' : 'newest', fetched);
  };

  const isDue = (): boolean => {
    const at = known()?.at ?? null;
    // A time that is still to come is of a clock that was wrong.
    return at === null || at > now() || now() - at >= day;
  };

  const state = (): Updates => {
    const last = usable ? known() : null;
    // This app may be the newer version by now.
    const isOver = last?.outcome === 'newer' && newer() === null;
    return {
      place,
      host: usable ? new URL(usable.url).host : null,
      last: last && !isOver ? { outcome: last.outcome, at: last.at } : null,
      newer: newer()?.version ?? null,
    };
  };

  /** Looks as soon as it may, or waits for the look under way; answers what is known then. Never rejects. */
  const check = async (): Promise<Updates> => {
    if (!usable) return state();
    running ??= rested
      .then(() => look(usable))
      .finally(() => {
        running = null;
        rested = options.sleep(rest);
      });
    await running;
    return state();
  };

  let minutes = 0;
  const stop = options.every(minute, () => {
    const isTime = minutes % looksApart === 0;
    minutes += 1;
    if (isTime && settings.current().preferences.checkUpdates && isDue()) void check();
  });

  const open = async (page: string): Promise<Result<null>> => {
    const confirmed = await options.dialogs.confirmReleasePage(new URL(page).host);
    return confirmed.ok ? options.openInBrowser(page) : confirmed;
  };

  return {
    handlers: {
      checkForUpdate: async () => succeed(await check()),
      openReleasePage: () => {
        const page = newer()?.page;
        return page === undefined ? fail('BAD_REQUEST') : open(page);
      },
    },
    onQuit: stop,
    state,
  } satisfies Feature & { readonly state: () => Updates };
};
