import { useMemo } from 'react';
import type { ListName, RowOf } from '../../../../shared/account';
import type { ListGroup } from '../../../../shared/list-view';
import type { Zone } from '../../../ui/text/dates';
import type { AccountAddresses } from './account-addresses';
import type { ListDefinition } from './columns/list-definition';
import {
  groupByAddress,
  groupByMonth,
  groupByText,
  groupColumns,
  type Grouping,
} from './model/groups';
import type { ListModel } from './model/list-model';

interface By {
  /** Names of deployers; null until they are known, and in a list without. */
  readonly names: AccountAddresses['names'] | null;
  readonly group: ListGroup | null;
  readonly zone: Zone;
}

/** The groups of all rows of a list, whichever of them are shown; null while it is not grouped. */
export const useGrouping = <Name extends ListName>(
  { columns }: ListDefinition<Name>,
  rows: readonly RowOf[Name][],
  model: ListModel,
  { group, zone, names }: By,
): Grouping | null => {
  // What a group does not depend on must not have it made anew.
  const ofMonths = group === 'month' ? zone : null;
  const ofDeployers = group === 'deployer' ? names : null;
  return useMemo(() => {
    const column = group && columns.find(({ name }) => name === groupColumns[group]);
    if (!column) return null;
    const textOf = (row: number): string | null => {
      const record = rows[row];
      return record === undefined ? null : column.value(record);
    };
    if (ofMonths) {
      return groupByMonth(rows.length, textOf, model.readTimes(column.name), ofMonths);
    }
    return column.kind === 'address'
      ? groupByAddress(rows.length, textOf, (row) => ofDeployers?.of(row)?.name ?? null)
      : groupByText(rows.length, textOf);
  }, [columns, rows, model, group, ofMonths, ofDeployers]);
};
