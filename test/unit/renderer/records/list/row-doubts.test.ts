import { describe, expect, it } from 'vitest';
import type { SmartContract } from '../../../../../shared/account';
import { rowMarks } from '../../../../../shared/activity';
import { countDoubts } from '../../../../../renderer/features/records/list/row-doubts';
import type { ChecksumState } from '../../../../../shared/list-view';
import { smallContract } from '../../../../service/small-account';

const mixed = smallContract.deployedBy.replace('5aAe', '5AAe');

const rows: readonly SmartContract[] = [
  smallContract,
  { ...smallContract, deployedBy: mixed },
  { ...smallContract, deployedBy: mixed, address: `${smallContract.address}\u200b` },
  // This asset has no checksum in its letter case.
  { ...smallContract, asset: 'SOL', deployedBy: mixed },
  { ...smallContract, deployedBy: null },
];

const definition = {
  list: 'contracts' as const,
  columns: (['address', 'deployedBy'] as const).map((name) => ({
    name,
    kind: 'address' as const,
    value: (row: SmartContract) => (typeof row[name] === 'string' ? row[name] : null),
  })),
};

/** The model has found a wrong checksum for the last record's own address, and an unusual format for the first two. */
const judged = {
  checksumOf: (row: number): ChecksumState | null =>
    row === rows.length - 1 ? 'mismatch' : row < 2 ? 'malformed' : 'valid',
};
const unjudged: typeof judged = { checksumOf: () => null };

const context = {
  evmAssets: new Set(['ETH']),
  changeOf: (record: number) => (record === 0 ? rowMarks.sameName : 0),
  resemblesKnown: (column: string, record: number) => column === 'deployedBy' && record === 4,
};

const count = (names: readonly string[], model: typeof judged = judged) =>
  countDoubts<'contracts'>(Uint32Array.from(rows.keys()), names, {
    definition,
    rows,
    model,
    context,
  });

describe('doubts about copied rows', () => {
  it('are looked for in every copied address, and counted by rows', () => {
    expect(count(['address', 'deployedBy'])).toEqual({
      capitals: 3,
      malformed: 2,
      odd: 1,
      name: 1,
      look: 1,
    });
    expect(count(['deployedBy'])).toEqual({ capitals: 2, malformed: 0, odd: 0, name: 0, look: 1 });
    expect(count(['address'])).toEqual({ capitals: 1, malformed: 2, odd: 1, name: 1, look: 0 });
    expect(count(['name'])).toEqual({ capitals: 0, malformed: 0, odd: 0, name: 0, look: 0 });
  });

  it('are also looked for in the records’ own addresses, before the model has judged them', () => {
    const own = smallContract.address.replace(/[a-f]/iu, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    const wrong = { ...smallContract, address: own };
    // A deployer need not be an address.
    const cut = { ...smallContract, address: own.slice(0, -1), deployedBy: 'user-1' };
    const countIn = (row: SmartContract, columns: readonly string[]) => {
      const { capitals, malformed } = countDoubts<'contracts'>(Uint32Array.of(0), columns, {
        definition,
        rows: [row],
        model: unjudged,
        context,
      });
      return [capitals, malformed];
    };
    expect(countIn(smallContract, ['address'])).toEqual([0, 0]);
    expect(countIn(wrong, ['address'])).toEqual([1, 0]);
    expect(countIn(cut, ['address', 'deployedBy'])).toEqual([0, 1]);
    expect(countIn(cut, ['deployedBy'])).toEqual([0, 0]);
    expect(count(['deployedBy'], unjudged).capitals).toBe(2);
  });
});
