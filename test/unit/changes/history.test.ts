import { describe, expect, it } from 'vitest';
import { emptyHistory, lineOfAccount, record } from '../../../electron/reader/changes/history';
import { mostHistory, type HistoryKind } from '../../../shared/activity';

/** What a history still has of these lines after as many others. */
const leftOf = (kinds: readonly HistoryKind[], others: HistoryKind, count: number) => {
  const old = kinds.map((kind) => lineOfAccount(1, kind));
  const more = Array.from({ length: count }, () => lineOfAccount(2, others));
  const { lines, dropped } = record(record(emptyHistory, old), more);
  return { kinds: lines.filter(({ at }) => at === 1).map(({ kind }) => kind), dropped };
};

describe('a history with more lines than are kept', () => {
  it('drops what is neither an alarm nor decided first', () => {
    const left = leftOf(['alarm', 'changed', 'acknowledged', 'reverted'], 'changed', mostHistory);
    expect(left).toEqual({ kinds: ['alarm', 'acknowledged', 'reverted'], dropped: 4 });
  });

  it('drops the oldest alarms next, and keeps what was decided', () => {
    const left = leftOf(['alarm', 'changed', 'acknowledged', 'reverted'], 'alarm', mostHistory - 1);
    expect(left).toEqual({ kinds: ['acknowledged'], dropped: 3 });
  });

  it('drops the oldest decisions where there is nothing else', () => {
    const left = leftOf(['begun', 'trusted'], 'acknowledged', mostHistory - 1);
    expect(left).toEqual({ kinds: ['trusted'], dropped: 1 });
  });
});
