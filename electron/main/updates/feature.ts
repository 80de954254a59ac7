import { fail, succeed, type Result } from '../../../shared/failure';
import type { Handlers } from '../ipc/answer-call';
import type { ReleaseUpdates } from './updates';
import type { Desk } from '../dialogs';

export interface UpdateCallsOptions {
  readonly updates: Pick<ReleaseUpdates, 'check' | 'page'>;
  readonly desk: Pick<Desk, 'confirmReleasePage'>;
  /** Opens an https address outside the app; rejects when it cannot. */
  readonly openInBrowser: (url: string) => Promise<void>;
}

/** Looking for newer versions, and opening the page that they come from. The window names no address. */
export const updateCalls = ({
  updates,
  desk,
  openInBrowser,
}: UpdateCallsOptions): Pick<Handlers, 'checkForUpdate' | 'openReleasePage'> => {
  let asking = false;

  const open = async (page: string): Promise<Result<null>> => {
    if (!(await desk.confirmReleasePage(new URL(page).host))) return fail('CANCELLED');
    try {
      await openInBrowser(page);
      return succeed(null);
    } catch {
      return fail('LINK_NOT_OPENED');
    }
  };

  return {
    checkForUpdate: async ({ asked }) => succeed(await updates.check(asked)),
    openReleasePage: async () => {
      const page = updates.page();
      if (page === null) return fail('BAD_REQUEST');
      // One question at a time.
      if (asking) return fail('BUSY');
      asking = true;
      try {
        return await open(page);
      } finally {
        asking = false;
      }
    },
  };
};
