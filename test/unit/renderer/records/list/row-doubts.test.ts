import { describe, expect, it } from 'vitest';
import type { SmartContract } from '../../../../../shared/account';
import { rowMarks } from '../../../../../shared/activity';
import { countDoubts } from '../../../../../renderer/features/records/list/row-doubts';
import { smallContract } from '../../../../service/small-account';

const mixed = smallContract.deployedBy.replace('5aAe', '5AAe');

const rows: readonly SmartContract[] = [
  smallContract,
  { ...smallContract, deployedBy: mixed },
  { ...smallContract, deployedBy: mixed, address: `${smallContract.address}\u200b` },
  // Capitals say nothing about this asset.
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

/** The model has found the last record's own address to be wrong. */
const mismatches = Uint32Array.of(rows.length - 1);
const judged = { view: () => ({ rows: mismatches, complete: true }) };
const unjudged = { view: () => ({ rows: new Uint32Array(), complete: false }) };

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

describe('what speaks against copying rows', () => {
  it('is looked for in every address that is copied, and counted by rows', () => {
    expect(count(['address', 'deployedBy'])).toEqual({ capitals: 3, odd: 1, name: 1, look: 1 });
    expect(count(['deployedBy'])).toEqual({ capitals: 2, odd: 0, name: 0, look: 1 });
    expect(count(['address'])).toEqual({ capitals: 1, odd: 1, name: 1, look: 0 });
    expect(count(['name'])).toEqual({ capitals: 0, odd: 0, name: 0, look: 0 });
  });

  it('is looked for in the records’ own addresses, too, before the model has judged them', () => {
    const own = smallContract.address.replace(/[a-f]/iu, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    const wrong = { ...smallContract, address: own };
    const countIn = (row: SmartContract) =>
      countDoubts<'contracts'>(Uint32Array.of(0), ['address'], {
        definition,
        rows: [row],
        model: unjudged,
        context,
      }).capitals;
    expect([countIn(smallContract), countIn(wrong)]).toEqual([0, 1]);
    expect(count(['deployedBy'], unjudged).capitals).toBe(2);
  });
});
