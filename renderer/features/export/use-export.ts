import { useState } from 'react';
import type { RequestOf } from '../../../shared/contract';
import type { ExportReport } from '../../../shared/export';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import { exportWords } from '../../i18n/export';
import type { Choices } from './choices';

/** What has become of the last export. */
interface ExportState {
  readonly saving: boolean;
  readonly report: ExportReport | null;
  readonly failure: Failure | null;
}

const nothing: ExportState = { saving: false, report: null, failure: null };

/** Keeps how an export was chosen for the next one, if it was chosen in another way than before. */
const remember = ({ format, separator, provenance }: Choices): void => {
  const before = useWindow.getState().app?.preferences.exports;
  const isUsual = separator === exportWords.usualSeparator();
  const exports = { format, separator: isUsual ? null : separator, provenance };
  const isSame =
    before?.format === format &&
    before.separator === exports.separator &&
    before.provenance === provenance;
  if (!isSame) void main.setPreferences({ exports });
};

/** Has main write an export. How far it is, is in the store. */
export const useExport = () => {
  const [state, setState] = useState(nothing);

  const save = async (request: RequestOf<'exportAccount'>, choices: Choices): Promise<void> => {
    setState({ ...nothing, saving: true });
    remember(choices);
    const result = await main.exportAccount(request);
    if (result.ok) setState({ ...nothing, report: result.value });
    else {
      // Whoever has cancelled knows.
      const failure = result.error.code === 'CANCELLED' ? null : result.error;
      setState({ ...nothing, failure });
    }
  };

  return {
    ...state,
    save,
    cancel: () => void main.cancelExport(),
    /** What was said of the last export would be read as said of the next. */
    forget: () => {
      setState((now) => (now.saving ? now : nothing));
    },
  };
};
