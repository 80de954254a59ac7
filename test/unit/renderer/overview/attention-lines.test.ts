import { noFilters } from '../../../../renderer/store/list-state';
import { describe, expect, it } from 'vitest';
import type { Difference, SmartContract, Wallet } from '../../../../shared/account';
import { rowMarks, type Activity, type Alarm } from '../../../../shared/activity';
import {
  attentionOf,
  isAllKnown,
  type AttentionLine,
  type Facts,
} from '../../../../renderer/features/overview/attention-lines';
import { alarmWith, quietActivity as quiet } from '../activity-parts';
import { smallContract, smallWallet } from '../../../service/small-account';

const wallet = (walletName: string): Wallet => ({ ...smallWallet, walletName });
const contract = (name: string, more: Partial<SmartContract> = {}): SmartContract => ({
  ...smallContract,
  name,
  ...more,
});

const none = { changed: 0, renamed: 0, added: 0, removed: 0 };
const alarm = (number: number, more: Partial<Alarm> = {}): Alarm =>
  alarmWith({ number, name: `Wallet ${number}`, row: 1, ...more });

/** An activity with exactly these alarms. */
const alarmed = (...alarms: readonly Alarm[]): Partial<Activity> => ({
  alarms,
  alarmCount: alarms.length,
  revertedCount: alarms.filter(({ isReverted }) => isReverted).length,
});

/** An activity with these counts of wallet changes. */
const changedWallets = (changes: Partial<typeof none>) => ({
  counts: { ...quiet.counts, wallets: { ...none, ...changes } },
});

const calm: Facts = {
  differences: [],
  moreDifferences: 0,
  wallets: [wallet('One'), wallet('Two'), wallet('Three')],
  contracts: [contract('First'), contract('Second'), contract('Third')],
  activity: quiet,
  isCompared: true,
  marks: {},
  alikes: { pairs: [] },
  capitals: { wallets: [], contracts: [] },
  malformed: { wallets: [], contracts: [] },
};

const linesOf = (facts: Partial<Facts>): readonly AttentionLine[] =>
  attentionOf({ ...calm, ...facts });

const targetOf = (facts: Partial<Facts>): unknown => linesOf(facts).map(({ target }) => target);

const missing = (field: string, count: number): Difference => ({
  where: 'contracts',
  problem: 'missing',
  field,
  count,
});

describe('what needs attention', () => {
  it('is empty if nothing needs attention', () => {
    expect(linesOf({})).toEqual([]);
    expect(isAllKnown(calm)).toBe(true);
  });

  it.each<[string, Partial<Facts>]>([
    ['a list', { contracts: null }],
    ['what changed', { activity: null }],
    ['look-alikes', { alikes: null }],
    ['capitals', { capitals: { wallets: [], contracts: null } }],
  ])('is not complete before %s', (_what, facts) => {
    expect(isAllKnown({ ...calm, ...facts })).toBe(false);
  });

  it('is ordered by severity', () => {
    const kinds = linesOf({
      activity: { ...quiet, ...changedWallets({ added: 3 }), ...alarmed(alarm(1)) },
      marks: { wallets: Uint8Array.of(0, rowMarks.sameName, rowMarks.added) },
      alikes: { rows: { wallets: [0, 1], contracts: [2] } },
      capitals: { wallets: [2], contracts: [] },
      malformed: { wallets: [], contracts: [0] },
      differences: [
        { where: 'account', field: 'tier', problem: 'unknown', count: 1 },
        { where: 'account', field: 'wallets', problem: 'missing', count: 1 },
        missing('deployedBy', 1),
        { where: 'contracts', field: 'deployedAt', problem: 'malformed', count: 1 },
      ],
    }).map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...['alarm', 'alikes', 'alikes', 'sameName', 'absent'],
      ...['changes', 'capitals', 'malformed', 'missing', 'times', 'unusual'],
    ]);
  });
});

