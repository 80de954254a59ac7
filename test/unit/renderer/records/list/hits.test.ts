import { describe, expect, it } from 'vitest';
import { findHits } from '../../../../../renderer/features/records/list/grid/mark-hits';
import { fold } from '../../../../../renderer/features/records/list/model/fold';
import {
  hitIn,
  hits,
  type HitZone,
} from '../../../../../renderer/features/records/list/model/ranking';

const address = `0x${'12ab34cd'.repeat(5)}`;
const kinds: readonly (readonly [string, HitZone, string, keyof typeof hits])[] = [
  ['gas reserve', 'name', 'gas reserve', 'wholeName'],
  ['gas reserve', 'name', 'gas', 'name'],
  ['gas reserve', 'name', 'res', 'nameStart'],
  ['gas reserve', 'name', 'serve', 'namePart'],
  ['vault 10\nvault 1', 'name', '1', 'name'],
  ['vault (polygon)', 'name', '(polygon)', 'name'],
  ['第1金庫', 'name', '金庫', 'name'],
  ['usdc_erc20', 'text', 'usdc', 'text'],
  ['usdc_erc20', 'text', 'erc', 'textStart'],
  ['usdc_erc20', 'text', 'sdc', 'textPart'],
  [address, 'code', address, 'wholeName'],
  [address, 'code', address.slice(2), 'wholeName'],
  [`${address}\nwallet-7`, 'code', 'wallet-7', 'text'],
  [`${address}\nwallet-7`, 'code', '7', 'codeEdge'],
  [address, 'code', address.slice(0, 6), 'codeEdge'],
  [address, 'code', '12ab', 'codeEdge'],
  [address, 'code', '34cd', 'codeEdge'],
  [address, 'code', 'cd12', 'codePart'],
  [address, 'code', '2ab', 'weak'],
  ['2025-10-22t08:00z', 'date', '22', 'weak'],
  ['2025-10-22t08:00z', 'date', '2025-1', 'codeEdge'],
  ['gas', 'name', 'x', 'none'],
];

describe('a hit', () => {
  it.each(kinds)('in %j of a %s by %j is %s', (text, zone, word, kind) => {
    expect(hitIn(text, word, zone)).toBe(hits[kind]);
  });

  it('in a text of repeated characters takes no longer', () => {
    const word = 'a'.repeat(20);
    expect(hitIn(`x${'a'.repeat(200_000)}`, word, 'name')).toBe(hits.namePart);
  });
});

const marked = (text: string, word: string, where: 'anywhere' | 'first-word' = 'anywhere') =>
  findHits(text, [fold(word)], where).map(([from, to]) => text.slice(from, to));

describe('the marked part', () => {
  it.each([
    ['Cold storage – vault 1', 'VAULT', ['vault']],
    ['Zürich Zu\u0308rich', 'zurich', ['Zürich', 'Zu\u0308rich']],
    ['Größe', 'groesse', ['Größe']],
    ['ＦＵＬＬ width', 'full', ['ＦＵＬＬ']],
    ['🌱 Grant 🌱', '🌱', ['🌱', '🌱']],
    ['Trea\u200bsury', 'treasury', ['Trea\u200bsury']],
    ['İstanbul', 'ist', ['İst']],
    ['نقطة', 'x', []],
    ['a.b', '.', ['.']],
  ])('in %j by %j', (text, word, found) => {
    expect(marked(text, word)).toEqual(found);
  });

  it('of a date is the first word that begins with the text', () => {
    expect(marked('Oct 22, 2022, 02:22 PM', '22', 'first-word')).toEqual(['22']);
  });

  it('is not every letter of a text of repeated characters', () => {
    expect(marked('a'.repeat(1000), 'a').length).toBeLessThan(100);
  });
});
