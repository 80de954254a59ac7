import { FileCheck, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { nameOfComparison } from '../../../shared/export';
import { main } from '../../bridge';
import { SaveFileDialog, useFileSaving } from '../export/SaveFileDialog';
import {
  usualSeparator,
  useActiveProfile,
  useIsOfflineCopy,
  useValuesHidden,
  useWindow,
} from '../../store/store';
import { failComparison } from '../../store/comparison-actions';
import { closeExport } from '../../store/navigate';
import { useNow } from '../../store/now';
import type { Compared } from '../../store/window-state';
import { ChoiceTiles } from '../../ui/ChoiceTiles';
import { Notice } from '../../ui/Notice';
import { useMoment } from '../../ui/text/dates';
import { compareWords } from '../../i18n/compare';
import { exportWords } from '../../i18n/export';
import typography from '../../ui/typography.module.css';

type Format = 'csv' | 'signed-json';

/** Saves the result of a comparison to a file that the user chooses. */
export function SaveDialog() {
  const comparing = useWindow((state) => state.comparing);
  const now = useNow();
  const profile = useActiveProfile();
  const isHidden = useValuesHidden();
  const alarms = useWindow((state) => state.activity?.alarmCount ?? 0);
  const isCopy = useIsOfflineCopy();
  const [format, setFormat] = useState<Format>('csv');
  const saving = useFileSaving();
  const moment = useMoment();
  const [saved, setSaved] = useState<Compared | null>(null);
  if (!comparing?.chosen || !comparing.columns || !comparing.compared || !profile) return null;
  const { list, chosen, columns, compared } = comparing;
  const separator = format === 'csv' ? usualSeparator() : null;
  const isOutdated =
    saved !== null &&
    saved.revision !== compared.revision &&
    (saving.isSaving || saving.report !== null);
  const isRefused = format === 'signed-json' && isCopy;
  const save = async (): Promise<void> => {
    const { listNumber } = chosen;
    setSaved(compared);
    const of = { profileId: profile.id, revision: compared.revision, list, listNumber, columns };
    const failure = await saving.save(main.exportComparison({ ...of, separator }));
    if (failure?.code === 'BAD_REQUEST') failComparison(failure);
  };
  const { purposes } = exportWords;
  return (
    <SaveFileDialog
      title={compareWords.saveTitle}
      saving={saving}
      hindrance={isRefused ? compareWords.signingOff : ''}
      refusesCopy={isRefused}
      fileName={nameOfComparison(isHidden ? null : profile.name, now, { list, separator })}
      caution={isOutdated ? exportWords.readAgain(moment(saved.receivedAt)) : null}
      signs={format === 'signed-json' && !isCopy}
      onSave={() => void save()}
      onClose={closeExport}
    >
      {alarms > 0 && !isRefused && (
        <Notice kind="warning">{exportWords.alarms(alarms, isOutdated)}</Notice>
      )}
      <ChoiceTiles
        legend={exportWords.whom}
        tiles={[
          {
            ...purposes.csv,
            value: 'csv',
            icon: FileSpreadsheet,
            about: compareWords.csvAbout,
          },
          {
            ...purposes['signed-json'],
            value: 'signed-json',
            icon: FileCheck,
            about: compareWords.signedAbout,
          },
        ]}
        value={format}
        onChange={(value: Format) => {
          setFormat(value);
          saving.forget();
        }}
      />
      {format === 'signed-json' && !isCopy && (
        <p className={typography['muted']}>{exportWords.signed}</p>
      )}
      {isRefused && <Notice kind="warning">{compareWords.noSigning}</Notice>}
    </SaveFileDialog>
  );
}
