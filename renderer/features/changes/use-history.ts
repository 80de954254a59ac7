import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activity, HistoryEntry } from '../../../shared/activity';
import { type Failure, type Result, succeed } from '../../../shared/failure';
import { main } from '../../bridge';
import { filterOf, type ChosenHistory, type HistoryPlace } from '../../store/history-filter';
import { useWindow } from '../../store/store';
import { wholeAnswers } from './history-lines';

/** The place where a history was left, for as long as no other one is looked at, or its beginning. */
export const placeLeft = (profileId: string, chosen: ChosenHistory): HistoryPlace => {
  const { historyPlace: left } = useWindow.getState();
  return left?.profileId === profileId && left.chosen === chosen
    ? left
    : { profileId, chosen, entries: 1, top: 0, line: null, unfolded: new Set() };
};

/** What has been read of the history. */
interface Read {
  /** What has changed, as far as it goes. */
  readonly activity: Activity;
  readonly chosen: ChosenHistory;
  readonly entries: readonly HistoryEntry[];
  /** How many there are. */
  readonly total: number;
  /** How many older ones are no longer kept. */
  readonly dropped: number;
  /** When the oldest one happened, in milliseconds since the epoch; null where there is none. */
  readonly since: number | null;
}

interface Asked {
  readonly profileId: string;
  readonly activity: Activity;
  readonly chosen: ChosenHistory;
}

/** Reads on behind `known`, until there are as many entries of whole answers as wanted, or no more. */
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
 * The history of a profile, page by page, at first as many entries as `before` says. With every other activity what is
 * on screen is read anew, because records may have moved; what another filter has left stays until the new one is read.
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
  /** Names the reading under way: what comes of any other is dropped. */
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
      // Of a newer answer another activity is on its way.
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
