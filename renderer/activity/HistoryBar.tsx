import { useRef } from 'react';
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
import { Segmented } from '../ui/Segmented';
import { activityWords } from '../words/activity';
import { historyWords } from '../words/history';
import styles from './history.module.css';
import { usualSeparator } from '../export/usual-separator';
import { usePassedFocus } from '../ui/use-passed-focus';

const exportHistory = async (profileId: string, chosen: ChosenHistory): Promise<void> => {
  const cause = causeOf('screen');
  const saved = await main.exportHistory({
    ...{ profileId, filter: filterOf(chosen), separator: usualSeparator() },
  });
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
      <Segmented
        folds
        name={historyWords.filterKinds}
        options={views.map((value) => ({ value, label: historyWords.views[value] }))}
        value={chosen.view}
        onChange={(view) => {
          showHistory({ ...chosen, view });
        }}
      />
      <Segmented
        folds
        name={historyWords.filterLists}
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
