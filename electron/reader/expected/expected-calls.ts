import {
  ofEachList,
  otherList,
  recordAddress,
  recordName,
  fieldText,
  textOf,
  type Field,
  type ListName,
} from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import {
  comparedGroups,
  type ComparedGroup,
  type ComparedRecord,
  type ExpectedColumns,
  type ExpectedList,
} from '../../../shared/expected';
import type { Separator } from '../../../shared/export';
import type { ComparisonFacts } from '../../../shared/file-facts';
import type { ExportTally, ListToCompare } from '../../../shared/reader-messages';
import { csvFile } from '../export/csv-lines';
import { numberField, provenanceOf, sourceOf } from '../export/provenance';
import { fail, mapResult, succeed, type Result } from '../../../shared/failure';
import { jsonPiece, type Handlers } from '../handlers';
import type { Account } from '../read-account';
import { doubtfulHead } from './columns';
import { compareSides } from './compare';
import { readLists, type FoundList, type ReadLists } from './read-list';
import { actualSide, byAddress, expectedSides, keyOfField, type Side } from './sides';
import { uncomparedAddresses } from './uncompared-addresses';

/** Returns whether an account has an address anywhere, also as that of a deployer. */
const isOfAccount = (
  account: Account,
  isRecord: (key: string) => boolean,
): ((key: string) => boolean) => {
  let deployers: ReadonlySet<string> | undefined;
  return (key) => {
    if (isRecord(key)) return true;
    deployers ??= new Set(
      account.contracts.map(({ deployedBy }) => addressKey(textOf(deployedBy))),
    );
    return deployers.has(key);
  };
};

const sidesOf = (account: Account, list: ListName): readonly Side[] =>
  account[list].map((one, row) =>
    actualSide(row, { name: recordName(one), asset: one.asset, address: recordAddress(one) }),
  );

/** Keys of the addresses of a list of the account. */
const keysOf = (account: Account, list: ListName): ReadonlySet<string> =>
  new Set(account[list].map((one) => keyOfField(recordAddress(one))));

/** Compares a list with one of an account. `texts` returns all texts of the file. */
const compareWith = (
  account: Account,
  { list: given, records, head }: FoundList,
  texts: ReadLists['texts'],
  list: ListName,
  columns: ExpectedColumns,
) => {
  const actual = sidesOf(account, list);
  const there = byAddress(actual);
  let others: ReadonlySet<string> | undefined;
  const isElsewhere = (key: string): boolean => {
    others ??= keysOf(account, otherList[list]);
    return others.has(key);
  };
  const isKnown = (key: string): boolean => there.firsts.has(key) || isElsewhere(key);
  const { sides, skipped } = expectedSides({ kind: given.kind, records }, columns, isKnown);
  const listed = byAddress(sides);
  const compared = compareSides({ expected: sides, actual, listed, there }, isElsewhere);
  const { groups, tell } = compared;
  const notCompared = [...doubtfulHead(head, columns), ...skipped, ...compared.skipped];
  const headOf = (at: number | null): string | null => given.columns[at ?? -1] ?? null;
  const isInOther = ({ key }: Side): boolean => !there.firsts.has(key) && isElsewhere(key);
  const addresses = {
    keys: listed.firsts,
    written: new Set(sides.map(({ address }) => address)),
  };
  return {
    account,
    list,
    /** Heads of the columns that were compared; null for a column that the list does not have. */
    columns: {
      address: headOf(columns.address),
      name: headOf(columns.name),
      asset: headOf(columns.asset),
    },
    groups,
    counts: Object.fromEntries(
      comparedGroups.map((group) => [group, groups[group].length]),
    ) as Record<ComparedGroup, number>,
    /** Returns the result for a record of a group. */
    tell,
    elsewhere: groups.missing.filter(isInOther).length,
    skipped: notCompared.sort((one, other) => one.place - other.place),
    strays: uncomparedAddresses(texts(), addresses, isOfAccount(account, isKnown)),
  };
};

/** A list compared with an account. */
type Comparison = ReturnType<typeof compareWith>;

const columns = [
  'result',
  'place',
  'differs',
  'expectedName',
  'expectedAsset',
  'expectedAddress',
  'name',
  'asset',
  'address',
  'problem',
  'elsewhere',
] as const;

/** The list that has the address of a missing record. */
const elsewhereOf = (list: ListName, { elsewhere }: ComparedRecord): ListName | null => {
  if (elsewhere === undefined) return null;
  return elsewhere === 'this-list' ? list : otherList[list];
};

type FileRow = Readonly<Partial<Record<(typeof columns)[number], Field>>>;

const rowOf = (list: ListName, record: ComparedRecord): FileRow => {
  const { group, place, fields, expected, actual } = record;
  return {
    ...actual,
    result: group,
    place: place === null ? null : String(place),
    differs: fields.length === 0 ? null : fields.join(' '),
    expectedName: expected?.name ?? null,
    expectedAsset: expected?.asset ?? null,
    expectedAddress: expected?.address ?? null,
    elsewhere: elsewhereOf(list, record),
  };
};

const rowOfSkipped = (place: string | null, problem: string): FileRow => ({
  result: 'not compared',
  place,
  problem,
});

