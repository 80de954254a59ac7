import type { Separator } from '../../shared/export';
import { useWindow } from '../state/store';
import { exportWords } from '../words/export';

/** What tables are separated by: as chosen last, else as is usual in the language of the window. */
export const usualSeparator = (): Separator =>
  useWindow.getState().app?.preferences.exports.separator ?? exportWords.usualSeparator;
