import { useMemo, useSyncExternalStore } from 'react';
import type { SmartContract } from '../../shared/account';
import { modelOf } from '../list/models';
import { useNow } from '../state/now';
import { useEvmAssets } from '../state/use-evm-assets';
import { fieldText } from '../text/field';
import { groupRows, type Grouping } from './model/group-rows';
import { placeTimes, type Placed } from './model/place-times';

/** What contracts can be coloured by. */
export type GroupedBy = 'type' | 'deployedBy';

export interface Deployments {
  readonly grouping: Grouping;
  readonly placed: Placed;
}

const minute = 60_000;

/** Where the contracts are on the time axis; null while their times are being read. */
export const useDeployments = (
  rows: readonly SmartContract[],
  by: GroupedBy,
): Deployments | null => {
  const progress = modelOf('contracts', rows, useEvmAssets());
  const { model } = useSyncExternalStore(progress.subscribe, progress.read);
  const times = model.times('deployedAt');
  // Only what is in the future depends on it, which need not be told by the second.
  const now = Math.floor(useNow() / minute) * minute;
  const grouping = useMemo(
    () => groupRows(rows.length, (row) => fieldText(rows[row]?.[by] ?? null)),
    [rows, by],
  );
  return useMemo(() => {
    if (!times) return null;
    const isGiven = (row: number): boolean => (rows[row]?.deployedAt ?? null) !== null;
    const { groupOf, groups } = grouping;
    return { grouping, placed: placeTimes({ times, isGiven, groupOf, groups }, now) };
  }, [rows, times, grouping, now]);
};
