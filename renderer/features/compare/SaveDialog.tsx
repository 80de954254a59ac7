import { FileCheck, FileSpreadsheet } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ExportReport } from '../../../shared/export';
import { exportFileName, tableEnding } from '../../../shared/export-name';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { ExportFoot } from '../export/ExportFoot';
import { SavedNotice } from '../export/SavedNotice';
import { usualSeparator } from '../export/usual-separator';
import { useActiveProfile } from '../../store/active-profile';
import { failComparison } from '../../store/comparison-actions';
import { useNow } from '../../store/now';
import { useWindow, type Comparing } from '../../store/store';
import { useValuesHidden } from '../../store/values-hidden';
import { ChoiceTiles } from '../../ui/ChoiceTiles';
import { Dialog } from '../../ui/Dialog';
import { FailureNotice } from '../../ui/FailureNotice';
import { Notice } from '../../ui/Notice';
import { compareWords } from '../../i18n/compare';
import { exportWords } from '../../i18n/export';
import styles from './compare.module.css';

type Format = 'csv' | 'signed-json';

interface Saving {
  readonly isSaving: boolean;
  readonly report: ExportReport | null;
  readonly failure: Failure | null;
}

const nothing: Saving = { isSaving: false, report: null, failure: null };

/** What came of a comparison, into a file that the person chooses. */
export function SaveDialog(props: { readonly comparing: Comparing; readonly onClose: () => void }) {
  const { comparing, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const id = useId();
  const now = useNow();
  const profile = useActiveProfile();
  const isHidden = useValuesHidden();
  const alarms = useWindow((state) => state.activity?.alarmCount ?? 0);
  const isCopy = useWindow(({ account }) => account?.head.source === 'copy');
  const [format, setFormat] = useState<Format>('csv');
  const [{ isSaving, report, failure }, setSaving] = useState(nothing);
  const { list, chosen, columns, compared } = comparing;
  if (!chosen || !columns || !compared || !profile) return null;
  const separator = format === 'csv' ? usualSeparator() : null;
  const isRefused = format === 'signed-json' && isCopy;
  const save = async (): Promise<void> => {
    if (isSaving || isRefused) return;
    setSaving({ ...nothing, isSaving: true });
    const { listNumber } = chosen;
    const of = { profileId: profile.id, revision: compared.revision, list, listNumber, columns };
    const saved = await main.exportComparison({ ...of, separator });
    if (saved.ok) setSaving({ ...nothing, report: saved.value });
    else {
      const { error } = saved;
      // Whoever has cancelled knows.
      setSaving({ ...nothing, failure: error.code === 'CANCELLED' ? null : error });
      if (error.code === 'BAD_REQUEST') failComparison(error);
    }
  };
  const { purposes } = exportWords;
  return (
    <Dialog
      dialog={dialog}
      title={compareWords.saveTitle}
      size="form"
      onLeave={() => {
        if (isSaving) void main.cancelExport();
        return !isSaving;
      }}
      onClose={onClose}
      foot={
        <ExportFoot
          form={id}
          saving={isSaving}
          isDone={report !== null}
          hindrance={isRefused ? compareWords.signingOff : ''}
          fileName={exportFileName(
            isHidden ? null : profile.name,
            now,
            ['comparison'],
            separator === null ? 'json' : tableEnding(separator),
          )}
          onCancel={() => void main.cancelExport()}
          onClose={() => dialog.current?.close()}
        />
      }
    >
      <form
        id={id}
        className={styles['saving']}
        inert={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {alarms > 0 && <Notice kind="warning">{exportWords.alarms(alarms)}</Notice>}
        <ChoiceTiles
          legend={exportWords.whom}
          tiles={[
            {
              ...purposes.csv,
              ...{ value: 'csv', icon: FileSpreadsheet, about: compareWords.csvAbout },
            },
            {
              ...purposes['signed-json'],
              ...{ value: 'signed-json', icon: FileCheck, about: compareWords.signedAbout },
            },
          ]}
          value={format}
          onChange={(value: Format) => {
            setFormat(value);
            setSaving(nothing);
          }}
        />
        {format === 'signed-json' && !isCopy && (
          <p className={styles['muted']}>{exportWords.signed}</p>
        )}
        {isRefused && <Notice kind="warning">{compareWords.noSigning}</Notice>}
      </form>
      {failure && <FailureNotice failure={failure} />}
      {report && <SavedNotice report={report} />}
    </Dialog>
  );
}
