import { useWindow } from './store';

/** Whether values of the account may be in the document. What shows one asks here, or leaves it to what does. */
export const useValuesHidden = (): boolean => useWindow(({ valuesHidden }) => valuesHidden);
