import { describe, expect, it } from 'vitest';
import { createDeployerKinds } from '../../../../../renderer/features/records/list/model/deployer-names';
import { bookOf } from './address-books';
import { finish } from '../../../../../renderer/features/records/list/model/work';

const wallet = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
const factory = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';
const stranger = '0x2c25B96Cb26485B508b995312021D5c132567833';
const base58 = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

const rows = [
  [wallet.toUpperCase(), 'evm', 'wallet'],
  [wallet.slice(2), 'evm', 'wallet'],
  [factory.toLowerCase(), 'evm', 'contract'],
  [stranger, 'evm', 'foreign'],
  [stranger.slice(2), 'evm', 'foreign'],
  ['provisioning', 'evm', 'no-address'],
  ['provisioning', 'other', 'foreign'],
  [base58, 'other', 'wallet'],
  [base58.toLowerCase(), 'other', 'foreign'],
  ['', 'evm', 'not-given'],
  [null, 'evm', 'not-given'],
] as const;

const columnOf = (texts: readonly (string | null)[]) => ({
  count: texts.length,
  text: (row: number) => texts[row] ?? null,
});

describe('the kind of record whose address deployed a contract', () => {
  const deployers = columnOf(rows.map(([text]) => text));
  const setUp = () => {
    const book = bookOf({
      wallets: [wallet, base58],
      // A wallet's address counts as the wallet's, even if a contract has it too.
      contracts: [factory, wallet],
      deployers: rows.map(([text]) => text),
    });
    const formatOf = (row: number) => rows[row]?.[1] ?? 'other';
    return { book, kinds: createDeployerKinds({ book, ...deployers, formatOf }) };
  };

  it('is not reported before it is known', () => {
    expect(setUp().kinds.of(0)).toBeNull();
  });

  it('is found for each deployer, by spelling and format', () => {
    const { book, kinds } = setUp();
    finish(book);
    finish(kinds);
    expect(rows.map((_, row) => kinds.of(row))).toEqual(rows.map(([, , kind]) => kind));
    expect(kinds.counts()).toEqual({
      wallet: 3,
      contract: 1,
      foreign: 4,
      'no-address': 1,
      'not-given': 2,
    });
  });
});
