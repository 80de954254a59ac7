import type { ListName } from '../../shared/account';
import type { ExplorerLink } from '../../shared/explorer';
import { main } from '../bridge';
import { causeOf, tellFailure } from './announce';
import { useWindow } from './store';
import { activeId } from './selectors';

/** Has main open a page about a record in the browser of the system. The window sends no address, only which record. */
export const openLink = async (list: ListName, row: number, link: ExplorerLink): Promise<void> => {
  const { account } = useWindow.getState();
  const profileId = activeId();
  if (!account || profileId === null) return;
  const { revision } = account.head;
  const cause = causeOf('screen');
  const opened = await main.openLink({ profileId, revision, list, row, link });
  tellFailure(opened, cause);
};

/** Has main open the page of the newer version in the browser of the system, after a question of its own. */
export const openReleasePage = async (): Promise<void> => {
  const cause = causeOf('screen');
  const opened = await main.openReleasePage();
  tellFailure(opened, cause);
};
