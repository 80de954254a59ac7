import type { Separator } from '../../../shared/export';
import { useWindow } from '../../store/store';
import { exportWords } from '../../i18n/export';

/** What tables are separated by: as chosen last, else as is usual in the language of the window. */
export const usualSeparator = (): Separator =>
  useWindow.getState().app?.preferences.exports.separator ?? exportWords.usualSeparator();
