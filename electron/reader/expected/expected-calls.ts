import { comparedGroups, type ComparedGroup, type ComparedRecord } from '../../../shared/expected';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { ListToCompare } from '../../../shared/reader-messages';
import type { Handlers } from '../handlers';
import { namesOf, valuesOf } from '../changes/identity';
import type { Account } from '../read-account';
import { actualSide, compareSides, expectedSides } from './compare';
import { comparisonFile, type Comparison } from './comparison-file';
import { readList, type ReadList } from './read-list';

type OpenList = Extract<ReadList, { readonly kind: 'list' }>;

/** Most records told at a time. */
const atOnce = 5000;

/** Most records that were not compared and are told one by one. */
const mostSkipped = 200;

type ExpectedCallName =
  'openList' | 'closeList' | 'compareList' | 'readCompared' | 'exportCompared';

const sidesOf = (account: Account, list: ListToCompare['list']) =>
  list === 'wallets'
    ? account.wallets.map((one, row) => actualSide(row, namesOf(list, valuesOf.wallets(one))))
    : account.contracts.map((one, row) => actualSide(row, namesOf(list, valuesOf.contracts(one))));

/** The calls about a list of expected records, and the account that is open. */
export const createExpectedCalls = (
  account: Account | undefined,
): Pick<Handlers, ExpectedCallName> => {
  let open: { readonly number: number; readonly list: OpenList } | undefined;
  let last: { readonly wanted: string; readonly comparison: Comparison } | undefined;

  const compare = ({ number, list, columns }: ListToCompare): Result<Comparison> => {
    if (!account || open?.number !== number) return fail('BAD_REQUEST');
    const wanted = JSON.stringify([number, list, columns]);
    if (last?.wanted !== wanted) {
      const { sides, skipped } = expectedSides(open.list.records, columns);
      const groups = compareSides(sides, sidesOf(account, list));
      last = { wanted, comparison: { list, groups, skipped } };
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
      const list = readList(bytes);
      if (list.kind === 'refused') {
        const { problem, place } = list;
        return fail('LIST_NOT_READ', { list: problem, ...(place === null ? {} : { place }) });
      }
      open = { number, list };
      return succeed(list.list);
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
  };
};
