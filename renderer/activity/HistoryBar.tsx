import { useId, useRef } from 'react';
import { main } from '../bridge';
import { markSeen, showHistory } from '../state/activity-actions';
import { announce, announceFailure, causeOf } from '../state/announce';
import {
  filterOf,
  historyViews,
  type ChosenHistory,
  type HistoryView,
} from '../state/history-filter';
import { Button } from '../ui/Button';
import { activityWords } from '../words/activity';
import { historyWords } from '../words/history';
import styles from './history.module.css';
import { usePassedFocus } from './use-passed-focus';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few: all in sight where there is room, and a menu where there is not. The style sheet shows one of both. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <>
      <fieldset className={styles['segments']} aria-label={label}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      <select
        className={styles['menu']}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

const exportHistory = async (profileId: string, chosen: ChosenHistory): Promise<void> => {
  const cause = causeOf('screen');
  const saved = await main.exportHistory({ profileId, filter: filterOf(chosen) });
  if (saved.ok) {
    const { count, guarded } = saved.value;
    announce({ kind: 'good', text: historyWords.exported(count, guarded) }, cause);
  } else if (saved.error.code !== 'CANCELLED') await announceFailure(saved.error, cause);
};

const see = async (): Promise<void> => {
  await markSeen();
  announce({ kind: 'good', text: activityWords.marked });
};

/** Goes when everything is seen. */
function SeenButton() {
  const button = useRef<HTMLButtonElement>(null);
  usePassedFocus(button);
  return (
    <Button ref={button} onClick={() => void see()}>
      {activityWords.markSeen}
    </Button>
  );
}

interface Props {
  readonly profileId: string;
  readonly chosen: ChosenHistory;
  readonly hasNews: boolean;
  /** Whether there is anything to write to a file. */
  readonly hasEntries: boolean;
}

/** What of the history is shown, and what can be done with it. */
export function HistoryBar({ profileId, chosen, hasNews, hasEntries }: Props) {
  const views = Object.keys(historyViews) as readonly HistoryView[];
  const lists = ['all', 'wallets', 'contracts', 'account'] as const;
  return (
    <div className={styles['bar']}>
      <Choice
        label={historyWords.filterKinds}
        options={views.map((value) => ({ value, label: historyWords.views[value] }))}
        value={chosen.view}
        onChange={(view) => {
          showHistory({ ...chosen, view });
        }}
      />
      <Choice
        label={historyWords.filterLists}
        options={lists.map((value) => ({ value, label: historyWords.lists[value] }))}
        value={chosen.list ?? 'all'}
        onChange={(list) => {
          showHistory({ ...chosen, list: list === 'all' ? null : list });
        }}
      />
      <div className={styles['actions']}>
        {hasNews && <SeenButton />}
        {hasEntries && (
          <Button onClick={() => void exportHistory(profileId, chosen)}>
            {historyWords.export}
          </Button>
        )}
      </div>
    </div>
  );
}
