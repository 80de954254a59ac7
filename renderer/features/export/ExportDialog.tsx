import { Braces, FileCheck, FileSpreadsheet } from 'lucide-react';
import { Fragment, useState, useMemo, type ReactNode } from 'react';
import { countIn, type AccountHead, type ListName, type RowOf } from '../../../shared/account';
import { exportFormats, nameOfExport, type ExportFormat } from '../../../shared/export';
import type { Profile } from '../../../shared/profile';
import type { Preferences } from '../../../shared/schemas';
import { main } from '../../bridge';
import { words } from '../../i18n/window';
import { exportWords } from '../../i18n/export';
import { noteWords } from '../../i18n/notes';
import { closeExport } from '../../store/navigate';
import { useWindow, useValuesHidden, usualSeparator, useActiveProfile } from '../../store/store';
import type { OpenAccount } from '../../store/window-state';
import { Checkbox } from '../../ui/Checkbox';
import { ChoiceTiles } from '../../ui/ChoiceTiles';
import { Notice } from '../../ui/Notice';
import { RadioGroup } from '../../ui/RadioGroup';
import { useMoment } from '../../ui/text/dates';
import { AlarmName } from '../changes/AlarmName';
import { listDefinitions, forList, type ListDefinition } from '../records/list/columns';
import {
  planOf,
  requestOf,
  scopesOf,
  useNoted,
  askedOf,
  type Choices,
  type OnScreen,
} from './choices';
import typography from '../../ui/typography.module.css';
import styles from './export.module.css';
import { SaveFileDialog, useFileSaving } from './SaveFileDialog';
import { TableOptions } from './TableOptions';
import { selectedInOrder } from '../../store/selection';
import { useList } from '../records/list/use-list';

const messageOf = (
  { scope, format }: Choices,
  onScreen: OnScreen | null,
  absent: string | null,
): string => {
  const { about, asked, withoutIdentity } = exportWords;
  if (scope === 'account') return absent === null ? about.account : `${about.lists} ${absent}`;
  const of = {
    selected: about.selected,
    view: asked(onScreen?.asked ?? []),
    wallets: about.list,
    contracts: about.list,
  }[scope];
  if (format !== 'csv') return `${of} ${withoutIdentity(format === 'signed-json')}`;
  return onScreen ? of : `${of} ${about.oneList}`;
};

