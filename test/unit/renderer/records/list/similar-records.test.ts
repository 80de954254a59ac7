import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormerAddress } from '../../../../../shared/activity';
import { emptyNote } from '../../../../../shared/notes';
import {
  resemblesKnown,
  resembledBy,
  type KnownOfList,
} from '../../../../../renderer/features/records/list/similar-records';
import { addressesOf } from '../../../../../renderer/features/records/list/account-addresses';
import {
  judgeAlikes,
  pairKey,
} from '../../../../../renderer/features/records/list/model/look-alikes';
import { smallContract, smallWallet } from '../../../../service/small-account';
import { stillWindow } from './still-window';

const vault = '0x52908400098527886e0f7030069857d2e4169ee7';
const like = `0x5290${'1234567890abcdef'.repeat(2)}9ee7`;
const former: FormerAddress = {
  list: 'wallets',
  address: vault,
  name: 'Vault',
  asset: 'ETH',
  until: 5,
};

const known: KnownOfList = {
  list: 'wallets',
  rows: [{ ...smallWallet, walletAddress: like }],
  changeOf: () => 0,
  former: [former],
  formerNames: [],
  notes: new Map(),
  dismissed: null,
  addresses: null,
  alikes: null,
  evmAssets: new Set(['ETH']),
};

const names = (changes: Partial<KnownOfList>): readonly (string | null)[] =>
  resembledBy(0, 'walletAddress', { ...known, ...changes }).map(({ name }) => name);

describe('before all addresses have been compared, an address', () => {
  it('looks like a former one with the same ends', () => {
    expect(resembledBy(0, 'walletAddress', known)).toEqual([
      {
        by: 'look',
        known: 'former',
        list: 'wallets',
        name: 'Vault',
        until: 5,
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
      },
    ]);
  });

  it('looks like a noted one', () => {
    const notes = new Map([[vault, { ...emptyNote, name: 'Bank' }]]);
    expect(names({ former: [], notes })).toEqual(['Bank']);
    expect(names({ notes })).toEqual(['Bank']);
    expect(resemblesKnown(0, 'walletAddress', { ...known, former: [], notes })).toBe(true);
  });

  it.each([
    ['with another end', `${like.slice(0, -1)}8`],
    ['that is known itself', vault],
    ['that is none', ''],
  ])('%s looks like none', (_name, walletAddress) => {
    const rows = [{ ...smallWallet, walletAddress }];
    expect(names({ rows })).toEqual([]);
    expect(resemblesKnown(0, 'walletAddress', { ...known, rows })).toBe(false);
  });

  it('whose pair was dismissed is not asked about', () => {
    const pairs = [pairKey(like, vault)];
    expect(names({ dismissed: { pairs, home: 'disk' } })).toEqual([]);
  });

  it('in a column without addresses looks like none', () => {
    expect(resembledBy(0, 'walletName', known)).toEqual([]);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const judgedBefore = (given: FormerAddress[], notes: KnownOfList['notes']) => {
  const [wallets, contracts] = [[{ ...smallWallet, walletAddress: like }], [smallContract]];
  const of = { wallets, contracts, former: given, notes, evmAssets: known.evmAssets };
  const run = stillWindow();
  const progress = addressesOf(of);
  run();
  const { addresses } = progress.read();
  if (!addresses) throw new Error('not worked out');
  const { book, groups, origins } = addresses;
  const alikes = judgeAlikes(book.keys(), groups, new Set(), origins);
  return { ...known, rows: wallets, former: given, notes, addresses, alikes };
};

describe('an address that became known after all others were compared', () => {
  it('is also found as a look-alike', () => {
    const before = judgedBefore([], new Map());
    expect(resembledBy(0, 'walletAddress', before)).toEqual([]);
    const now = { ...before, former: [former] };
    expect(resembledBy(0, 'walletAddress', now)).toMatchObject([{ name: 'Vault' }]);
    expect(resemblesKnown(0, 'walletAddress', now)).toBe(true);
    const notes = new Map([[vault, { ...emptyNote, name: 'Bank' }]]);
    expect(resembledBy(0, 'walletAddress', { ...before, notes })).toMatchObject([{ name: 'Bank' }]);
  });

  it('is listed once beside the others', () => {
    const before = judgedBefore([former], new Map());
    expect(resembledBy(0, 'walletAddress', before)).toMatchObject([{ name: 'Vault' }]);
    const now = {
      ...before,
      former: [former, { ...former, address: `${vault.slice(0, 8)}${'0'.repeat(30)}9ee7` }],
    };
    expect(resembledBy(0, 'walletAddress', now)).toHaveLength(2);
  });
});