describe('an alarm', () => {
  const withAlarms = (...alarms: readonly Alarm[]): Partial<Facts> => ({
    activity: { ...quiet, ...alarmed(...alarms) },
  });

  it('links to its record, or to the changes if the record is not in the list', () => {
    expect(targetOf(withAlarms(alarm(1), alarm(2, { row: null })))).toEqual([
      { to: 'record', list: 'wallets', row: 1 },
      { to: 'changes' },
    ]);
    expect(targetOf({ ...withAlarms(alarm(1)), isCompared: false })).toEqual([{ to: 'changes' }]);
  });

  it('shares a line with others if there are many', () => {
    const alarms = withAlarms(alarm(1), alarm(2), alarm(3, { isReverted: true }));
    const [line, ...others] = linesOf(alarms);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      kind: 'alarms',
      count: 3,
      of: 'address',
      names: ['Wallet 1', 'Wallet 2'],
      counts: [2, 1, 0],
      target: { to: 'changes' },
    });
  });

  it('is not listed again as a change', () => {
    const told = { ...quiet, ...changedWallets({ changed: 1 }), ...alarmed(alarm(1)) };
    expect(linesOf({ activity: told }).map(({ kind }) => kind)).toEqual(['alarm']);
    const earlier = { ...told, seenAlarmCount: 1 };
    expect(linesOf({ activity: earlier }).map(({ kind }) => kind)).toEqual(['alarm', 'changes']);
  });
});

describe('a line about records', () => {
  it('links to a single record, and to the filtered list for several', () => {
    expect(targetOf({ capitals: { wallets: [2], contracts: [0, 1] } })).toEqual([
      { to: 'record', list: 'wallets', row: 2 },
      { to: 'list', list: 'contracts', filters: { ...noFilters, checksums: ['mismatch'] } },
    ]);
    expect(targetOf({ malformed: { wallets: [0, 1], contracts: [] } })).toEqual([
      { to: 'list', list: 'wallets', filters: { ...noFilters, checksums: ['malformed'] } },
    ]);
    expect(targetOf({ alikes: { rows: { wallets: [0, 1], contracts: [] } } })).toEqual([
      { to: 'list', list: 'wallets', filters: { ...noFilters, marks: ['alike'] } },
    ]);
  });

  it('names the first record, and counts all', () => {
    const capitals = { wallets: [0, 1, 2], contracts: [] };
    expect(linesOf({ capitals })).toMatchObject([{ count: 3, names: ['One', 'Two'] }]);
  });

  it('ignores marks of namesakes that may belong to another answer', () => {
    const marks = { wallets: Uint8Array.of(rowMarks.sameName) };
    expect(targetOf({ marks })).toEqual([{ to: 'record', list: 'wallets', row: 0 }]);
    expect(targetOf({ marks, isCompared: false })).toEqual([]);
  });

  it('covers records without a value of a field', () => {
    const contracts = [
      contract('First', { deployedBy: null }),
      contract('Second'),
      contract('Third', { deployedAt: null }),
    ];
    expect(targetOf({ contracts, differences: [missing('deployedBy', 1)] })).toEqual([
      { to: 'record', list: 'contracts', row: 0 },
    ]);
    const two = [missing('deployedBy', 1), missing('deployedAt', 1)];
    expect(linesOf({ contracts, differences: two })).toMatchObject([
      {
        kind: 'missing',
        count: 2,
        fields: two.map(({ field }) => [field, 1]),
        target: { to: 'list', list: 'contracts', filters: { ...noFilters, marks: ['differs'] } },
      },
    ]);
    const both = contracts.map((one) => ({ ...one, type: null }));
    expect(targetOf({ contracts: both, differences: [missing('type', 3)] })).toEqual([
      { to: 'list', list: 'contracts', filters: { ...noFilters, values: { type: [null] } } },
    ]);
  });

  it('counts empty values with missing ones, and links to both', () => {
    const wallets = ['One', '', null, ''].map((walletAddress) => ({
      ...smallWallet,
      walletAddress,
      walletName: walletAddress,
    }));
    const of = (problem: 'missing' | 'empty', field: string, count: number): Difference => ({
      where: 'wallets',
      problem,
      field,
      count,
    });
    const empty = of('empty', 'walletAddress', 2);
    const both = [of('missing', 'walletAddress', 1), empty];
    const values = { walletAddress: [null, ''] };
    expect(linesOf({ wallets, differences: both })).toMatchObject([
      {
        kind: 'missing',
        count: 3,
        fields: [['walletAddress', 3]],
        isEmpty: true,
        target: { to: 'list', list: 'wallets', filters: { ...noFilters, values } },
      },
    ]);
    expect(
      targetOf({ wallets: wallets.slice(0, 2), differences: [{ ...empty, count: 1 }] }),
    ).toEqual([{ to: 'record', list: 'wallets', row: 1 }]);
    expect(targetOf({ wallets, differences: [empty, of('missing', 'walletName', 1)] })).toEqual([
      { to: 'list', list: 'wallets', filters: { ...noFilters, marks: ['differs'] } },
    ]);
  });

  it('counts entries that are no record with those without a value, as the list shows them', () => {
    const wallets = ['One', null, null, null].map((walletName) => ({ ...smallWallet, walletName }));
    const differences: Difference[] = [
      { where: 'wallets', problem: 'missing', field: 'walletName', count: 1 },
      { where: 'wallets', problem: 'wrong-type', field: 'record', is: 'number', count: 2 },
    ];
    const [line] = linesOf({ wallets, differences });
    const filters = { ...noFilters, values: { walletName: [null] } };
    expect(line).toMatchObject({
      kind: 'missing',
      count: 3,
      fields: [['walletName', 3]],
      target: { to: 'list', list: 'wallets', filters },
    });
  });

  it('covers uncertain times', () => {
    const contracts = [contract('First'), contract('Second', { deployedAt: '2020-05-01' })];
    const noZone = { ...missing('deployedAt', 1), problem: 'no-zone' } as const;
    expect(targetOf({ contracts, differences: [noZone] })).toEqual([
      { to: 'record', list: 'contracts', row: 1 },
    ]);
  });
});

