import { describe, expect, it } from 'vitest';
import { pieceOfList } from '../../../electron/reader/answer-calls';
import { largestPiece } from '../../../shared/pieces';

const mostUnits = largestPiece / 2;

const piecesOf = (rows: readonly unknown[]) => {
  const pieces: string[] = [];
  for (let from: number | null = 0; from !== null;) {
    const { text, next } = pieceOfList(rows, from);
    pieces.push(text);
    from = next;
  }
  return pieces;
};

const wallet = (name: string) => ({
  id: '1',
  asset: 'ETH',
  walletAddress: '0x1',
  walletName: name,
});

describe('the rows of a list', () => {
  it.each<[string, readonly object[], number]>([
    ['of ordinary length', Array.from({ length: 60_000 }, (_, at) => wallet(`Wallet ${at}`)), 3],
    ['whose JSON is six times as long', Array(40).fill(wallet('\u0001'.repeat(60_000))), 10],
    ['each longer than a message', Array(3).fill(wallet('n'.repeat(mostUnits + 1))), 3],
    ['one of them longer', [wallet('a'), wallet('n'.repeat(mostUnits)), wallet('b')], 3],
    ['none', [], 1],
  ])('cross in messages of at most 4 MB, %s', (_which, rows, count) => {
    const pieces = piecesOf(rows);
    expect(pieces.flatMap((text) => JSON.parse(text) as unknown[])).toEqual(rows);
    expect(pieces).toHaveLength(count);
    for (const text of pieces) {
      const isOne = (JSON.parse(text) as unknown[]).length === 1;
      expect(isOne || text.length <= mostUnits).toBe(true);
    }
  });
});
