import { useEffect, useRef } from 'react';
import type { Activity } from '../../shared/activity';
import { showHistory } from '../state/activity-actions';
import { wholeHistory } from '../state/history-filter';
import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { dayOf, showDay, showMinute, type Zone } from '../text/dates';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import hidden from '../ui/spoken.module.css';
import { activityWords } from '../words/activity';
import { historyWords } from '../words/history';
import styles from './history.module.css';
import { HistoryLine } from './HistoryLine';
import { isNew, partsOf } from './timeline';
import type { useHistory } from './use-history';

/** Reads on when it comes into sight, and by a press. */
function Older({ left, onMore }: { readonly left: number; readonly onMore: () => Promise<void> }) {
  const place = useRef<HTMLDivElement>(null);
  // Anew after each page, which may leave it in sight.
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void onMore();
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [onMore, left]);
  return (
    <div ref={place} className={styles['older']}>
      <Button onClick={() => void onMore()}>{historyWords.older(left)}</Button>
    </div>
  );
}

interface Props {
  readonly activity: Activity;
  readonly history: ReturnType<typeof useHistory>;
  readonly zone: Zone;
}

/** The history by days, the newest first. */
export function Timeline({ activity: { seenAt }, history, zone }: Props) {
  const now = useNow();
  const isNarrowed = useWindow(({ history: { view, list } }) => view !== 'all' || list !== null);
  const { read, failure, more, again } = history;
  const failed = failure && (
    <FailureNotice failure={failure}>
      <Button onClick={again}>{historyWords.again}</Button>
    </FailureNotice>
  );
  if (!read) return failed ?? <p className={styles['hint']}>{historyWords.loading}</p>;
  const { entries, total } = read;
  const nothing = seenAt === null ? activityWords.notYet : historyWords.nothing;
  if (entries.length === 0) {
    return (
      <>
        {failed}
        <div className={styles['empty']}>
          <p>{isNarrowed ? historyWords.noMatch : nothing}</p>
          {isNarrowed ? (
            <Button
              onClick={() => {
                showHistory(wholeHistory);
              }}
            >
              {historyWords.showAll}
            </Button>
          ) : (
            <p className={styles['hint']}>{historyWords.nothingHint}</p>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      {partsOf(entries, seenAt, (at) => dayOf(at, zone)).map((part) => {
        const { name, date } = showDay(part.entries[0]?.at ?? now, now, zone);
        return (
          <div key={total - part.from}>
            {part.isBelowLine && seenAt !== null && (
              <p className={styles['line']}>
                <span>{historyWords.seen(showMinute(seenAt, zone))}</span>
              </p>
            )}
            <h2 className={part.isContinued ? hidden['spoken'] : styles['day']}>
              {name} <span>{date}</span>
            </h2>
            <ul className={styles['entries']}>
              {part.entries.map((entry, place) => (
                <HistoryLine
                  // Its place from the oldest one: those that come later do not move it.
                  key={total - part.from - place}
                  entry={entry}
                  isNew={isNew(entry, seenAt)}
                  zone={zone}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {failed}
      {entries.length < total && !failure && <Older left={total - entries.length} onMore={more} />}
    </>
  );
}
