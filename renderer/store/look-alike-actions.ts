import type { FormerAddress } from '../../shared/activity';
import { main } from '../bridge';
import { addressRelationWords } from '../i18n/address-relations';
import { announce, announceFailure, causeOf } from './announce';
import { useWindow } from './store';
import { activeId, isActive } from './selectors';
import { readPieces } from './read-pieces';

const { getState, setState } = useWindow;

/** Asks which look-alikes the person has dismissed. */
export const readDismissed = async (profileId: string): Promise<void> => {
  const dismissed = await main.readDismissed({ profileId });
  if (!isActive(profileId)) return;
  // Warned too often is better than not at all.
  setState({ dismissed: dismissed.ok ? dismissed.value : { pairs: [], home: 'this-run' } });
};

/** None that are known, and none that are not known yet. */
export const noFormer: readonly FormerAddress[] = [];

/** Reads the addresses that the account had, piece by piece; what is on screen meanwhile stays until all are there. */
export const readFormer = async (profileId: string, revision: number): Promise<void> => {
  const former = await readPieces(
    (from) => main.readFormer({ profileId, revision, from }),
    (text) => JSON.parse(text) as readonly FormerAddress[],
    () => isActive(profileId) && getState().account?.head.revision === revision,
  );
  // The same list for none, so that nothing is compared anew.
  if (former.ok) setState({ former: former.value.length > 0 ? former.value : noFormer });
};

/** Warns no more of a pair, or again. */
export const dismissPair = async (pair: string, isDismissed: boolean): Promise<void> => {
  const profileId = activeId();
  if (profileId === null) return;
  const cause = causeOf('screen');
  const dismissed = await main.dismissPair({ profileId, pair, isDismissed });
  if (!dismissed.ok) {
    announceFailure(dismissed.error, cause);
    return;
  }
  if (!isActive(profileId)) return;
  setState({ dismissed: dismissed.value });
  const { nowDismissed, nowWarned } = addressRelationWords;
  const text = isDismissed ? nowDismissed[dismissed.value.home] : nowWarned;
  announce({ kind: 'good', text }, cause);
};
