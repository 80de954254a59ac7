import {
  CircleAlert,
  CircleCheck,
  History,
  Info,
  LoaderCircle,
  OctagonAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import type { AccountHead } from '../../../shared/account';
import { focusGrid } from '../records/list/focus';
import { show } from '../../store/navigate';
import { goToRecord, showFiltered } from '../../store/list-actions';
import { isOfflineCopy, useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { Card, CardLink } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { lazyComponent } from '../../ui/lazy-component';
import { words } from '../../i18n/window';
import { useKeptNotices } from '../account/KeptStrip';
import { isFirstAnswer } from '../changes/count-of';
import type { AttentionLine, Target } from './attention-lines';
import typography from '../../ui/typography.module.css';
import styles from './Attention.module.css';
import { AttentionText } from './AttentionText';
import { useAttention } from './use-attention';

const Report = lazyComponent(async () => (await import('./Differences')).Differences);

/** Lines shown at first. One further line is shown as well; more are behind a button. */
const mostLines = 4;

interface Look {
  readonly icon: LucideIcon;
  readonly grade: 'danger' | 'news' | 'warning' | 'plain';
  readonly button: 'compare' | 'review' | 'show' | 'details';
}

const looks: Readonly<Record<AttentionLine['kind'], Look>> = {
  alarm: { icon: OctagonAlert, grade: 'danger', button: 'review' },
  alarms: { icon: OctagonAlert, grade: 'danger', button: 'show' },
  pair: { icon: TriangleAlert, grade: 'danger', button: 'compare' },
  alikes: { icon: TriangleAlert, grade: 'danger', button: 'compare' },
  sameName: { icon: TriangleAlert, grade: 'danger', button: 'compare' },
  absent: { icon: CircleAlert, grade: 'warning', button: 'details' },
  changes: { icon: History, grade: 'news', button: 'show' },
  capitals: { icon: TriangleAlert, grade: 'danger', button: 'show' },
  malformed: { icon: TriangleAlert, grade: 'danger', button: 'show' },
  missing: { icon: CircleAlert, grade: 'warning', button: 'show' },
  times: { icon: CircleAlert, grade: 'warning', button: 'show' },
  unusual: { icon: Info, grade: 'plain', button: 'details' },
};

const go = (target: Target, onReport: () => void): void => {
  if (target.to === 'record') goToRecord(target.list, target.row);
  else if (target.to === 'list') showFiltered(target.list, target.filters);
  else if (target.to === 'changes') show('activity');
  else onReport();
  if (target.to === 'list') focusGrid();
};

function Line({ line, onReport }: { readonly line: AttentionLine; readonly onReport: () => void }) {
  const id = useId();
  const { icon, grade, button } = looks[line.kind];
  return (
    <li className={styles['line']} data-grade={grade}>
      <Icon of={icon} size={18} />
      <p id={id}>
        <AttentionText line={line} />
      </p>
      <Button
        aria-describedby={id}
        onClick={() => {
          go(line.target, onReport);
        }}
      >
        {words.overview.attention[button]}
      </Button>
    </li>
  );
}

/** Whether a strip below the header reports something that the user should know, whatever the lines say. */
const useIsSaidAbove = (): boolean => {
  const isSaid = useWindow(
    (state) =>
      Boolean(state.activity?.lost) ||
      state.failure !== null ||
      state.other !== null ||
      isOfflineCopy(state),
  );
  return useKeptNotices().length > 0 || isSaid;
};

/** Shown if there are no lines or not all are known yet. */
function NoLines({ isAll }: { readonly isAll: boolean }) {
  const isSaidAbove = useIsSaidAbove();
  const isFirst = useWindow(isFirstAnswer);
  const { nothing, nothingElse, nothingHint, firstHint, looking } = words.overview.attention;
  return (
    <p role="status" className={styles['none']} data-grade={isAll ? 'good' : 'plain'}>
      <Icon of={isAll ? CircleCheck : LoaderCircle} size={18} />
      {isAll ? (
        <span>
          <strong>{isSaidAbove ? nothingElse : nothing}</strong>{' '}
          <span className={typography['muted']}>{isFirst ? firstHint : nothingHint}</span>
        </span>
      ) : (
        <span className={typography['muted']}>{looking}</span>
      )}
    </p>
  );
}

/** Lists everything that the user should look at, one line each, with a button that leads there. */
export function Attention({ head }: { readonly head: AccountHead }) {
  const { lines, isAll } = useAttention(head);
  const [isWhole, setWhole] = useState(false);
  const [isReport, setReport] = useState(false);
  const { attention } = words.overview;
  const shown = isWhole || lines.length <= mostLines + 1 ? lines : lines.slice(0, mostLines);
  const rest = lines.length - shown.length;
  return (
    <Card
      title={attention.title}
      className={styles['card']}
      action={
        <CardLink
          onClick={() => {
            show('activity');
          }}
        >
          {attention.allChanges}
        </CardLink>
      }
    >
      {lines.length > 0 && (
        <ul className={styles['lines']}>
          {shown.map((line, place) => (
            <Line
              key={`${line.kind} ${place}`}
              line={line}
              onReport={() => {
                setReport(true);
              }}
            />
          ))}
        </ul>
      )}
      {(lines.length === 0 || !isAll) && <NoLines isAll={isAll} />}
      {rest > 0 && (
        <div className={styles['more']}>
          <Button
            kind="quiet"
            flush
            onClick={() => {
              setWhole(true);
            }}
          >
            {attention.more(rest)}
          </Button>
        </div>
      )}
      {isReport && (
        <Report
          head={head}
          onClose={() => {
            setReport(false);
          }}
        />
      )}
    </Card>
  );
}
