import { useMemo } from 'react';
import type { SeededContract } from '../seeded-contracts';
import { columns } from './columns';
import type { PeerProps, PeerSort } from './show-peer';

const matches = (row: SeededContract, search: string): boolean =>
  columns.some(({ field }) => row[field].toLowerCase().includes(search));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const sorted = (rows: readonly SeededContract[], { field, direction }: PeerSort) =>
  direction === 'asc'
    ? rows.toSorted((one, other) => compare(one[field], other[field]))
    : rows.toSorted((one, other) => compare(other[field], one[field]));

/** Returns the searched and sorted rows. A simple implementation for libraries that only draw rows. */
export const useShownRows = ({ rows, search, sort }: PeerProps): readonly SeededContract[] =>
  useMemo(() => {
    const text = search.toLowerCase();
    const found = text === '' ? rows : rows.filter((row) => matches(row, text));
    return sort ? sorted(found, sort) : found;
  }, [rows, search, sort]);
