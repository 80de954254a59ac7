import { describe, expect, it } from 'vitest';
import {
  blankRow,
  inForceOf,
  isOpen,
  rowsOf,
  taking,
} from '../../../../renderer/features/settings/explorer-rows';
import { presetExplorers } from '../../../../shared/explorer';

const [ethereum] = presetExplorers;
if (!ethereum) throw new Error('no preset');
const saved = rowsOf([ethereum]);
const typed = (changes: object) => ({ ...ethereum, ...changes });

describe('explorers that save themselves', () => {
  it('are as saved until something else is typed', () => {
    expect(saved.some(isOpen)).toBe(false);
    expect(isOpen({ typed: typed({ code: null }), inForce: ethereum })).toBe(true);
    expect(isOpen(blankRow)).toBe(true);
  });

  it('apply row by row: an invalid one stops no other, and keeps its previous value', () => {
    const wrong = { typed: typed({ address: 'http://' }), inForce: ethereum };
    const rows = [wrong, { typed: typed({ asset: ' BTC ' }), inForce: null }];
    expect(taking(rows, 0)).toMatchObject({ problem: { part: 'address' } });
    const taken = taking(rows, 1);
    if (!('rows' in taken)) throw new Error('not taken');
    expect(inForceOf(taken.rows)).toEqual([ethereum, typed({ asset: 'BTC' })]);
    expect(taken.rows[0]).toBe(wrong);
  });

  it('are accepted without spaces around a pasted text', () => {
    const pasted = typed({
      address: ` ${ethereum.address}\n`,
      code: `${ethereum.code} `,
      verification: '  ',
    });
    expect(taking([{ typed: pasted, inForce: ethereum }], 0)).toEqual({
      rows: rowsOf([typed({ verification: null })]),
    });
    expect(taking([{ typed: typed({ address: ' ' }), inForce: ethereum }], 0)).toMatchObject({
      problem: { part: 'address', problem: 'empty' },
    });
  });

  it('refuse an asset that another row has', () => {
    const rows = [...saved, { typed: ethereum, inForce: null }];
    const twice = { problem: { part: 'asset', problem: 'asset-twice' } };
    expect(taking(rows, 1)).toMatchObject(twice);
    expect(taking(rows.toReversed(), 0)).toMatchObject(twice);
  });
});
