import { useState } from 'react';
import type { RequestOf } from '../../shared/contract';
import type { ExportProgress, ExportReport } from '../../shared/export';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';

/** What has become of the last export. */
export interface ExportState {
  readonly saving: boolean;
  /** Null until the first record is written. */
  readonly progress: ExportProgress | null;
  readonly report: ExportReport | null;
  readonly failure: Failure | null;
}

const nothing: ExportState = { saving: false, progress: null, report: null, failure: null };

/** How often main is asked how far it is, in milliseconds. */
const beat = 250;

/** Has main write an export, and follows it. */
export const useExport = () => {
  const [state, setState] = useState(nothing);

  const save = async (request: RequestOf<'exportAccount'>): Promise<void> => {
    setState({ ...nothing, saving: true });
    const timer = setInterval(() => {
      void main.getExport().then((progress) => {
        if (!progress.ok || progress.value === null) return;
        const { value } = progress;
        setState((now) => (now.saving ? { ...now, progress: value } : now));
      });
    }, beat);
    const result = await main.exportAccount(request);
    clearInterval(timer);
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
