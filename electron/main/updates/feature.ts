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

/** A version as Semantic Versioning 2.0.0 writes it. A double holds each number exactly. */
const form =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[\w.-]{1,64})?(?:\+[\w.-]{1,64})?$/u;

/**
 * Whether `offered` may be offered to users of `current`: it is greater, and no pre-release. False for anything that is
 * not a version, so that nobody is led to an older version.
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

/** Milliseconds between two automatic checks. */
const day = 24 * 60 * 60_000;

/** Milliseconds from the start to the first automatic check, which must not delay the start. */
const minute = 60_000;

/** Least milliseconds between two checks, however often the window asks. */
const rest = 5000;

/** Minutes between two tests whether a day has passed. */
const looksApart = 60;

interface UpdatesContext {
  readonly feed: Feed | null;
  readonly place: UpdatePlace;
  /** Version of this app. */
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
 * Checks for newer versions, and opens the page that offers them. Never downloads or installs anything, and takes
 * no address from the window.
 */
export const createUpdatesFeature = (options: UpdatesContext) => {
  const { feed, place, settings, now } = options;
  const usable = place === 'possible' ? feed : null;
  /** Last check of this run, in case the settings file cannot be written. */
  let latest: UpdateCheck | null = null;
  let running: Promise<void> | null = null;
  /** Resolves when the next check may begin. */
  let rested: Promise<unknown> = Promise.resolve();

  const known = (): UpdateCheck | null => latest ?? settings.current().updateCheck;

  /**
   * Returns the known release if it is still valid. Judged anew, because an earlier version of the app may have read
   * it, or anybody may have edited the settings file.
   */
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
    // A failed check does not change the known release, and neither does an older or expired
    // one, although it is signed.
    if (typeof fetched === 'string') return keep(fetched, before);
    const isOlder = before !== null && isNewer(before.version, fetched.version);
    if (isOlder || isExpired(fetched, now())) return keep('outdated', before);
    return keep(isNewer(fetched.version, options.version) ? 'newer' : 'newest', fetched);
  };

  const isDue = (): boolean => {
    const at = known()?.at ?? null;
    // A time in the future was saved while the clock was wrong.
    return at === null || at > now() || now() - at >= day;
  };

  const state = (): Updates => {
    const last = usable ? known() : null;
    // This app may have become the newer version meanwhile.
    const isOver = last?.outcome === 'newer' && newer() === null;
    return {
      place,
      host: usable ? new URL(usable.url).host : null,
      last: last && !isOver ? { outcome: last.outcome, at: last.at } : null,
      newer: newer()?.version ?? null,
    };
  };

  /** Checks as soon as allowed, or joins the check under way. Resolves with the state afterwards. Never rejects. */
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
