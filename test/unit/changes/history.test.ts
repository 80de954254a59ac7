import { describe, expect, it } from 'vitest';
import {
  createLineCollector,
  emptyHistory,
  lineOfAccount,
  record,
} from '../../../electron/reader/changes/history';
import { mostHistory, type HistoryKind } from '../../../shared/activity';
import { smallAccount, smallWallet } from '../../service/small-account';
import { readCsvBelowFacts } from '../export/read-csv';
import { valueOf } from '../value-of';
import { baselineHarness } from './baseline-harness';

/** The kinds of these lines that a history still has after `count` other lines, and how many lines it dropped. */
const leftOf = (kinds: readonly HistoryKind[], others: HistoryKind, count: number) => {
  const old = kinds.map((kind) => lineOfAccount(1, kind));
  const more = Array.from({ length: count }, () => lineOfAccount(2, others));
  const { lines, dropped } = record(record(emptyHistory, old), more);
  return { kinds: lines.filter(({ at }) => at === 1).map(({ kind }) => kind), dropped };
};

describe('a history with more lines than are kept', () => {
  it('first drops lines that are neither alarms nor decisions', () => {
    const left = leftOf(['alarm', 'changed', 'acknowledged', 'reverted'], 'changed', mostHistory);
    expect(left).toEqual({ kinds: ['alarm', 'acknowledged', 'reverted'], dropped: 4 });
  });

  it('then drops the oldest alarms, and keeps decisions', () => {
    const decided = ['acknowledged', 'settled', 'trusted', 'lost', 'begun'] as const;
    const left = leftOf(['alarm', 'changed', ...decided, 'reverted'], 'alarm', mostHistory - 5);
    expect(left).toEqual({ kinds: decided, dropped: 3 });
  });

  it('drops the oldest decisions if nothing else is left', () => {
    const left = leftOf(['begun', 'trusted'], 'acknowledged', mostHistory - 1);
    expect(left).toEqual({ kinds: ['trusted'], dropped: 1 });
  });

  it('counts as seen only lines that were seen and are still there', () => {
    const kinds: readonly HistoryKind[] = ['changed', 'alarm', 'changed', 'acknowledged'];
    const old = kinds.map((kind) => lineOfAccount(1, kind));
    const changes = (count: number) =>
      Array.from({ length: count }, () => lineOfAccount(2, 'changed'));
    const seen = { ...record(emptyHistory, old), seen: 4 };
    const full = record(seen, changes(mostHistory - 4));
    expect([full.seen, record(full, changes(1)).seen]).toEqual([4, 3]);
    expect(record(full, changes(2)).seen).toBe(2);
    // From here on, only unseen lines are dropped.
    const later = record(full, changes(7));
    expect([later.seen, later.lines.length, later.dropped]).toEqual([2, mostHistory, 7]);
    expect(record(later, [lineOfAccount(3, 'alarm')]).seen).toBe(2);
  });

  it('counts seen lines correctly when old alarms and decisions are dropped too', () => {
    const decided = Array.from({ length: mostHistory }, () => lineOfAccount(2, 'acknowledged'));
    const old = [lineOfAccount(1, 'alarm'), lineOfAccount(1, 'trusted')];
    const seen = { ...record(emptyHistory, old), seen: 2 };
    expect(record(seen, decided.slice(1)).seen).toBe(1);
    expect(record(seen, decided).seen).toBe(0);
  });
});

const lineOfWallet = (at: number) =>
  ({ ...lineOfAccount(at, 'alarm'), list: 'wallets', key: 'k' }) as const;

it.each([
  ['changed', 200],
  ['removed', 200],
  ['alarm', 1000],
  ['acknowledged', 1000],
] as const)(
  'of lines that come at once, a limited number is kept and the rest is counted: %s, %i',
  (kind, most) => {
    const collector = createLineCollector(1);
    for (let at = 0; at < 1500; at += 1)
      collector.add('wallets', kind, () => lineOfAccount(1, kind));
    const [counted, ...ofEach] = collector.lines();
    expect(ofEach).toHaveLength(most);
    expect(counted).toMatchObject({ kind, list: 'wallets', count: 1500 - most });
  },
);

it('many lines at once push out no more lines than the room always reserved for new ones', () => {
  const ofOne = [lineOfAccount(1, 'begun'), lineOfAccount(1, 'alarm')];
  let history = record(emptyHistory, ofOne);
  const isThere = () =>
    ofOne.every(({ kind }) => history.lines.some((one) => one.at === 1 && one.kind === kind));
  for (let at = 2; at < 22; at += 1) {
    const collector = createLineCollector(at);
    for (let line = 0; line < 3000; line += 1) {
      collector.add('wallets', 'alarm', () => lineOfWallet(at));
    }
    history = record(history, collector.lines());
  }
  expect(history.lines).toHaveLength(mostHistory);
  expect(isThere()).toBe(true);
  // The newest lines fill the available room, and one line counts the rest.
  const newest = history.lines.filter(({ at }) => at === 21);
  expect(newest.length).toBeGreaterThan(200);
  expect(newest.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
});

it('lines dropped from a large group are counted by a line that stays', () => {
  const linesAt = (at: number, count: number) =>
    Array.from({ length: count }, () => lineOfWallet(at));
  const before = { ...record(emptyHistory, linesAt(1, 600)), seen: 600 };
  const { lines, dropped, seen } = record(
    before,
    Array.from({ length: mostHistory - 300 }, (_, at) => lineOfAccount(2 + at, 'acknowledged')),
  );
  const old = lines.filter(({ at }) => at === 1);
  expect([lines.length, dropped, old.length, seen]).toEqual([mostHistory, 300, 300, 300]);
  expect(old.reduce((sum, { count }) => sum + count, 0)).toBe(600);
});

it('a line about a record with a very long id links to the record by its address', async () => {
  const harness = baselineHarness();
  const { take, history } = harness.start();
  await take(smallAccount);
  const walletAddress = '0x52908400098527886E0F7030069857D2E4169EE7';
  const newcomer = { ...smallWallet, id: '9'.repeat(600), walletName: 'New', walletAddress };
  await take({ ...smallAccount, wallets: [smallWallet, newcomer] });
  const { entries } = await history({ kinds: ['added'] });
  expect(entries).toMatchObject([{ name: 'New', row: 1 }]);
});

it('an exported part of a history names its size, the total, and the time of the last answer', async () => {
  const { profileId, edges, start } = baselineHarness();
  const { take, baselines } = start();
  await take(smallAccount);
  await take({ ...smallAccount, wallets: [{ ...smallWallet, walletName: 'Renamed' }] });
  const filter = { kinds: ['renamed'], list: null } as const;
  const facts = { host: 'host', savedAt: 0 };
  const wanted = { filter, separator: 'comma', facts } as const;
  const { bytes } = valueOf(await baselines.historyTable(profileId, wanted));
  const told = readCsvBelowFacts(bytes).facts;
  const factOf = (name: string) => told[told.indexOf(name) + 1];
  expect([factOf('account'), factOf('userId')]).toEqual([smallAccount.name, smallAccount.userId]);
  expect([factOf('entries'), factOf('entriesInHistory')]).toEqual(['1', '2']);
  expect(factOf('lastFetchedAt')).toBe(new Date(edges.time).toISOString());
});
