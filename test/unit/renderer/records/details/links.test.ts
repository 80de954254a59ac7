import { describe, expect, it } from 'vitest';
import { isAssumedMainnet, linksOf } from '../../../../../renderer/features/records/details/links';
import { presetExplorers } from '../../../../../shared/explorer';

const [ethereum] = presetExplorers;
const explorer = {
  address: 'https://etherscan.io/address/{address}',
  code: 'https://etherscan.io/address/{address}#code',
  verification: 'https://repo.sourcify.dev/1/{address}',
};
const address = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';
const namesOf = (...args: Parameters<typeof linksOf>) =>
  linksOf(...args).map(({ link, host }) => `${link} ${host}`);

describe('linksOf', () => {
  it('offers only the address of a wallet', () => {
    const wallet = { list: 'wallets', address, deployedBy: null } as const;
    expect(namesOf(explorer, wallet)).toEqual(['address etherscan.io']);
  });

  it('offers the code, the verification and the deployer of a contract too', () => {
    const contract = { list: 'contracts', address, deployedBy: address } as const;
    expect(namesOf(explorer, contract)).toEqual([
      'address etherscan.io',
      'code etherscan.io',
      'verification repo.sourcify.dev',
      'deployer etherscan.io',
    ]);
  });

  it('offers nothing if there is no template', () => {
    const contract = { list: 'contracts', address, deployedBy: null } as const;
    const bare = { ...explorer, code: null, verification: null };
    expect(namesOf(bare, contract)).toEqual(['address etherscan.io']);
  });

  it.each(['', null, 'custody-service', '0x12/../..', 'a'.repeat(129), '0x5аAe'])(
    'offers nothing for %j, which main would refuse',
    (text) => {
      const contract = { list: 'contracts', address: text, deployedBy: text } as const;
      expect(linksOf(explorer, contract)).toEqual([]);
    },
  );
});

it('isAssumedMainnet is true for the preset until it is edited', () => {
  expect(ethereum && isAssumedMainnet(ethereum)).toBe(true);
  const own = 'https://sepolia.etherscan.io/address/{address}';
  expect(ethereum && isAssumedMainnet({ ...ethereum, address: own })).toBe(false);
  expect(ethereum && isAssumedMainnet({ ...ethereum, asset: 'WETH' })).toBe(false);
});