/** The count and the kind of a line about changes. */
const changesOf = (activity: Partial<Activity>) =>
  linesOf({ activity: { ...quiet, ...activity } }).flatMap((line) =>
    line.kind === 'changes' ? [[line.count, line.of]] : [],
  );

describe('changes that only the history lists', () => {
  it('get a line: a change of the holder, or records that came and went', () => {
    const activity = { ...quiet, fresh: 2, freshBeside: 1 };
    const target = { to: 'changes' };
    expect(linesOf({ activity })).toEqual([
      { kind: 'changes', count: 2, of: 'elsewhere', activity, since: 1000, target },
    ]);
  });

  it('get no line beside an alarm that covers all of them', () => {
    const activity = { ...quiet, fresh: 2, ...alarmed(alarm(1)) };
    expect(linesOf({ activity }).map(({ kind }) => kind)).toEqual(['alarm']);
  });

  it('get a line beside an alarm, without the alarm’s own changes', () => {
    const told = { ...alarmed(alarm(1)), fresh: 2, freshBeside: 1 };
    expect(changesOf({ ...told, ...changedWallets({ changed: 1 }) })).toEqual([
      [2, 'besideAlarms'],
    ]);
    // The first-seen value is back, so nothing differs.
    const reverted = { ...told, ...alarmed(alarm(1, { isReverted: true })) };
    expect(changesOf(reverted)).toEqual([[2, 'besideAlarms']]);
    const seen = { ...told, seenAlarmCount: 1 };
    expect(changesOf(seen)).toEqual([[2, 'elsewhere']]);
  });
});

it('a line says that there are more differences than were listed', () => {
  const differences: Difference[] = [
    { where: 'account', field: 'tier', problem: 'unknown', count: 1 },
  ];
  const waysOf = (moreDifferences: number) => linesOf({ differences, moreDifferences });
  expect(waysOf(0)).toMatchObject([{ kind: 'unusual', ways: 1, hasMore: false }]);
  expect(waysOf(450)).toMatchObject([{ kind: 'unusual', ways: 1, hasMore: true }]);
});

describe('records that are new, gone or renamed', () => {
  it.each(['added', 'removed', 'renamed'] as const)('get a line beside alarms: %s', (kind) => {
    // Two alarms about one contract, and one whose first-seen value is back.
    const alarms = alarmed(
      alarm(1, { list: 'contracts', field: 'type' }),
      alarm(2, { list: 'contracts', field: 'deployedBy' }),
      alarm(3, { isReverted: true }),
    );
    const counts = { contracts: { ...none, changed: 1 }, wallets: { ...none, [kind]: 1 } };
    const fresh = { fresh: 5, freshBeside: 1 };
    expect(changesOf({ ...alarms, counts, ...fresh })).toEqual([[5, 'records']]);
  });

  it('are counted as above the changes, even if one record has several', () => {
    // The alarm covers the address of a wallet, and the history also has its name.
    const told = { ...changedWallets({ added: 4, changed: 1 }), ...alarmed(alarm(1)) };
    expect(changesOf({ ...told, fresh: 6, freshBeside: 5 })).toEqual([[6, 'records']]);
  });
});
