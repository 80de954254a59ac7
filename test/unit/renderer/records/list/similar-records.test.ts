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
import { smallWallet } from '../../../../service/small-account';
import { stillWindow } from './still-window';
import { fc, forAllIn } from '../../../for-all';

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
  marks: undefined,
  former: [former],
  formerNames: [],
  notes: new Map(),
  dismissed: null,
  addresses: null,
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

const comparedIn = (
  texts: readonly string[],
  given: readonly FormerAddress[],
  notes: KnownOfList['notes'] = new Map(),
) => {
  const wallets = texts.map((walletAddress) => ({ ...smallWallet, walletAddress }));
  const of = { wallets, contracts: [], former: given, notes, evmAssets: known.evmAssets };
  const run = stillWindow();
  const progress = addressesOf(of);
  run();
  const { addresses } = progress.read();
  if (!addresses) throw new Error('not worked out');
  return { known: { ...known, rows: wallets, former: given, notes, addresses }, addresses };
};

describe('after all addresses have been compared, an address', () => {
  it('looks like one that became known since', () => {
    const { known: before } = comparedIn([like], []);
    expect(resembledBy(0, 'walletAddress', before)).toEqual([]);
    const now = { ...before, former: [former] };
    expect(resembledBy(0, 'walletAddress', now)).toMatchObject([{ name: 'Vault' }]);
    expect(resemblesKnown(0, 'walletAddress', now)).toBe(true);
    const notes = new Map([[vault, { ...emptyNote, name: 'Bank' }]]);
    expect(resembledBy(0, 'walletAddress', { ...before, notes })).toMatchObject([{ name: 'Bank' }]);
  });

  it('looks like one with one equal end, if there are few addresses', () => {
    const half = { ...former, address: `${vault.slice(0, 8)}${'0'.repeat(34)}` };
    const { known: few } = comparedIn([like], [former, half]);
    expect(resembledBy(0, 'walletAddress', few)).toHaveLength(2);
    expect(resembledBy(0, 'walletAddress', { ...few, addresses: null })).toHaveLength(1);
  });

  it('looks like the known ones among its look-alikes, unless it is known itself', () => {
    const ends = fc.constantFrom('00aa', '00ab', '1234');
    const address = fc
      .tuple(ends, fc.nat(99), ends)
      .map(([start, middle, end]) => `0x${start}${String(middle).padStart(32, '0')}${end}`);
    const some = fc.uniqueArray(address, { maxLength: 40 });
    forAllIn(60)(some, some, (own, others) => {
      const given = others.map((text) => ({ ...former, address: text }));
      const { known: compared, addresses } = comparedIn(own, given);
      const { book, groups, isOwn, isKnown } = addresses;
      const alikes = judgeAlikes(book.keys(), groups, new Set(), isOwn);
      const expected = own.map((text, row) => {
        const { open } = alikes.partnersOf(book.addressOf('wallets', row));
        return !others.includes(text) && open.some((partner) => isKnown(partner.address));
      });
      const found = own.map((_, row) => resemblesKnown(row, 'walletAddress', compared));
      expect(found).toEqual(expected);
    });
  });
});
