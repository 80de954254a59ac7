/** One wallet as in the specification's section 2. */
export const smallWallet = {
  id: 'a3f1c2d4-0b6e-4c8a-9f57-1d2e3c4b5a69',
  asset: 'ETH',
  walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  walletName: 'Operating account Zürich',
} as const;

/** One smart contract as in the specification's section 2. */
export const smallContract = {
  name: 'Treasury multisig',
  asset: 'ETH',
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  type: 'Multisig',
  deployedAt: '2024-05-06T07:08:09.010Z',
  deployedBy: smallWallet.walletAddress,
} as const;

/** The smallest account that uses every field. Its wallet's name contains ü, which takes two bytes in UTF-8. */
export const smallAccount = {
  userId: 'user-1',
  name: 'Meridian Treasury Operations',
  email: 'treasury.operations@example.com',
  wallets: [smallWallet],
  smartContracts: [smallContract],
} as const;

/** An address that the account does not contain, with a correct checksum (EIP-55). */
export const otherAddress = '0x52908400098527886E0F7030069857D2E4169EE7';

/** The same address with a wrong checksum (EIP-55). */
export const mismatchedAddress = '0x529084A0098527886E0f7030069857d2e4169ee7';

/** A second wallet. */
export const coldStorage = {
  ...smallWallet,
  id: 'wallet-2',
  walletName: 'Cold storage',
  walletAddress: `0x${'b'.repeat(40)}`,
};

/** Returns the small account with another address for its wallet. */
export const movedTo = (walletAddress: string) => ({
  ...smallAccount,
  wallets: [{ ...smallWallet, walletAddress }],
});

/** Returns `count` wallets with unique ids and names. `fieldsAt` returns other fields by index, from 0. */
export const manyWallets = <Fields extends object>(
  count: number,
  fieldsAt: (place: number) => Fields,
) =>
  Array.from({ length: count }, (_none, place) => ({
    ...smallWallet,
    id: `id-${place}`,
    walletName: `Wallet ${place}`,
    ...fieldsAt(place),
  }));
