import { CheckCheck } from 'lucide-react';
import { markSeen, showHistory } from '../../store/activity-actions';
import { announce, causeOf } from '../../store/announce';
import { historyViews, type ChosenHistory, type HistoryView } from '../../store/history-filter';
import { Button } from '../../ui/Button';
import { Segmented } from '../../ui/Segmented';
import { activityWords } from '../../i18n/activity';
import { historyWords } from '../../i18n/history';
import styles from './history.module.css';

const see = async (): Promise<void> => {
  const cause = causeOf('screen');
  await markSeen();
  announce({ kind: 'good', text: activityWords.marked }, cause);
};

interface Props {
  readonly chosen: ChosenHistory;
  readonly hasNews: boolean;
}

/** What of the history is shown, and that all of it has been seen. */
export function HistoryBar({ chosen, hasNews }: Props) {
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
        folds="early"
        name={historyWords.filterLists}
        options={lists.map((value) => ({ value, label: historyWords.lists[value] }))}
        value={chosen.list ?? 'all'}
        onChange={(list) => {
          showHistory({ ...chosen, list: list === 'all' ? null : list });
        }}
      />
      <Button
        icon={CheckCheck}
        className={styles['seen']}
        aria-label={activityWords.markSeen}
        title={hasNews ? activityWords.markSeen : activityWords.nothingNew}
        aria-disabled={!hasNews}
        onClick={() => {
          if (hasNews) void see();
        }}
      >
        <span className={styles['label']}>{activityWords.markSeen}</span>
      </Button>
    </div>
  );
}
