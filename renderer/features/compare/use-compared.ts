import { useEffect, useMemo, useState } from 'react';
import { comparedGroups, type ComparedGroup, type ComparedRecord } from '../../../shared/expected';
import { main } from '../../bridge';
import { failComparison } from '../../store/comparison-actions';
import { useActiveId } from '../../store/store';
import type { Compared, Comparing } from '../../store/window-state';
import { pageSize } from './lines';

/** Milliseconds before a page is requested, so that pages only scrolled past are not read. */
const pause = 60;

interface Pages {
  readonly of: Compared;
  readonly read: ReadonlyMap<string, readonly ComparedRecord[]>;
}

const none: Pages['read'] = new Map();

/** Longest address that fits on one line, in UTF-16 units. */
export const longestInLine = 44;

const isLong = ({ expected, actual }: ComparedRecord): boolean =>
  Math.max(expected?.address?.length ?? 0, actual?.address?.length ?? 0) > longestInLine;

/** The records of a comparison that were read so far. */
export const useReadRecords = (compared: Compared) => {
  const [pages, setPages] = useState<Pages>({ of: compared, read: none });
  const read = pages.of === compared ? pages.read : none;
  const long = useMemo(() => {
    const places = [...read].flatMap(([page, records]) => {
      const [group, from] = page.split(' ');
      if (group !== 'differs') return [];
      return records.flatMap((record, at) => (isLong(record) ? [Number(from) + at] : []));
    });
    return places.sort((one, other) => one - other);
  }, [read]);
  return {
    read,
    /** Indices of differing records with long addresses among those read so far, ascending. */
    long,
    /** Undefined while the record is being read. */
    recordAt: (group: ComparedGroup, index: number): ComparedRecord | undefined =>
      read.get(`${group} ${Math.floor(index / pageSize) * pageSize}`)?.[index % pageSize],
    setPages,
  };
};

/**
 * Reads the visible pages one after the other: parsing a page takes this window some time, and scrolling may pass many
 * pages.
 */
export const useReading = (
  { list, chosen, columns }: Comparing,
  compared: Compared,
  { read, setPages }: Pick<ReturnType<typeof useReadRecords>, 'read' | 'setPages'>,
  inSight: readonly string[],
): void => {
  const profileId = useActiveId();
  const listNumber = chosen?.listNumber ?? null;
  const next = inSight.find((page) => !read.has(page));
  const isFirst = read.size === 0;
  useEffect(() => {
    if (next === undefined || profileId === null || listNumber === null || !columns)
      return undefined;
    const ended = new AbortController();
    const readPage = async (): Promise<void> => {
      const [name, from] = next.split(' ');
      const group = comparedGroups.find((one) => one === name) ?? 'differs';
      const { revision } = compared;
      const of = { profileId, revision, list, listNumber, columns };
      const piece = await main.readCompared({ ...of, group, from: Number(from) });
      if (ended.signal.aborted) return;
      if (!piece.ok) {
        failComparison(piece.error);
        return;
      }
      // Main built this text from validated records.
      const records = JSON.parse(piece.value.text) as readonly ComparedRecord[];
      setPages((now) => ({
        of: compared,
        read: new Map([...(now.of === compared ? now.read : none), [next, records]]),
      }));
    };
    const timer = setTimeout(() => void readPage(), isFirst ? 0 : pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [next, isFirst, profileId, compared, list, listNumber, columns, setPages]);
};
