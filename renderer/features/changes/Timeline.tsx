import { CircleDashed, CloudAlert, History, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Activity } from '../../../shared/activity';
import { dayOf } from '../../../shared/times';
import { showHistory } from '../../store/activity-actions';
import { isWholeHistory, wholeHistory, type HistoryPlace } from '../../store/history-filter';
import { goFromHistory } from '../../store/list-actions';
import { useLocalZone, useNow } from '../../store/now';
import { isAlikeRow } from '../records/list/row-facts';
import { useAccountAddresses, useLookAlikes } from '../records/list/use-account-addresses';
import { useZone, useWindow } from '../../store/store';
import { showClock, showDay } from '../../ui/text/dates';
import { SelfRemovingButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FailureNotice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { historyWords } from '../../i18n/history';
import { words } from '../../i18n/window';
import { isFirstAnswer } from './count-of';
import { DayLines } from './DayLines';
import styles from './history.module.css';
import { useLineKeys } from './use-line-keys';
import { leftOf, partsOf, wholeAnswers, type TimelineEntry } from './history-lines';
import type { ReadHistory } from './use-history';

interface OlderProps {
  readonly read: NonNullable<ReadHistory['read']>;
  readonly onMore: () => void;
}

/** Reads older entries shortly before its button scrolls into view, and when the button is pressed. */
function Older({ read, onMore }: OlderProps) {
  const place = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  // Observes again after each reading, because the button may still be in view. No second reading starts while one is
  // running.
  useEffect(() => {
    const near = (seen: readonly IntersectionObserverEntry[]): void => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) more();
    };
    const root = place.current?.closest('[data-scrolls]') ?? null;
    const observer = new IntersectionObserver(near, { root, rootMargin: '600px' });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [read]);
  return (
    <div ref={place} className={styles['older']}>
      <SelfRemovingButton kind="quiet" onClick={onMore}>
        {historyWords.older(leftOf(read.entries, read.total))}
      </SelfRemovingButton>
    </div>
  );
}

/** Shown in place of an empty history or an empty filter result, and below a history that has only its first entry. */
function Nothing({ seenAt, hasBegun }: Pick<Activity, 'seenAt'> & { readonly hasBegun: boolean }) {
  const isNarrowed = useWindow(({ history }) => !isWholeHistory(history));
  const isFirst = useWindow(isFirstAnswer) && hasBegun;
  if (isNarrowed && hasBegun) return null;
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={historyWords.noMatch}
        actions={
          <SelfRemovingButton
            onClick={() => {
              showHistory(wholeHistory);
            }}
          >
            {historyWords.showAll}
          </SelfRemovingButton>
        }
      >
        <p>{historyWords.noMatchHint}</p>
      </EmptyState>
    );
  }
  const isRead = seenAt !== null;
  const nothing = hasBegun ? historyWords.nothingSince : historyWords.nothing;
  const hint = isFirst ? historyWords.firstHint : historyWords.nothingHint;
  return (
    <EmptyState
      icon={isRead ? History : CircleDashed}
      role="status"
      title={isRead ? (isFirst ? historyWords.first : nothing) : historyWords.notRead}
    >
      <p>{isRead ? hint : historyWords.notReadHint}</p>
    </EmptyState>
  );
}

interface UnchangedProps {
  readonly read: NonNullable<ReadHistory['read']>;
  readonly activity: Activity;
}

/** The day of the last refresh, if the newest entry is from an earlier day. */
function Unchanged({ read, activity }: UnchangedProps) {
  const zone = useZone();
  const isWhole = useWindow(({ history }) => isWholeHistory(history));
  const head = useWindow(({ account }) => account?.head);
  const now = useNow();
  const newest = read.entries[0]?.at;
  // Only if the entries include the changes of that refresh.
  const isOfIt =
    read.activity.revision === activity.revision && activity.revision === head?.revision;
  if (!isWhole || !isOfIt || newest === undefined) return null;
  const readAt = head.receivedAt;
  if (dayOf(newest, zone) >= dayOf(readAt, zone)) return null;
  const { name, date } = showDay(readAt, now, zone);
  return (
    <div>
      <h2 className={styles['day']}>
        {name} <span>{date}</span>
      </h2>
      <p className={styles['newest']}>{historyWords.unchanged(showClock(readAt, zone))}</p>
    </div>
  );
}

