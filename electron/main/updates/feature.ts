import { fail, succeed, type Result } from '../../../shared/failure';
import type { Feature } from '../feature';
import type { Every } from '../timers';
import type { ReleaseUpdates } from './release-updates';
import type { OpenInBrowser } from '../shell/links/open-in-browser';
import type { NativeDialogs } from '../shell/native-dialogs';

interface UpdatesContext {
  readonly updates: Pick<ReleaseUpdates, 'check' | 'checkIfDue' | 'page'>;
  readonly every: Every;
  readonly dialogs: Pick<NativeDialogs, 'confirmReleasePage'>;
  readonly openInBrowser: OpenInBrowser;
}

/** Milliseconds before the first look, so that it is in the way of nothing. */
const minute = 60_000;

/** Minutes between two looks whether a day has passed. */
const looksApart = 60;

/** Looking for newer versions, and opening the page that they come from. The window names no address. */
export const createUpdatesFeature = ({
  updates,
  every,
  dialogs,
  openInBrowser,
}: UpdatesContext) => {
  let minutes = 0;
  const stop = every(minute, () => {
    if (minutes % looksApart === 0) void updates.checkIfDue();
    minutes += 1;
  });

  const open = async (page: string): Promise<Result<null>> => {
    const confirmed = await dialogs.confirmReleasePage(new URL(page).host);
    return confirmed.ok ? openInBrowser(page) : confirmed;
  };

  return {
    handlers: {
      checkForUpdate: async () => succeed(await updates.check()),
      openReleasePage: () => {
        const page = updates.page();
        return page === null ? fail('BAD_REQUEST') : open(page);
      },
    },
    onQuit: stop,
  } satisfies Feature;
};
