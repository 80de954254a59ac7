/** One wallet as the specification's section 2 has it. */
export const smallWallet = {
  id: 'a3f1c2d4-0b6e-4c8a-9f57-1d2e3c4b5a69',
  asset: 'ETH',
  walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  walletName: 'Operating account Zürich',
} as const;

/** One smart contract as the specification's section 2 has it. */
export const smallContract = {
  name: 'Treasury multisig',
  asset: 'ETH',
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  type: 'Multisig',
  deployedAt: '2024-05-06T07:08:09.010Z',
  deployedBy: smallWallet.walletAddress,
} as const;

/** The smallest account that uses every field; its ü takes two bytes in UTF-8. */
export const smallAccount = {
  userId: 'user-1',
  name: 'Meridian Treasury Operations',
  email: 'treasury.operations@example.com',
  wallets: [smallWallet],
  smartContracts: [smallContract],
} as const;

/** An address that nothing in it has, with the capitals of its checksum. */
export const otherAddress = '0x52908400098527886E0F7030069857D2E4169EE7';

/** The same with capitals that do not match EIP-55. */
export const mismatchedAddress = '0x529084A0098527886E0f7030069857d2e4169ee7';

/** Another wallet. */
export const coldStorage = {
  ...smallWallet,
  id: 'wallet-2',
  walletName: 'Cold storage',
  walletAddress: `0x${'b'.repeat(40)}`,
};

/** The account whose wallet has another address. */
export const movedTo = (walletAddress: string) => ({
  ...smallAccount,
  wallets: [{ ...smallWallet, walletAddress }],
});

/** So many wallets, each with its own id and name, and other fields by its place from 0. */
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