interface Props {
  readonly activity: Activity;
  readonly history: ReadHistory;
  readonly place: HistoryPlace;
}

/** The history by days, newest first. */
export function Timeline({ activity, history, place }: Props) {
  const zone = useZone();
  const localZone = useLocalZone();
  // A change of the local time zone can move entries to other days.
  const calendar = useMemo(() => ({ zone, localZone }), [zone, localZone]);
  const { seenAt } = activity;
  const { read, failure, more, again } = history;
  const [unfolded, setUnfolded] = useState(place.unfolded);
  const scroll = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => {
    const { entries = [], total = 0 } = read ?? {};
    return partsOf(wholeAnswers(entries, total), seenAt, (at) => dayOf(at, calendar.zone));
  }, [read, seenAt, calendar]);
  const keys = useLineKeys(scroll, parts[0]?.lines[0]?.key, place.line, (key) => {
    const all = parts.flatMap(({ lines }) => lines.flatMap(({ entries }) => entries));
    const entry = all.find((one) => one.key === key);
    // The rows of lines read for an older answer are indices into that one. The lines are about to be read again.
    const isOnScreen = read?.activity.revision === useWindow.getState().account?.head.revision;
    if (isOnScreen && entry && entry.row !== null && entry.list !== 'account') {
      goFromHistory(entry.list, entry.row);
    }
  });
  const addresses = useAccountAddresses();
  const alikes = useLookAlikes(addresses);
  const isAlike = ({ list, row }: TimelineEntry): boolean => {
    if (!addresses || !alikes || row === null || list === 'account') return false;
    return isAlikeRow(list, row, addresses, alikes);
  };
  const onFold = (key: string): void => {
    const next = new Set(unfolded);
    if (!next.delete(key)) next.add(key);
    setUnfolded(next);
  };
  const isRead = read !== null;
  const count = read?.entries.length ?? 0;
  useLayoutEffect(() => {
    if (isRead && scroll.current) scroll.current.scrollTop = place.top;
  }, [isRead, place]);
  const leave = useEffectEvent((): void => {
    if (!isRead) return;
    const entries = Math.max(1, count);
    const top = scroll.current?.scrollTop ?? 0;
    const { current: line } = keys.last;
    useWindow.setState({ historyPlace: { ...place, entries, top, line, unfolded } });
  });
  // A layout effect: its cleanup runs while the section is still in the document, so the scroll position can be read.
  useLayoutEffect(() => {
    useWindow.setState({ historyPlace: place });
    return () => {
      leave();
    };
  }, [place]);
  const hasBegun = count === 1 && read?.entries[0]?.kind === 'begun';
  const isEmpty = isRead && (count === 0 || hasBegun);
  const left = read ? leftOf(read.entries, read.total) : 0;
  const failed = failure && (
    <FailureNotice failure={failure}>
      <SelfRemovingButton onClick={again}>{words.common.retry}</SelfRemovingButton>
    </FailureNotice>
  );
  return (
    <section
      ref={scroll}
      aria-label={historyWords.title}
      data-scrolls
      className={styles['scroll']}
      {...keys.handlers}
    >
      {!read && !failed && <Skeleton />}
      {!read && failed && (
        <EmptyState icon={CloudAlert} kind="danger" title={historyWords.unreadable}>
          {failed}
        </EmptyState>
      )}
      {read && failed}
      {read && !failure && !hasBegun && <Unchanged {...{ read, activity }} />}
      {parts.map((part) => (
        <DayLines
          key={part.key}
          active={keys.active}
          // A history with only its first entry needs no divider between new and seen entries.
          seenAt={hasBegun ? null : seenAt}
          {...{ part, unfolded, onFold, isAlike }}
        />
      ))}
      {isEmpty && !failure && (
        <div className={styles[hasBegun ? 'begun' : 'empty']}>
          <Nothing seenAt={seenAt} hasBegun={hasBegun} />
        </div>
      )}
      {read && left > 0 && !failure && <Older read={read} onMore={more} />}
    </section>
  );
}
