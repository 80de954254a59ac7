/** A number that a double cannot represent. */
export const longNumber = '123456789012345678901234567890';

const deployer = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
const factory = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';

/** An address with one letter in the wrong case for its checksum. */
export const mismatched = '0x0cFEf05777214462F14209FAF2aE2A931e87362A';

const contract = (name: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  name,
  asset: 'ETH',
  address: factory,
  type: 'Vesting',
  deployedAt: '2024-01-02T00:00:00.000Z',
  deployedBy: deployer.toLowerCase(),
  ...changes,
});

const addresses = [
  '0xF53acc36D172793c59130B859B4DE13f292D0764',
  '0x2d913CE573C37c113752F37e36a1A2430Fe06C44',
  '0x494A6F6B8e74150E7072B27C60CDb57F38dfD4d9',
  '0x7Aa7c7535618BDC3A2451AF92fCdaD6440d55437',
  '0xFe768B695A95400146b156880f880f9575D0511b',
  '0xFDd4008f1A23d3704118167ad327449088d8fC24',
];

/** An account with related records, e.g. deployers and equal addresses, and one wallet with unusual fields. */
const detailsAccount = () => ({
  userId: 'user-details',
  name: 'Details desk',
  email: 'details@example.com',
  wallets: [
    { id: 'wallet-1', asset: 'ETH', walletAddress: deployer, walletName: 'Deployment account' },
    {
      id: 'wallet-2',
      asset: 'ETH',
      walletAddress: deployer.toLowerCase(),
      walletName: 'Deployment (imported)',
    },
    { id: 'wallet-3', asset: 'ETH', walletAddress: mismatched, walletName: 'Grants programme' },
    {
      id: 'wallet-4',
      asset: 'TDEP',
      walletAddress: 'TDEP-4471-0093',
      walletName: 'Deposit pilot',
      // Takes four lines in a wide column, more in a narrow one.
      purpose: 'tokenised deposits '.repeat(12).trim(),
    },
    {
      id: 7,
      asset: 'ETH',
      walletAddress: '0x9F5e3847103dbbA6A6a29aa090644D604743FFE6',
      walletName: 'Odd \u202Ewallet',
      limit: 'LONG_NUMBER',
      '<b>bold</b>': { nested: ['\u200Bhidden', 1.5] },
    },
  ],
  smartContracts: [
    contract('Vesting factory'),
    ...addresses.map((address, index) => contract(`Escrow ${index + 1}`, { address })),
    contract('Vesting 2025', { address: addresses[0]?.toLowerCase(), deployedBy: factory }),
    contract('Policy engine', {
      address: '0x3E303EFAf474B0f2695299405628eb63E5d5dFbB',
      deployedBy: 'custody-service',
      deployedAt: '2014-11-03T00:00:00.000Z',
    }),
  ],
});

/** Returns the account as JSON, with a number that `JSON.stringify` cannot write. */
export const detailsAnswer = (): string =>
  JSON.stringify(detailsAccount()).replace('"LONG_NUMBER"', longNumber);