/** A comparison as a file: CSV if there is a separator, otherwise JSON, which can be signed. Differences come first. */
const comparisonFile = (
  { account, list, columns: compared, groups, counts, tell, skipped, strays }: Comparison,
  facts: ComparisonFacts,
  separator: Separator | null,
): { readonly bytes: Uint8Array; readonly tally: ExportTally } => {
  const { fileName, fileSha256, host, openAlarms } = facts;
  const comparedAt = new Date(facts.comparedAt).toISOString();
  const toldOf = (group: ComparedGroup): readonly ComparedRecord[] =>
    groups[group].map((side) => tell(group, side));
  if (separator !== null) {
    const rowsOf = (group: ComparedGroup) => toldOf(group).map((record) => rowOf(list, record));
    const first = comparedGroups.filter((group) => group !== 'equal');
    const others = strays.count - strays.addresses.length;
    const left = [
      ...strays.addresses.map((address) => ({
        ...rowOfSkipped(null, 'elsewhere-in-the-file'),
        expectedAddress: address,
      })),
      ...(others > 0 ? [rowOfSkipped(null, `${others} more elsewhere-in-the-file`)] : []),
      ...skipped.map(({ place, problem }) => rowOfSkipped(String(place), problem)),
    ];
    const rows = [...first.flatMap(rowsOf), ...left, ...rowsOf('equal')];
    const about = provenanceOf(account, facts, account[list].length, [
      ['list', list],
      ['comparedAt', comparedAt],
      ['fileName', fileName],
      ['fileSha256', fileSha256],
      ...comparedGroups.map((group) => [group, numberField(counts[group])] as const),
      ['notCompared', numberField(skipped.length)],
      ['addressesNotCompared', numberField(strays.count)],
    ]);
    const { bytes, tally } = csvFile(rows, columns, separator, about);
    // As many rows as on screen and in JSON, where records that were not compared are counted separately.
    return { bytes, tally: { ...tally, rows: tally.rows - left.length } };
  }
  const told = comparedGroups.flatMap(toldOf).map((record) => {
    const { group, place, expected, actual, fields } = record;
    return {
      result: group,
      place,
      ...(fields.length > 0 ? { differs: fields } : {}),
      ...(record.elsewhere ? { elsewhere: elsewhereOf(list, record) } : {}),
      expected,
      actual,
    };
  });
  const json = {
    format: 'account-viewer.comparison',
    version: 1,
    fileName,
    fileSha256,
    host,
    account: { userId: fieldText(account.userId), name: fieldText(account.name) },
    fetchedAt: new Date(facts.receivedAt).toISOString(),
    source: sourceOf(facts),
    openAlarms,
    comparedAt,
    list,
    columns: compared,
    counts,
    notCompared: skipped,
    addressesNotCompared: strays,
    records: told,
  };
  return {
    bytes: Buffer.from(`${JSON.stringify(json, null, 1)}\n`, 'utf8'),
    tally: { rows: told.length, guarded: 0 },
  };
};

/** Most records returned at a time. */
const atOnce = 5000;

/** Most records that are listed as not compared; the others are only counted. */
const mostSkipped = 200;

/** Most addresses elsewhere in the file that are listed; the others are only counted. */
const mostStrays = 3;

/** The calls about a list of expected records and the open account. */
export const createExpectedCalls = (account: Account | undefined) => {
  let open: { readonly number: number; readonly lists: ReadLists } | undefined;
  let last: { readonly wanted: string; readonly comparison: Comparison } | undefined;

  const compare = ({ number, list, columns }: ListToCompare): Result<Comparison> => {
    const lists = open?.number === number ? open.lists : undefined;
    const read = lists?.[list];
    if (!account || !lists || !read?.ok) return fail('BAD_REQUEST');
    const wanted = JSON.stringify([number, list, columns]);
    if (last?.wanted !== wanted) {
      last = { wanted, comparison: compareWith(account, read.value, lists.texts, list, columns) };
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
      const listOf = (name: ListName): Result<ExpectedList> =>
        mapResult(lists[name], ({ list }) => list);
      return succeed(ofEachList(listOf));
    },
    closeList: () => {
      close();
      return succeed(null);
    },
    compareList: (wanted) => {
      const compared = compare(wanted);
      if (!compared.ok) return compared;
      const { list, counts, elsewhere, skipped, strays } = compared.value;
      return succeed({
        list,
        counts,
        elsewhere,
        skipped: skipped.slice(0, mostSkipped),
        skippedCount: skipped.length,
        strays: strays.addresses.slice(0, mostStrays),
        strayCount: strays.count,
      });
    },
    readCompared: ({ group, from, ...wanted }) => {
      const compared = compare(wanted);
      if (!compared.ok) return compared;
      const { groups, tell } = compared.value;
      return succeed(jsonPiece(groups[group], from, atOnce, (side) => tell(group, side)));
    },
    exportCompared: ({ facts, separator, ...wanted }) => {
      const compared = compare(wanted);
      if (!compared.ok) return compared;
      const { bytes, tally } = comparisonFile(compared.value, facts, separator);
      return { ...succeed(tally), bytes };
    },
  } satisfies Partial<Handlers>;
};
