import { useState } from 'react';
import type { ListName } from '../../shared/account';
import { exportFormats } from '../../shared/export';
import { listDefinitions } from '../list/columns';
import { useWindow } from '../state/store';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { RadioGroup } from '../ui/RadioGroup';
import { words } from '../words';
import choice from '../ui/RadioGroup.module.css';
import { exportWords } from '../words/export';
import { noteWords } from '../words/notes';
import { hindranceOf, listOf, requestOf, type Choices, type OnScreen, type Scope } from './choices';
import { ColumnChoice } from './ColumnChoice';
import { ExportFoot } from './ExportFoot';
import styles from './export.module.css';
import { SavedNotice } from './SavedNotice';
import type { useExport } from './use-export';

interface Props {
  readonly account: { readonly profileId: string; readonly revision: number };
  readonly counts: Readonly<Record<ListName, number>>;
  readonly onScreen: OnScreen | null;
  readonly exporting: ReturnType<typeof useExport>;
  readonly onClose: () => void;
}

const shownColumns = (list: ListName): readonly string[] => {
  const { hidden } = useWindow.getState().lists[list];
  return listDefinitions[list].columns
    .map(({ name }) => name)
    .filter((name) => !hidden.includes(name));
};

const firstChoices = (onScreen: OnScreen | null): Choices => ({
  format: 'csv',
  scope: 'all',
  list: onScreen?.list ?? 'wallets',
  columns: { wallets: shownColumns('wallets'), contracts: shownColumns('contracts') },
  notes: false,
});

const scopesOf = (onScreen: OnScreen | null): readonly { value: Scope; label: string }[] => {
  const all = { value: 'all', label: exportWords.all } as const;
  if (!onScreen) return [all];
  const { label } = listDefinitions[onScreen.list];
  const count = (rows: Uint32Array): string => words.list.count(rows.length);
  return [
    all,
    { value: 'shown', label: exportWords.shown(label, count(onScreen.shown)) },
    ...(onScreen.selected.length > 0
      ? [{ value: 'selected', label: exportWords.selected(count(onScreen.selected)) } as const]
      : []),
  ];
};

/** Everything to choose before an export, and what has become of it. */
export function ExportForm({ account, counts, onScreen, exporting, onClose }: Props) {
  const alarms = useWindow((state) => state.activity?.alarmCount ?? 0);
  const [choices, setChoices] = useState(() => firstChoices(onScreen));
  const { format, columns } = choices;
  const scopes = scopesOf(onScreen);
  // A selection may go while the dialog is open, with a newer answer.
  const scope = scopes.some(({ value }) => value === choices.scope) ? choices.scope : 'all';
  const chosen = { ...choices, scope };
  const list = listOf(chosen, onScreen);
  const choose = (changes: Partial<Choices>): void => {
    setChoices({ ...chosen, ...changes });
    exporting.forget();
  };
  const hindrance = hindranceOf(chosen, onScreen);
  const hindrances = {
    'no-columns': exportWords.noColumns,
    'no-records': exportWords.noRecords,
    checking: exportWords.checking,
  };
  const lists = (['wallets', 'contracts'] as const).map((value) => ({
    value,
    label: exportWords.listWith(listDefinitions[value].label, words.list.count(counts[value])),
  }));
  return (
    <>
      <div className={styles['choices']} inert={exporting.saving}>
        <RadioGroup
          legend={exportWords.format}
          options={exportFormats.map((value) => ({ value, label: exportWords.formats[value] }))}
          value={format}
          onChange={(value) => {
            choose({ format: value });
          }}
        />
        <p className={styles['hint']}>
          {exportWords.about[format]}{' '}
          {format !== 'csv' &&
            (scope === 'all' ? exportWords.withIdentity : exportWords.withoutIdentity)}
          {format === 'csv' && exportWords.guard}
        </p>
        <RadioGroup
          legend={exportWords.records}
          options={scopes}
          value={scope}
          onChange={(value) => {
            choose({ scope: value });
          }}
        />
        {format === 'csv' && scope === 'all' && (
          <RadioGroup
            legend={exportWords.list}
            options={lists}
            value={list}
            onChange={(value) => {
              choose({ list: value });
            }}
          />
        )}
        {format === 'csv' && (
          <ColumnChoice
            list={list}
            chosen={columns[list]}
            onChange={(names) => {
              choose({ columns: { ...columns, [list]: names } });
            }}
          />
        )}
        <label className={choice['choice']}>
          <input
            type="checkbox"
            checked={choices.notes}
            onChange={({ target }) => {
              choose({ notes: target.checked });
            }}
          />
          {noteWords.include}
        </label>
      </div>
      {alarms > 0 && <Notice kind="warning">{exportWords.alarms(alarms)}</Notice>}
      {exporting.failure && <FailureNotice failure={exporting.failure} />}
      {exporting.report && <SavedNotice report={exporting.report} />}
      <ExportFoot
        saving={exporting.saving}
        hindrance={hindrance === null ? '' : hindrances[hindrance]}
        onSave={() => void exporting.save(requestOf(chosen, onScreen, account))}
        onCancel={exporting.cancel}
        onClose={onClose}
      />
    </>
  );
}
