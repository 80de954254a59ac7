import { useEffect, useMemo, useState } from 'react';
import { comparedGroups, type ComparedGroup, type ComparedRecord } from '../../../shared/expected';
import { main } from '../../bridge';
import { failComparison } from '../../store/comparison-actions';
import { useActiveId } from '../../store/store';
import type { Compared, Comparing } from '../../store/window-state';
import { pageSize } from './lines';

/** Milliseconds in which what is only passed by scrolling leaves again. */
const pause = 60;

interface Pages {
  readonly of: Compared;
  readonly read: ReadonlyMap<string, readonly ComparedRecord[]>;
}

/** Longest address that has room in one line, in UTF-16 units. */
export const longestInLine = 44;

const isLong = ({ expected, actual }: ComparedRecord): boolean =>
  Math.max(expected?.address?.length ?? 0, actual?.address?.length ?? 0) > longestInLine;

/** The records of a comparison, page by page as they come into sight. */
export const useCompared = (comparing: Comparing, compared: Compared) => {
  const profileId = useActiveId();
  const [pages, setPages] = useState<Pages>({ of: compared, read: new Map() });
  const [wanted, setWanted] = useState('');
  const { list, columns } = comparing;
  const listNumber = comparing.chosen?.listNumber ?? null;
  const known = pages.of === compared ? pages.read : null;
  const missing = wanted
    .split('\n')
    .filter((page) => page !== '' && !known?.has(page))
    .join('\n');
  const isFirst = known === null || known.size === 0;
  useEffect(() => {
    if (missing === '' || profileId === null || listNumber === null || !columns) return undefined;
    const ended = new AbortController();
    const isWanted = (): boolean => !ended.signal.aborted;
    const read = async (page: string): Promise<void> => {
      const [name, from] = page.split(' ');
      const group = comparedGroups.find((one) => one === name) ?? 'differs';
      const { revision } = compared;
      const of = { profileId, revision, list, listNumber, columns };
      const piece = await main.readCompared({ ...of, group, from: Number(from) });
      if (!isWanted()) return;
      if (!piece.ok) {
        failComparison(piece.error);
        return;
      }
      // This text was built from checked records.
      const records = JSON.parse(piece.value.text) as readonly ComparedRecord[];
      setPages((now) => ({
        of: compared,
        read: new Map([...(now.of === compared ? now.read : []), [page, records]]),
      }));
    };
    // One after the other: each is some work for this window, and many may pass while somebody scrolls.
    const [next = ''] = missing.split('\n');
    const timer = setTimeout(() => void read(next), isFirst ? 0 : pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [missing, isFirst, profileId, compared, list, listNumber, columns]);
  const long = useMemo(() => {
    const places = [...(known ?? [])].flatMap(([page, records]) => {
      const [group, from] = page.split(' ');
      if (group !== 'differs') return [];
      return records.flatMap((record, at) => (isLong(record) ? [Number(from) + at] : []));
    });
    return places.sort((one, other) => one - other);
  }, [known]);
  return {
    /** Those that differ and have long addresses, as far as they have been read. */
    long,
    /** Says which pages are in sight. */
    want: setWanted,
    /** Undefined while it is being read. */
    recordAt: (group: ComparedGroup, index: number): ComparedRecord | undefined =>
      known?.get(`${group} ${Math.floor(index / pageSize) * pageSize}`)?.[index % pageSize],
  };
};
