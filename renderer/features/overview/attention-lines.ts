import {
  listNames,
  absenceOf,
  fieldText,
  ofEachList,
  type Difference,
  type ListName,
  type SmartContract,
  type Wallet,
  recordName,
} from '../../../shared/account';
import { rowMarks, type Activity, type Alarm } from '../../../shared/activity';
import { formOf } from '../../../shared/times';
import { noFilters, type Filters } from '../../store/list-state';
import type { RowMarks } from '../../store/window-state';
import { alarmCounts, areOfAddresses, changesIn, freshOf } from '../changes/count-of';
import type { PlacedAddress } from '../records/list/account-addresses';
import type { AddressPlace } from '../records/list/model/address-book';
import type { SameEnds } from '../records/list/model/look-alikes';

/** Target of a line's button. */
export type Target =
  | { readonly to: 'record'; readonly list: ListName; readonly row: number }
  | { readonly to: 'list'; readonly list: ListName; readonly filters: Filters }
  | { readonly to: 'changes' }
  /** The table of deviations from the specification. */
  | { readonly to: 'report' };

/** One of two addresses that look alike. */
export interface AlikeAddress extends Pick<PlacedAddress, 'name'> {
  readonly place: AddressPlace;
}

/** Records that a line is about: their number, and the names of the first ones. */
export interface Records {
  readonly list: ListName;
  readonly count: number;
  readonly names: readonly (string | null)[];
}

/** A line about something that the user should look at. */
export type AttentionLine = { readonly target: Target } & (
  | { readonly kind: 'alarm'; readonly alarm: Alarm }
  | {
      readonly kind: 'alarms';
      readonly count: number;
      /** The three numbers of `alarmCounts`. */
      readonly counts: ReturnType<typeof alarmCounts>;
      readonly names: readonly (string | null)[];
      readonly of: 'address' | 'value';
    }
  | { readonly kind: 'pair'; readonly ends: SameEnds; readonly two: readonly AlikeAddress[] }
  | ({ readonly kind: 'alikes' | 'sameName' | 'capitals' | 'malformed' | 'times' } & Records)
  | { readonly kind: 'absent'; readonly list: ListName }
  | {
      readonly kind: 'changes';
      readonly count: number;
      /** Changes of records, changes that only the history lists, or the latter besides open alarms. */
      readonly of: 'records' | 'elsewhere' | 'besideAlarms';
      readonly activity: Activity;
      readonly since: number;
    }
  | ({
      readonly kind: 'missing';
      /** By field, how many records lack it. */
      readonly fields: readonly (readonly [field: string, count: number])[];
      /** Whether some of these records have the field as an empty text. */
      readonly isEmpty: boolean;
    } & Records)
  | {
      readonly kind: 'unusual';
      readonly ways: number;
      /** Whether there are further deviations that are only counted. */
      readonly hasMore: boolean;
    }
);

/** Addresses that look alike: single pairs if there are few, otherwise the affected rows of each list. */
export type Alikes =
  | {
      readonly pairs: readonly {
        readonly ends: SameEnds;
        readonly two: readonly AlikeAddress[];
        readonly target: Target;
      }[];
    }
  | { readonly rows: Readonly<Record<ListName, readonly number[]>> };

/** Known facts about the account on screen; null for facts not known yet. */
export interface Facts {
  readonly differences: readonly Difference[];
  /** Number of further differences, all of unspecified fields. */
  readonly moreDifferences: number;
  readonly wallets: readonly Wallet[] | null;
  readonly contracts: readonly SmartContract[] | null;
  readonly activity: Activity | null;
  /** Whether the row numbers in `activity` and `marks` match the lists on screen. */
  readonly isCompared: boolean;
  readonly marks: RowMarks;
  readonly alikes: Alikes | null;
  /** Rows whose address fails the checksum in its capitals (EIP-55). */
  readonly capitals: Readonly<Record<ListName, ArrayLike<number> | null>>;
  /** Rows whose address does not have the format of its asset. Known at the same time as `capitals`. */
  readonly malformed: Facts['capitals'];
}

/** More alarms or pairs than this share one line. */
const mostSingle = 2;

/** Most names in a line about several records. */
const mostNames = 2;

