import type { Failure } from '../../../shared/failure';
import { useValuesHidden } from '../../store/values-hidden';
import { sentenceOf, type Sentence } from '../../i18n/failures';
import { failureWithoutValues } from '../../i18n/without-values';

/** The words for failures; without hosts and addresses while values are hidden. */
export const useSentenceOf = (): ((failure: Failure) => Sentence) => {
  const hidden = useValuesHidden();
  return (failure) => sentenceOf(hidden ? failureWithoutValues(failure) : failure);
};
