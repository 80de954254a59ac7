import { main } from '../bridge';
import { announceFailure, causeOf } from './announce';

/** Has main open the page of the newer version in the browser of the system, after a question of its own. */
export const openReleasePage = async (): Promise<void> => {
  const cause = causeOf('screen');
  const opened = await main.openReleasePage();
  if (!opened.ok && opened.error.code !== 'CANCELLED') await announceFailure(opened.error, cause);
};
