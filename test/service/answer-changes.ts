// Ways in which an answer can differ from the previous one: changes that put another address under a known record, and
// harmless changes. They apply to any account whose records have unique ids, names and addresses.
export type Json = Readonly<Record<string, unknown>>;
export interface MadeAccount extends Json {
  readonly wallets: readonly Json[];
  readonly smartContracts: readonly Json[];
}

/** Makes the next answer, or several answers in order, from the first answer. */
export type Change = (account: MadeAccount) => MadeAccount | readonly MadeAccount[];

const other = '0x52908400098527886E0F7030069857D2E4169EE7';

const withWallet =
  (change: (wallet: Json) => Json | readonly Json[]): Change =>
  (account) => ({
    ...account,
    wallets: account.wallets.flatMap((wallet, at) => (at === 0 ? change(wallet) : wallet)),
  });
const withContract =
  (change: (contract: Json) => Json | readonly Json[]): Change =>
  (account) => ({
    ...account,
    smartContracts: account.smartContracts.flatMap((contract, at) =>
      at === 0 ? change(contract) : contract,
    ),
  });
const later =
  (...changes: readonly Change[]): Change =>
  (account) =>
    changes.flatMap((change) => change(account));
const swapped = (account: MadeAccount, field: string): readonly Json[] => {
  const [first = {}, second = {}, ...rest] = account.wallets;
  return [{ ...first, [field]: second[field] }, { ...second, [field]: first[field] }, ...rest];
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Gives the first wallet another id and address, and further changes. */
const asNew = (changes: (wallet: Json) => Json = () => ({})): Change =>
  withWallet((wallet) => ({ ...wallet, id: 'new', walletAddress: other, ...changes(wallet) }));

/** Changes that put another address under a known record. Each must raise an alarm. */
export const alarmingChanges: Readonly<Record<string, Change>> = {
  'another address under the same id': withWallet((wallet) => ({
    ...wallet,
    walletAddress: other,
  })),
  'a new id under the same name': asNew(),
  'the id as another type': withWallet((wallet) => ({
    ...wallet,
    id: [wallet['id']],
    walletAddress: other,
  })),
  'the id with a space after it': withWallet((wallet) => ({
    ...wallet,
    id: `${text(wallet['id'])} `,
    walletName: 'Other',
    walletAddress: other,
  })),
  'the id with a zero-width space in it': withWallet((wallet) => ({
    ...wallet,
    id: `${text(wallet['id']).slice(0, 1)}\u200b${text(wallet['id']).slice(1)}`,
    walletName: 'Other',
    walletAddress: other,
  })),
  'a twin with the same id and name': withWallet((wallet) => [
    wallet,
    { ...wallet, walletAddress: other },
  ]),
  'a twin before it, of another asset': withWallet((wallet) => [
    { ...wallet, asset: 'BTC', walletAddress: other, walletName: 'Other' },
    wallet,
  ]),
  'no id': withWallet((wallet) => ({ ...wallet, id: null, walletAddress: other })),
  'a blank id': withWallet((wallet) => ({ ...wallet, id: ' \u200b', walletAddress: other })),
  'a new id, and spaces around the name': asNew(({ walletName }) => ({
    walletName: ` ${text(walletName)} `,
  })),
  'a new id, and an invisible character in the name': asNew(({ walletName }) => ({
    walletName: `${text(walletName)}\u2060`,
  })),
  'a new id, and a name in capitals': asNew(({ walletName }) => ({
    walletName: text(walletName).toUpperCase(),
  })),
  'two wallets that swap their addresses': (account) => ({
    ...account,
    wallets: swapped(account, 'walletAddress'),
  }),
  'two wallets that swap their names, their ids gone': (account) => ({
    ...account,
    wallets: swapped(account, 'walletName').map((wallet) => ({ ...wallet, id: null })),
  }),
  'gone in one answer, and back under a new id in the next': later(
    withWallet(() => []),
    withWallet((wallet) => ({ ...wallet, id: 'new', walletAddress: other })),
  ),
  'without an address in one answer, with another in the next': later(
    withWallet((wallet) => ({ ...wallet, walletAddress: null })),
    withWallet((wallet) => ({ ...wallet, walletAddress: other })),
  ),
  'a newcomer of the same name, which stays when the record goes': later(
    withWallet((wallet) => [wallet, { ...wallet, id: 'new', walletAddress: other }]),
    withWallet((wallet) => ({ ...wallet, id: 'new', walletAddress: other })),
  ),
  'a newcomer that takes the name once the record is gone': later(
    withWallet((wallet) => [wallet, { ...wallet, id: 'n', walletName: 'N', walletAddress: other }]),
    withWallet((wallet) => ({ ...wallet, id: 'n', walletAddress: other })),
  ),
  'the name of a wallet that goes, on one that was there': (account) => {
    const [first = {}, second = {}, ...rest] = account.wallets;
    return { ...account, wallets: [{ ...second, walletName: first['walletName'] }, ...rest] };
  },
  'a new id, and the asset in other words': asNew(({ asset }) => ({
    asset: `${text(asset)} mainnet`,
  })),
  'a new record beside one that cannot be read': (account) => ({
    ...account,
    wallets: [
      7,
      ...account.wallets.map((wallet, at) =>
        at === 0 ? { ...wallet, id: 'new', walletAddress: other } : wallet,
      ),
    ] as unknown as readonly Json[],
  }),
  'an invisible character in the address': withWallet((wallet) => ({
    ...wallet,
    walletAddress: `${text(wallet['walletAddress'])}\u200b`,
  })),
  'a contract at another address, under its name': withContract((contract) => ({
    ...contract,
    address: other,
  })),
  'a contract of another deployer': withContract((contract) => ({
    ...contract,
    deployedBy: other,
  })),
  'a contract that is gone, and comes back at another address': later(
    withContract(() => []),
    withContract((contract) => ({ ...contract, address: other, deployedAt: null })),
  ),
};

const everyWallet =
  (change: (wallet: Json, at: number) => Json): Change =>
  (account) => ({ ...account, wallets: account.wallets.map(change) });
const everyContract =
  (change: (contract: Json, at: number) => Json): Change =>
  (account) => ({ ...account, smartContracts: account.smartContracts.map(change) });
const withAccount =
  (changes: Json): Change =>
  (account) => ({ ...account, ...changes });
const newcomer = { id: 'newcomer', asset: 'ETH', walletAddress: other, walletName: 'Newcomer' };

/** Changes that must not raise an alarm. */
export const harmlessChanges: Readonly<Record<string, Change>> = {
  'the same once more': (account) => account,
  'another order': (account) => ({
    ...account,
    wallets: account.wallets.toReversed(),
    smartContracts: account.smartContracts.toReversed(),
  }),
  'another name': withWallet((wallet) => ({ ...wallet, walletName: 'Renamed' })),
  'all names': everyWallet((wallet, at) => ({ ...wallet, walletName: `Renamed ${at}` })),
  'two names swapped': (account) => ({ ...account, wallets: swapped(account, 'walletName') }),
  'another asset': withWallet((wallet) => ({ ...wallet, asset: 'SOL' })),
  'no name': withWallet((wallet) => ({ ...wallet, walletName: null })),
  'no asset': withWallet((wallet) => ({ ...wallet, asset: null })),
  'an address in small letters': everyWallet((wallet) => ({
    ...wallet,
    walletAddress: text(wallet['walletAddress']).replace(/^0x[\da-f]+$/iu, (hex) =>
      hex.toLowerCase(),
    ),
  })),
  'an address without 0x': everyWallet((wallet) => ({
    ...wallet,
    walletAddress: text(wallet['walletAddress']).replace(/^0x/u, ''),
  })),
  'the id as another type': withWallet((wallet) => ({ ...wallet, id: text(wallet['id']) })),
  'the id with a space after it': withWallet((wallet) => ({
    ...wallet,
    id: `${text(wallet['id'])} `,
  })),
  'new ids, and nothing else': everyWallet((wallet, at) => ({ ...wallet, id: `reissued ${at}` })),
  'no ids, and nothing else': everyWallet((wallet) => ({ ...wallet, id: null })),
  'a wallet that goes': withWallet(() => []),
  'a wallet that goes and comes back as it was': later(
    withWallet(() => []),
    (account) => account,
  ),
  'a wallet that goes and comes back under another name': later(
    withWallet(() => []),
    withWallet((wallet) => ({ ...wallet, walletName: 'Renamed' })),
  ),
  'no address, and then the same again': later(
    withWallet((wallet) => ({ ...wallet, walletAddress: null })),
    (account) => account,
  ),
  'a newcomer': (account) => ({ ...account, wallets: [newcomer, ...account.wallets] }),
  'a newcomer of a name that is there': (account) => ({
    ...account,
    wallets: [{ ...newcomer, ...account.wallets[0], id: 'n', walletAddress: other }].concat(
      account.wallets as never,
    ),
  }),
  'a newcomer of that name, of another asset': withWallet((wallet) => [
    wallet,
    { ...wallet, id: 'n', asset: 'SOL', walletAddress: other },
  ]),
  'a newcomer at an address that is there': withWallet((wallet) => [
    wallet,
    { ...wallet, id: 'n', asset: 'SOL', walletName: 'Same address' },
  ]),
  'the same record twice': withWallet((wallet) => [wallet, wallet]),
  'fields that are not specified': everyWallet((wallet) => ({ ...wallet, label: 'x' })),
  'no list of wallets': withAccount({ wallets: null }),
  'an empty list of wallets, then the old one': later(
    withAccount({ wallets: [] }),
    (account) => account,
  ),
  'another name and e-mail': withAccount({ name: 'Renamed', email: 'new@example.com' }),
  'no user id': withAccount({ userId: null }),
  'the user id with a space': (account) => ({ ...account, userId: `${text(account['userId'])} ` }),
  'a contract under another name': withContract((contract) => ({ ...contract, name: 'Renamed' })),
  'a contract of another time': withContract((contract) => ({ ...contract, deployedAt: null })),
  'contracts without deployers': everyContract((contract) => ({ ...contract, deployedBy: null })),
  'a contract that goes and comes back': later(
    withContract(() => []),
    (account) => account,
  ),
  'a new contract under a name that is there': withContract((contract) => [
    contract,
    { ...contract, address: other },
  ]),
};

const hex = (at: number): string => `0x${(at * 7919 + 1).toString(16).padStart(40, '0')}`;

/** Returns an account whose records have unique names and addresses. Another `seed` gives other records. */
export const namedAccount = (wallets: number, contracts: number, seed = 0): MadeAccount => ({
  userId: 'user',
  name: 'Holder',
  email: 'holder@example.com',
  wallets: Array.from({ length: wallets }, (_, at) => ({
    id: at % 3 === 0 ? `id ${seed} ${at}` : seed * 1000 + at + 1,
    asset: at % 4 < 2 ? 'ETH' : 'USDC',
    walletAddress: hex(seed * 10_000 + at),
    walletName: `Vault ${seed}-${at}`,
  })),
  smartContracts: Array.from({ length: contracts }, (_, at) => ({
    name: `Contract ${seed}-${at}`,
    asset: 'ETH',
    address: hex(seed * 10_000 + 1000 + at),
    type: 'Vault',
    deployedAt: '2024-03-01T00:00:00.000Z',
    deployedBy: hex(seed * 10_000 + 2000 + at),
  })),
});
