import { useMemo, useState, useSyncExternalStore } from 'react';
import { fieldText, type SmartContract } from '../../../../shared/account';
import { addressKey } from '../../../../shared/address';
import { readTime } from '../../../../shared/times';
import { workInBackground, type Progress } from '../../records/list/background-work';
import { workWhile } from '../../records/list/model/work';
import { useModel } from '../../records/list/prepared-model';
import { useNowByMinute } from '../../../store/now';
import { memoizeByObject } from '../../../store/memoize-by-object';
import { createColouring, type Colouring } from './colour-rows';
import { placeTimes, type Placed } from './periods';

/** Fields that contracts can be coloured by. */
export type GroupedBy = 'type' | 'deployedBy';

export interface Deployments {
  /**
   * The field of the colouring. After a new answer or choice, the previous deployments stay until the next ones are
   * ready.
   */
  readonly by: GroupedBy;
  readonly colouring: Colouring;
  readonly placed: Placed;
  /** Time of the placement, in milliseconds since the epoch. Later times count as future. */
  readonly now: number;
}

interface KnownColouring {
  readonly colouring: Colouring | null;
}

/** Colours rows in the background, once for each list. */
const colouringBy = (by: GroupedBy, keyOf?: (value: string) => string) =>
  memoizeByObject((rows: readonly SmartContract[]): Progress<KnownColouring> => {
    const valueOf = (row: number): string | null => fieldText(rows[row]?.[by] ?? null);
    const work = createColouring(rows.length, valueOf, keyOf);
    return workInBackground({
      order: 'soon',
      // Reports once, when all is done.
      intervalMs: Infinity,
      know: () => ({ colouring: work.colouring() }),
      prepare: (hasTime) => workWhile(hasTime, [work]),
    });
  });

const colourings = { type: colouringBy('type'), deployedBy: colouringBy('deployedBy', addressKey) };

/** Places the contracts on the time axis; null while their times and groups are being read. */
export const useDeployments = (
  rows: readonly SmartContract[],
  by: GroupedBy,
): Deployments | null => {
  const { model } = useModel('contracts', rows);
  const times = model.times('deployedAt');
  // A minute's precision is enough: the current time only separates dates in the future.
  const now = useNowByMinute();
  const work = colourings[by](rows);
  const { colouring } = useSyncExternalStore(work.subscribe, work.read);
  const current = useMemo((): Deployments | null => {
    if (!times || !colouring) return null;
    const laneOf = (row: number) => {
      const text = fieldText(rows[row]?.deployedAt ?? null);
      if (text === null) return 'undated';
      return readTime(text).form === 'no-zone' ? 'no-zone' : 'invalid';
    };
    const { groupOf, groups } = colouring;
    const placed = placeTimes({ times, laneOf, groupOf, groups }, now);
    return { by, colouring, placed, now };
  }, [rows, by, times, colouring, now]);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? last;
};