const recordsOf = (
  { wallets, contracts }: Facts,
  list: ListName,
): readonly (Wallet | SmartContract)[] => (list === 'wallets' ? wallets : contracts) ?? [];

const nameOf = (record: Wallet | SmartContract | undefined): string | null =>
  record === undefined ? null : fieldText(recordName(record));

/** The records of a line, and the target of its button: a single record, or else the filtered list. */
const linked = (
  facts: Facts,
  list: ListName,
  rows: ArrayLike<number>,
  filters: Partial<Filters>,
  count = rows.length,
): Records & { readonly target: Target } => {
  const all = recordsOf(facts, list);
  const names = Array.from({ length: Math.min(rows.length, mostNames) }, (_none, at) =>
    nameOf(all[rows[at] ?? -1]),
  );
  const target: Target =
    rows.length === 1 && rows[0] !== undefined
      ? { to: 'record', list, row: rows[0] }
      : { to: 'list', list, filters: { ...noFilters, ...filters } };
  return { list, count, names, target };
};

const alarmLines = ({ activity, isCompared }: Facts): readonly AttentionLine[] => {
  if (!activity || activity.alarmCount === 0) return [];
  const { alarms, alarmCount } = activity;
  if (alarmCount <= mostSingle) {
    return alarms.map((alarm) => ({
      kind: 'alarm',
      alarm,
      target:
        isCompared && alarm.row !== null
          ? { to: 'record', list: alarm.list, row: alarm.row }
          : { to: 'changes' },
    }));
  }
  const names = alarms.slice(0, mostNames).map(({ name }) => fieldText(name));
  const of = areOfAddresses(activity) ? 'address' : 'value';
  const counts = alarmCounts(activity);
  return [{ kind: 'alarms', count: alarmCount, counts, names, of, target: { to: 'changes' } }];
};

/** One line for each list that has affected rows. */
const recordLines = (
  facts: Facts,
  kind: 'alikes' | 'sameName' | 'capitals' | 'malformed',
  rows: Facts['capitals'],
  filters: Partial<Filters>,
): readonly AttentionLine[] =>
  listNames.flatMap((list): readonly AttentionLine[] => {
    const ofList = rows[list] ?? [];
    return ofList.length > 0 ? [{ kind, ...linked(facts, list, ofList, filters) }] : [];
  });

const alikeLines = (facts: Facts): readonly AttentionLine[] => {
  const { alikes } = facts;
  if (!alikes) return [];
  if ('pairs' in alikes) return alikes.pairs.map((pair) => ({ kind: 'pair', ...pair }));
  return recordLines(facts, 'alikes', alikes.rows, { marks: ['alike'] });
};

const sameNameLines = (facts: Facts): readonly AttentionLine[] => {
  if (!facts.isCompared) return [];
  const rows = ofEachList((list) => {
    const found: number[] = [];
    facts.marks[list]?.forEach((mark, row) => {
      if (mark === rowMarks.sameName) found.push(row);
    });
    return found;
  });
  return recordLines(facts, 'sameName', rows, { marks: ['changed'] });
};

/** The line about changes; none if alarms report all of them. The count includes every change, as above the history. */
const changeLines = ({ activity }: Facts): readonly AttentionLine[] => {
  if (!activity || activity.seenAt === null) return [];
  const { alarmCount, seenAlarmCount, counts, fresh, freshBeside, seenAt: since } = activity;
  const changes = changesIn(activity);
  const ofOthers = changes - counts.wallets.changed - counts.contracts.changed;
  const told = alarmCount - seenAlarmCount;
  const line = (
    of: Extract<AttentionLine, { kind: 'changes' }>['of'],
  ): readonly AttentionLine[] => {
    const count = freshOf(activity);
    return [{ kind: 'changes', count, of, activity, since, target: { to: 'changes' } }];
  };
  // A record that was replaced is told by its alarm alone.
  if (told > 0 && fresh > 0 && freshBeside === 0) return [];
  if (ofOthers > 0 || changes > told) return line('records');
  if (told > 0) return freshBeside > 0 ? line('besideAlarms') : [];
  // Changes that only the history lists: of the account's holder, or values that changed back.
  return (alarmCount === 0 ? fresh : freshBeside) > 0 ? line('elsewhere') : [];
};

