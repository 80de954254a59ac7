import type { Failure } from '../../shared/failure';
import { useValuesHidden } from '../state/values-hidden';
import { sentenceOf, type Sentence } from '../words/failures';
import { failureWithoutValues } from '../words/without-values';

/** The words for failures; without hosts and addresses while values are hidden. */
export const useSentenceOf = (): ((failure: Failure) => Sentence) => {
  const hidden = useValuesHidden();
  return (failure) => sentenceOf(hidden ? failureWithoutValues(failure) : failure);
};
