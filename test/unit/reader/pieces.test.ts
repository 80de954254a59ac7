import { describe, expect, it } from 'vitest';
import { pieceOfList } from '../../../electron/reader/answer-calls';
import type { SmartContract, Wallet } from '../../../shared/account';
import { largestPiece } from '../../../shared/pieces';
import type { ListPiece } from '../../../shared/reader-messages';
import { packRows, unpackRows } from '../../../shared/row-columns';
import { smallContract, smallWallet } from '../../service/small-account';

const mostUnits = largestPiece / 2;

const piecesOf = (rows: readonly Wallet[]) => {
  const pieces: string[] = [];
  for (let from: number | null = 0; from !== null;) {
    const piece: ListPiece = pieceOfList('wallets', rows, from);
    pieces.push(piece.text);
    from = piece.next;
  }
  return pieces;
};

const wallet = (walletName: string): Wallet => ({
  id: '1',
  asset: 'ETH',
  walletAddress: '0x1',
  walletName,
});

describe('the rows of a list', () => {
  it.each<[string, readonly Wallet[], number]>([
    ['of ordinary length', Array.from({ length: 150_000 }, (_, at) => wallet(`Wallet ${at}`)), 3],
    [
      'whose JSON is six times as long',
      Array<Wallet>(40).fill(wallet('\u0001'.repeat(60_000))),
      10,
    ],
    ['each longer than a message', Array<Wallet>(3).fill(wallet('n'.repeat(mostUnits + 1))), 3],
    ['one of them longer', [wallet('a'), wallet('n'.repeat(mostUnits)), wallet('b')], 3],
    ['none', [], 1],
  ])('are passed in messages of at most 4 MB, %s', (_which, rows, count) => {
    const pieces = piecesOf(rows);
    expect(pieces.flatMap((text) => unpackRows('wallets', text))).toEqual(rows);
    expect(pieces).toHaveLength(count);
    for (const text of pieces) {
      const isOne = unpackRows('wallets', text).length === 1;
      expect(isOne || text.length <= mostUnits).toBe(true);
    }
  });

  it('are passed unchanged, with all unusual values', () => {
    const wallets: readonly Wallet[] = [
      smallWallet,
      { id: null, asset: '', walletAddress: { raw: '[1,"a"]' }, walletName: '\ud800"\\\u2028\0' },
      { ...smallWallet, walletName: null, raw: '{"id":"1","__proto__":{}}' },
      { ...smallWallet, id: '__proto__' },
    ];
    const contracts: readonly SmartContract[] = [
      { ...smallContract, deployedAt: { raw: '17' }, raw: '{}' },
      smallContract,
      { ...smallContract, name: null, deployedBy: null },
    ];
    expect(unpackRows('wallets', packRows('wallets', wallets))).toStrictEqual(wallets);
    expect(unpackRows('contracts', packRows('contracts', contracts))).toStrictEqual(contracts);
  });
});