/** The first two records that satisfy a condition: two are enough to know that there are several. */
const firstOf = (
  records: readonly (Wallet | SmartContract)[],
  isOne: (record: Wallet | SmartContract) => boolean,
): readonly number[] => {
  const found: number[] = [];
  for (let row = 0; row < records.length && found.length < mostNames; row += 1) {
    const record = records[row];
    if (record && isOne(record)) found.push(row);
  }
  return found;
};

const isMissing = ({ where, problem }: Difference): boolean =>
  where !== 'account' && (problem === 'missing' || problem === 'empty');

const isNoRecord = ({ field, problem }: Difference): boolean =>
  field === 'record' && problem === 'wrong-type';

const isUncertain = ({ where, problem }: Difference): boolean =>
  where === 'contracts' && (problem === 'malformed' || problem === 'no-zone');

const sumOf = (differences: readonly Difference[]): number =>
  differences.reduce((sum, { count }) => sum + count, 0);

const missingLines = (facts: Facts): readonly AttentionLine[] =>
  listNames.flatMap((list): readonly AttentionLine[] => {
    const found = facts.differences.filter((one) => isMissing(one) && one.where === list);
    if (found.length === 0) return [];
    const nothingOf = ({ problem }: Difference): null | '' => (problem === 'empty' ? '' : null);
    const rows = firstOf(recordsOf(facts, list), (record) =>
      found.some((one) => record[one.field as keyof typeof record] === nothingOf(one)),
    );
    // A list entry that is not a record lacks the field, too, and is in the list with the others.
    const others = sumOf(facts.differences.filter((one) => isNoRecord(one) && one.where === list));
    const names = [...new Set(found.map(({ field }) => field))];
    const fields = names.map(
      (name) => [name, sumOf(found.filter(({ field }) => field === name)) + others] as const,
    );
    const [name = '', other] = names;
    const filters: Partial<Filters> =
      other === undefined ? { values: { [name]: found.map(nothingOf) } } : { marks: ['differs'] };
    const isEmpty = found.some((one) => nothingOf(one) === '');
    const count = sumOf(found) + others;
    return [{ kind: 'missing', fields, isEmpty, ...linked(facts, list, rows, filters, count) }];
  });

const timeLines = (facts: Facts): readonly AttentionLine[] => {
  const count = sumOf(facts.differences.filter(isUncertain));
  if (count === 0) return [];
  const rows = firstOf(facts.contracts ?? [], (record) => {
    if (!('deployedAt' in record) || typeof record.deployedAt !== 'string') return false;
    return ['none', 'no-zone'].includes(formOf(record.deployedAt));
  });
  return [{ kind: 'times', ...linked(facts, 'contracts', rows, { marks: ['differs'] }, count) }];
};

const absentLines = ({ differences }: Facts): readonly AttentionLine[] =>
  listNames
    .filter((list) => absenceOf(differences, list))
    .map((list) => ({ kind: 'absent', list, target: { to: 'report' } }));

const unusualLines = ({ differences, moreDifferences }: Facts): readonly AttentionLine[] => {
  const absent = listNames.map((list) => absenceOf(differences, list));
  const ways = differences.filter(
    (one) => !isMissing(one) && !isUncertain(one) && !absent.includes(one),
  ).length;
  const hasMore = moreDifferences > 0;
  return ways === 0 && !hasMore
    ? []
    : [{ kind: 'unusual', ways, hasMore, target: { to: 'report' } }];
};

/** Lines for everything that the user should look at, most severe first. */
export const attentionOf = (facts: Facts): readonly AttentionLine[] => [
  ...alarmLines(facts),
  ...alikeLines(facts),
  ...sameNameLines(facts),
  ...absentLines(facts),
  ...changeLines(facts),
  ...recordLines(facts, 'capitals', facts.capitals, { checksums: ['mismatch'] }),
  ...recordLines(facts, 'malformed', facts.malformed, { checksums: ['malformed'] }),
  ...missingLines(facts),
  ...timeLines(facts),
  ...unusualLines(facts),
];

/** Whether all facts are known, so that no lines means that nothing needs attention. */
export const isAllKnown = ({ wallets, contracts, activity, alikes, capitals }: Facts): boolean =>
  ![wallets, contracts, activity, alikes, capitals.wallets, capitals.contracts].includes(null);
