import type { Failure } from '../../../shared/failure';
import { useValuesHidden } from '../../store/selectors';
import { messageOf } from '../../i18n/failures';
import type { Message } from '../../i18n/message';
import { failureWithoutValues } from '../../i18n/without-values';

/** The words for failures; without hosts and addresses while values are hidden. */
export const useMessageOf = (): ((failure: Failure) => Message) => {
  const hidden = useValuesHidden();
  return (failure) => messageOf(hidden ? failureWithoutValues(failure) : failure);
};
