import { describe, expect, it } from 'vitest';
import { firstSeen, orderOf } from '../../../../../renderer/features/records/details/alike-pairs';
import type { HistoryEntry, HistoryKind, HistoryPage } from '../../../../../shared/activity';
import { entryWith } from '../../activity-parts';

const record = { list: 'wallets', record: 3, address: '0xAbC1' } as const;

const entry = (kind: HistoryKind, at: number, more: Partial<HistoryEntry> = {}): HistoryEntry =>
  entryWith({ kind, at, row: 3, ...more });
const begun = entry('begun', 10, { list: 'account', row: null });
const page = (...entries: readonly HistoryEntry[]): HistoryPage => ({
  entries,
  total: entries.length,
  dropped: 0,
});
const moved = (after: string) => ({ fields: [{ field: 'walletAddress', before: '0x1', after }] });

describe('the time since when a record has its address', () => {
  it('is the first answer, if nothing else is known', () => {
    expect(firstSeen(page(entry('renamed', 30), begun), record)).toBe(10);
    expect(firstSeen(page(entry('added', 20, { row: 4 }), begun), record)).toBe(10);
  });

  it('is the answer that added it', () => {
    expect(firstSeen(page(entry('added', 20), begun), record)).toBe(20);
    expect(firstSeen(page(entry('added', 20, { list: 'contracts' }), begun), record)).toBe(10);
  });

  it('is the answer that changed the address, in any letter case', () => {
    const changed = entry('alarm', 40, moved('0xaBc1'));
    expect(firstSeen(page(changed, entry('added', 20), begun), record)).toBe(40);
  });

  it.each<[string, HistoryPage]>([
    ['lines have been dropped', { ...page(begun), dropped: 1 }],
    ['there are more lines than were read', { ...page(begun), total: 2 }],
    ['there is no first answer', page()],
    ['what was known is gone', page(entry('lost', 20, { list: 'account', row: null }), begun)],
    ['another account was trusted', page(entry('trusted', 20, { list: 'account' }), begun)],
    ['it has been there before', page(entry('returned', 20), begun)],
    ['it had another address for a while', page(entry('alarm', 20, moved('0x2')), begun)],
    [
      'one line stands for many',
      page(entry('added', 20, { count: 7, isCounting: true, row: null }), begun),
    ],
    [
      'one record has no line of its own',
      page(entry('added', 20, { name: null, asset: null, isCounting: true, row: null }), begun),
    ],
  ])('is unknown if %s', (_why, known) => {
    expect(firstSeen(known, record)).toBeNull();
  });
});

it('tells which of two was there first, and never guesses', () => {
  expect([orderOf(1, 2), orderOf(2, 1), orderOf(1, 1)]).toEqual(['own', 'other', 'together']);
  expect([orderOf(null, 1), orderOf(1, null)]).toEqual(['unknown', 'unknown']);
});
