import { useWindow } from '../store/store';
import { useValuesHidden, useIsStopped } from '../store/selectors';
import { fieldText } from '../../shared/account';

/** Longest name of a holder that is shown, in UTF-16 units. */
export const longestHolder = 60;

/** Whose account it is, as the service tells it; null while that is not known or may not be seen. */
export const useHolder = (): string | null => {
  const name = useWindow(({ account }) => fieldText(account?.head.name ?? null));
  // Nothing of an account is shown while its place is taken by two of them.
  const isStopped = useIsStopped();
  const hidden = useValuesHidden();
  return hidden || isStopped || name === null || name.trim() === '' ? null : name;
};
