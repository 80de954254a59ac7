import { join } from 'node:path';
import { app, session } from 'electron';
import type { Log } from '../log/logger';
import type { HttpClient } from '../account/client/http-client';
import { createSessionHttp } from '../account/client/session-http';
import type { SettingsFile } from '../profiles/settings/settings-file';
import { type Feed, feedOf, updatePlace } from './feed';
import { fetchRelease } from './release';
import { readTextUpTo } from '../storage/read-file';
import { createUpdatesFeature } from './feature';
import { every, now, sleep } from '../timers';
import { openInBrowser } from '../shell/links/open-in-browser';
import type { NativeDialogs } from '../shell/native-dialogs';
import { lockDownSession } from '../shell/window/lock-down-session';

/** The release feed, inserted by the build; null when the build has none. */
declare const __RELEASE_FEED__: unknown;

/** Creates a client that reaches only the feed and its signature. Called at the first check for newer versions. */
const feedHttp = ({ url }: Feed, log: Log): HttpClient => {
  const whole = [url, `${url}.sig`].map((address) => new URL(address).href);
  const updates = session.fromPartition('updates', { cache: false });
  lockDownSession(updates, (wanted) => whole.includes(new URL(wanted).href), log);
  return createSessionHttp(updates);
};

/** Creates the updates feature with Electron's network and this build's feed. */
export const createElectronUpdates = async (context: {
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  readonly dialogs: Pick<NativeDialogs, 'confirmReleasePage'>;
  readonly log: Log;
}) => {
  const feed = await feedOf(__RELEASE_FEED__, app.isPackaged, () =>
    readTextUpTo(join(app.getPath('userData'), 'release-feed')),
  );
  const place = updatePlace(feed, {
    platform: process.platform,
    packaged: app.isPackaged,
    isMas: process.mas,
    isWindowsStore: process.windowsStore,
    inStore: [process.env['SNAP_NAME'], process.env['FLATPAK_ID']],
  });
  let http: HttpClient | undefined;
  return createUpdatesFeature({
    ...context,
    feed,
    place,
    version: app.getVersion(),
    fetchRelease: (from) => fetchRelease(from, (http ??= feedHttp(from, context.log))),
    now,
    every,
    sleep,
    openInBrowser,
  });
};
