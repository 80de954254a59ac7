import type { Field, ListName } from '../../../shared/account';
import {
  comparedGroups,
  type ComparedGroup,
  type ComparedRecord,
  type SkippedRecord,
} from '../../../shared/expected';
import type { Separator } from '../../../shared/export';
import type { ComparisonFacts, ExportTally } from '../../../shared/reader-messages';
import { csvFile } from '../export/csv-lines';

/** A list compared with an account. */
export interface Comparison {
  readonly list: ListName;
  readonly groups: Readonly<Record<ComparedGroup, readonly ComparedRecord[]>>;
  readonly skipped: readonly SkippedRecord[];
}

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
] as const;

type Column = (typeof columns)[number];

const rowOf = ({
  group,
  place,
  fields,
  expected,
  actual,
}: ComparedRecord): Readonly<Record<Column, Field>> => ({
  result: group,
  place: place === null ? null : String(place),
  differs: fields.length === 0 ? null : fields.join(' '),
  expectedName: expected?.name ?? null,
  expectedAsset: expected?.asset ?? null,
  expectedAddress: expected?.address ?? null,
  name: actual?.name ?? null,
  asset: actual?.asset ?? null,
  address: actual?.address ?? null,
});

/** A comparison as a file: CSV where there is a separator, else JSON, which can be signed. What needs looking at is first. */
export const comparisonFile = (
  { list, groups, skipped }: Comparison,
  { receivedAt, comparedAt, ...facts }: ComparisonFacts,
  separator: Separator | null,
): { readonly bytes: Uint8Array; readonly tally: ExportTally } => {
  const records = comparedGroups.flatMap((group) => groups[group]);
  if (separator !== null) return csvFile(records.map(rowOf), columns, separator);
  const counts = Object.fromEntries(comparedGroups.map((group) => [group, groups[group].length]));
  const told = records.map(({ group, place, expected, actual, fields }) => ({
    result: group,
    place,
    ...(fields.length > 0 ? { differs: fields } : {}),
    expected,
    actual,
  }));
  const json = {
    format: 'account-viewer.comparison',
    version: 1,
    ...facts,
    fetchedAt: new Date(receivedAt).toISOString(),
    comparedAt: new Date(comparedAt).toISOString(),
    list,
    counts,
    notCompared: skipped,
    records: told,
  };
  return {
    bytes: Buffer.from(`${JSON.stringify(json, null, 1)}\n`, 'utf8'),
    tally: { rows: records.length, guarded: 0 },
  };
};
