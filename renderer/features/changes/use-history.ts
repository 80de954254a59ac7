import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activity, HistoryEntry } from '../../../shared/activity';
import { type Failure, type Result, succeed } from '../../../shared/failure';
import { main } from '../../bridge';
import { filterOf, type ChosenHistory, type HistoryPlace } from '../../store/history-filter';
import { useWindow } from '../../store/store';
import { wholeAnswers } from './history-lines';

/** The position at which this history was left, if no other was opened since; otherwise its beginning. */
export const placeLeft = (profileId: string, chosen: ChosenHistory): HistoryPlace => {
  const { historyPlace: left } = useWindow.getState();
  return left?.profileId === profileId && left.chosen === chosen
    ? left
    : { profileId, chosen, entries: 1, top: 0, line: null, unfolded: new Set() };
};

/** The part of the history that was read. */
interface Read {
  /** The activity that the entries belong to. */
  readonly activity: Activity;
  readonly chosen: ChosenHistory;
  readonly entries: readonly HistoryEntry[];
  /** Number of entries that match the filter. */
  readonly total: number;
  /** Number of older entries that were dropped. */
  readonly dropped: number;
  /** When the oldest entry happened, in milliseconds since the epoch; null if there is none. */
  readonly since: number | null;
}

interface Asked {
  readonly profileId: string;
  readonly activity: Activity;
  readonly chosen: ChosenHistory;
}

/** Reads the pages after `known` until `wanted` entries of complete answers are read, or all. */
const readUntil = async (
  asked: Asked,
  wanted: number,
  known: readonly HistoryEntry[],
): Promise<Result<Read>> => {
  const { profileId, activity, chosen } = asked;
  const request = { profileId, revision: activity.revision, filter: filterOf(chosen) };
  const page = await main.readHistory({ ...request, from: known.length });
  if (!page.ok) return page;
  const { entries: next, total, dropped } = page.value;
  const entries = [...known, ...next];
  if (next.length > 0 && wholeAnswers(entries, total).length < Math.min(wanted, total)) {
    return readUntil(asked, wanted, entries);
  }
  const isWhole = entries.length >= total;
  const last = isWhole ? null : await main.readHistory({ ...request, from: total - 1 });
  const oldest = last?.ok ? last.value.entries.at(-1) : entries.at(-1);
  return succeed({
    activity,
    chosen,
    entries,
    total,
    dropped,
    since: oldest?.at ?? null,
  });
};

/**
 * Reads the history of a profile page by page, first as many entries as `before` says. A new activity reloads the
 * entries on screen, because rows may have moved. Entries of the previous filter stay until those of the new filter are
 * read.
 */
export const useHistory = (
  profileId: string,
  activity: Activity,
  chosen: ChosenHistory,
  before: number,
) => {
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** Identifies the current reading; results of earlier readings are dropped. */
  const underWay = useRef<symbol>(null);

  const readOn = (wanted: number, known: readonly HistoryEntry[]): void => {
    const own = Symbol('reading');
    underWay.current = own;
    void readUntil({ profileId, activity, chosen }, wanted, known).then((answer) => {
      if (underWay.current !== own) return;
      underWay.current = null;
      if (answer.ok) {
        setRead(answer.value);
        useWindow.setState({ historyFound: answer.value.total });
      }
      // A newer answer exists, and its activity will trigger a new reading.
      else if (answer.error.code === 'ANSWER_REPLACED') return;
      setFailure(answer.ok ? null : answer.error);
    });
  };
  const readAnew = useEffectEvent((): void => {
    const first = read === null ? before : 1;
    readOn(read?.chosen === chosen ? read.entries.length : first, []);
  });
  useEffect(() => {
    readAnew();
    return () => {
      underWay.current = null;
    };
  }, [profileId, activity, chosen, attempt]);

  return {
    read,
    failure,
    more: (): void => {
      if (underWay.current !== null || read?.chosen !== chosen) return;
      readOn(wholeAnswers(read.entries, read.total).length + 1, read.entries);
    },
    again: () => {
      setAttempt((number) => number + 1);
    },
  };
};

export type ReadHistory = ReturnType<typeof useHistory>;