interface ScopeChoiceProps {
  readonly choices: Choices;
  readonly onScreen: OnScreen | null;
  readonly head: AccountHead;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

function ScopeChoice({ choices, onScreen, head, onChoose }: ScopeChoiceProps) {
  const { scope, format } = choices;
  const countOf = (value: Choices['scope']): string => {
    const { count, absent } = planOf({ ...choices, scope: value }, onScreen, head);
    return count === 0 && absent !== null ? words.list.unknown : words.list.count(count);
  };
  return (
    <div className={styles['scope']}>
      <RadioGroup
        name={exportWords.what}
        named="above"
        options={scopesOf(onScreen, format).map((value) => ({
          value,
          label: exportWords.scopes[value],
          count: countOf(value),
        }))}
        value={scope}
        onChange={(value) => {
          onChoose({ scope: value });
        }}
      />
      <p className={typography['meta']}>
        {messageOf(choices, onScreen, planOf(choices, onScreen, head).absent)}
      </p>
    </div>
  );
}

const icons = { csv: FileSpreadsheet, json: Braces, 'signed-json': FileCheck } as const;

const tileOf = (value: ExportFormat) => ({
  value,
  icon: icons[value],
  ...exportWords.purposes[value],
});

const shownColumns = (list: ListName): readonly string[] => {
  const { hidden } = useWindow.getState().lists[list];
  return listDefinitions[list].columns
    .map(({ name }) => name)
    .filter((name) => !hidden.includes(name));
};

/** The initial choices: the records on screen, with the options of the last export. */
const firstChoices = (
  onScreen: OnScreen | null,
  habits: Preferences['exports'] | undefined,
): Choices => ({
  scope: scopesOf(onScreen, 'json')[0] ?? 'account',
  format: habits?.format ?? 'csv',
  columns: { wallets: shownColumns('wallets'), contracts: shownColumns('contracts') },
  separator: usualSeparator(),
  provenance: habits?.provenance ?? false,
  notes: false,
});

/** Stores format, separator and provenance as defaults for the next export, if they have changed. */
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

interface ExportFormProps {
  readonly account: OpenAccount;
  readonly profile: Profile;
  readonly onScreen: OnScreen | null;
  readonly saving: ReturnType<typeof useFileSaving>;
}

/** Most records named, and the longest name in UTF-16 units, so that the notice takes a few lines at most. */
const [mostNamed, longestName] = [3, 60];

/**
 * Warns that the file contains values with open alarms, and names the records. `isAgain`: a file of an earlier answer
 * was saved or is being saved, so the notice is about the next file.
 */
function AlarmNotice({ isAgain }: { readonly isAgain: boolean }) {
  const activity = useWindow((state) => state.activity);
  if (!activity || activity.alarmCount === 0) return null;
  const named = activity.alarms.slice(0, mostNamed);
  return (
    <Notice kind="warning">
      {exportWords.alarms(activity.alarmCount, isAgain)}{' '}
      <span>
        {named.map((alarm, place) => (
          <Fragment key={alarm.number}>
            {place > 0 && ' · '}
            <AlarmName alarm={alarm} longest={longestName} />
          </Fragment>
        ))}
        {activity.alarmCount > named.length && ' · …'}
      </span>
    </Notice>
  );
}

/** The choices for an export, and its result. */
function ExportForm({ account, profile, onScreen, saving }: ExportFormProps) {
  const moment = useMoment();
  const isHidden = useValuesHidden();
  const habits = useWindow((state) => state.app?.preferences.exports);
  const [choices, setChoices] = useState(() => firstChoices(onScreen, habits));
  const { head } = account;
  const [saved, setSaved] = useState(head);
  const isOutdated =
    saved.revision !== head.revision && (saving.isSaving || saving.report !== null);
  const { format, notes } = choices;
  const scopes = scopesOf(onScreen, format);
  // A newer answer may remove the selection while the dialog is open, and a CSV file cannot hold the whole account.
  // `choices.scope` keeps the user's choice for when it is possible again.
  const scope = scopes.find((one) => one === choices.scope) ?? scopes[0] ?? 'account';
  const chosen = { ...choices, scope };
  const plan = planOf(chosen, onScreen, head);
  const { list, rows, count, hindrance } = plan;
  const noted = useNoted(account, list, rows);
  const absent = hindrance === 'noRecords' ? plan.absent : null;
  const choose = (changes: Partial<Choices>): void => {
    setChoices({ ...choices, ...changes });
    saving.forget();
  };
  const save = (): void => {
    remember(chosen);
    setSaved(head);
    const asked = { profileId: profile.id, revision: head.revision };
    void saving.save(main.exportAccount(requestOf(chosen, plan, asked)));
  };
  return (
    <SaveFileDialog
      title={exportWords.title}
      saving={saving}
      hindrance={absent ?? (hindrance === null ? '' : exportWords[hindrance])}
      fileName={nameOfExport(isHidden ? null : profile.name, head.receivedAt, {
        format,
        list,
        separator: chosen.separator,
        isPart: list !== null && count < countIn(head, list),
      })}
      caution={isOutdated ? exportWords.readAgain(moment(saved.receivedAt)) : null}
      signs={format === 'signed-json'}
      onSave={save}
      onClose={closeExport}
    >
      <AlarmNotice isAgain={isOutdated} />
      <ScopeChoice choices={chosen} {...{ onScreen, head }} onChoose={choose} />
      <ChoiceTiles
        legend={exportWords.whom}
        tiles={exportFormats.map(tileOf)}
        value={format}
        onChange={(value) => {
          choose({ format: value });
        }}
      />
      {format === 'csv' && list && <TableOptions choices={chosen} list={list} onChoose={choose} />}
      {format === 'signed-json' && <p className={typography['meta']}>{exportWords.signed}</p>}
      <Checkbox
        label={noteWords.include}
        about={noted === null || count === 0 ? undefined : exportWords.notes(noted, count)}
        checked={notes}
        onChange={(isWished) => {
          choose({ notes: isWished });
        }}
      />
    </SaveFileDialog>
  );
}

interface WithListProps<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly rows: readonly RowOf[Name][];
  readonly children: (onScreen: OnScreen) => ReactNode;
}

/** Computes the rows that a list shows with the list's own hook. */
function WithList<Name extends ListName>({ definition, rows, children }: WithListProps<Name>) {
  const { list } = definition;
  const { state, shown, found, selection, nameOf } = useList(definition, rows);
  const isHidden = useValuesHidden();
  const selected = useMemo(() => selectedInOrder(selection, shown), [selection, shown]);
  const asked = askedOf(list, state, isHidden, nameOf);
  return children({ list, view: shown, selected, complete: found.complete, asked });
}

/** Saves records of the account on screen to a file that the user chooses. */
export function ExportDialog() {
  const saving = useFileSaving();
  const account = useWindow((state) => state.account);
  const profile = useActiveProfile();
  const view = useWindow((state) => state.view);
  if (!account || !profile) return null;
  const form = (onScreen: OnScreen | null): ReactNode => (
    <ExportForm {...{ account, profile, onScreen, saving }} />
  );
  const ofList =
    (view === 'wallets' || view === 'contracts') &&
    forList(view, account, (definition, rows) => (
      <WithList definition={definition} rows={rows}>
        {form}
      </WithList>
    ));
  return ofList || form(null);
}
