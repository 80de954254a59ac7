import {
  comparedGroups,
  type ComparedGroup,
  type ComparedRecord,
  type ExpectedList,
} from '../../../shared/expected';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { ListToCompare } from '../../../shared/reader-messages';
import type { Handlers } from '../handlers';
import { namesOf, valuesOf } from '../changes/identity';
import type { Account } from '../read-account';
import { actualSide, compareSides, expectedSides } from './compare';
import { comparisonFile, type Comparison } from './comparison-file';
import { readLists, type ReadList, type ReadLists } from './read-list';

/** Most records told at a time. */
const atOnce = 5000;

/** Most records that were not compared and are told one by one. */
const mostSkipped = 200;

const resultOf = (read: ReadList): Result<ExpectedList> =>
  read.kind === 'list'
    ? succeed(read.list)
    : fail('LIST_NOT_READ', {
        list: read.problem,
        ...(read.place === null ? {} : { place: read.place }),
      });

const sidesOf = (account: Account, list: ListToCompare['list']) =>
  list === 'wallets'
    ? account.wallets.map((one, row) => actualSide(row, namesOf(list, valuesOf.wallets(one))))
    : account.contracts.map((one, row) => actualSide(row, namesOf(list, valuesOf.contracts(one))));

/** The calls about a list of expected records, and the account that is open. */
export const createExpectedCalls = (account: Account | undefined) => {
  let open: { readonly number: number; readonly lists: ReadLists } | undefined;
  let last: { readonly wanted: string; readonly comparison: Comparison } | undefined;

  const compare = ({ number, list, columns }: ListToCompare): Result<Comparison> => {
    const read = open?.number === number ? open.lists[list] : undefined;
    if (!account || read?.kind !== 'list') return fail('BAD_REQUEST');
    const wanted = JSON.stringify([number, list, columns]);
    if (last?.wanted !== wanted) {
      const actual = sidesOf(account, list);
      const known = new Set(actual.map(({ key }) => key));
      const given = { kind: read.list.kind, records: read.records };
      const { sides, skipped } = expectedSides(given, columns, (key) => known.has(key));
      const compared = compareSides(sides, actual);
      const left = [...skipped, ...compared.skipped].sort((one, other) => one.place - other.place);
      last = { wanted, comparison: { list, groups: compared.groups, skipped: left } };
    }
    return succeed(last.comparison);
  };

  const close = (): void => {
    open = undefined;
    last = undefined;
  };

  return {
    openList: ({ number }, bytes) => {
      close();
      const lists = readLists(bytes);
      open = { number, lists };
      return succeed({ wallets: resultOf(lists.wallets), contracts: resultOf(lists.contracts) });
    },
    closeList: () => {
      close();
      return succeed(null);
    },
    compareList: (wanted) => {
      const compared = compare(wanted);
      if (!compared.ok) return compared;
      const { list, groups, skipped } = compared.value;
      const counts = Object.fromEntries(
        comparedGroups.map((group) => [group, groups[group].length]),
      ) as Record<ComparedGroup, number>;
      return succeed({
        list,
        counts,
        skipped: skipped.slice(0, mostSkipped),
        skippedCount: skipped.length,
      });
    },
    readCompared: ({ group, from, ...wanted }) => {
      const compared = compare(wanted);
      if (!compared.ok) return compared;
      const records: readonly ComparedRecord[] = compared.value.groups[group];
      return succeed({
        text: JSON.stringify(records.slice(from, from + atOnce)),
        next: from + atOnce < records.length ? from + atOnce : null,
      });
    },
    exportCompared: ({ facts, separator, ...wanted }) => {
      const compared = compare(wanted);
      if (!compared.ok) return compared;
      const { bytes, tally } = comparisonFile(compared.value, facts, separator);
      return { ...succeed(tally), bytes };
    },
  } satisfies Partial<Handlers>;
};
