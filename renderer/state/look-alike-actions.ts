import type { ListName } from '../../shared/account';
import { main } from '../bridge';
import { noFilters } from '../list/model/list-query';
import { addressRelationWords } from '../words/address-relations';
import { announce, announceFailure, causeOf } from './announce';
import { showFiltered } from './list-actions';
import { useWindow } from './store';

const { getState, setState } = useWindow;

/** Asks which look-alikes the person has dismissed. */
export const readDismissed = async (profileId: string): Promise<void> => {
  const dismissed = await main.readDismissed({ profileId });
  if (getState().app?.activeProfileId !== profileId) return;
  // Warned too often is better than not at all.
  setState({ dismissed: dismissed.ok ? dismissed.value : { pairs: [], home: 'this-run' } });
};

/** Warns no more of a pair, or again. */
export const dismissPair = async (pair: string, isDismissed: boolean): Promise<void> => {
  const profileId = getState().app?.activeProfileId ?? '';
  const cause = causeOf('screen');
  const dismissed = await main.dismissPair({ profileId, pair, isDismissed });
  if (!dismissed.ok) {
    await announceFailure(dismissed.error, cause);
    return;
  }
  if (getState().app?.activeProfileId !== profileId) return;
  setState({ dismissed: dismissed.value });
  const { nowDismissed, nowWarned } = addressRelationWords;
  const text = isDismissed ? nowDismissed[dismissed.value.home] : nowWarned;
  announce({ kind: 'good', text }, cause);
};

/** Goes to the records of a list that have an address which looks like another one. */
export const showLookAlikes = (list: ListName): void => {
  showFiltered(list, { ...noFilters, alike: 'only' });
};
