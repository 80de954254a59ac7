import type { Result } from '../../shared/failure';
import type { Updates } from '../../shared/updates';
import { main } from '../bridge';
import { announceFailure } from './announce';
import { useWindow } from './store';

/** Has main look for a newer version: because somebody asked, or to see whether it is time to. */
export const checkForUpdate = async (asked: boolean): Promise<Result<Updates>> => {
  const checked = await main.checkForUpdate({ asked });
  const { app } = useWindow.getState();
  if (checked.ok && app) useWindow.setState({ app: { ...app, updates: checked.value } });
  return checked;
};

/** Has main open the page of the newer version in the browser of the system, after a question of its own. */
export const openReleasePage = async (): Promise<void> => {
  const opened = await main.openReleasePage();
  if (!opened.ok && opened.error.code !== 'CANCELLED') await announceFailure(opened.error);
};
