import type { ListName } from '../../shared/account';
import type { ExplorerLink } from '../../shared/explorer';
import { main } from '../bridge';
import { announceFailure, causeOf } from './announce';
import { useWindow } from './store';

/** Has main open a page about a record in the browser of the system. The window sends no address, only which record. */
export const openLink = async (list: ListName, row: number, link: ExplorerLink): Promise<void> => {
  const { app, account } = useWindow.getState();
  if (!account || !app?.activeProfileId) return;
  const { revision } = account.head;
  const cause = causeOf('screen');
  const opened = await main.openLink({ profileId: app.activeProfileId, revision, list, row, link });
  if (!opened.ok && opened.error.code !== 'CANCELLED') await announceFailure(opened.error, cause);
};
