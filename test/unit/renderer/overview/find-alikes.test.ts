import { expect, it } from 'vitest';
import type {
  AccountAddresses,
  PlacedAddress,
} from '../../../../renderer/features/records/list/account-addresses';
import {
  knownPlaces,
  ownPlaces,
  type AddressPlace,
} from '../../../../renderer/features/records/list/model/address-book';
import {
  judgeAlikes,
  createLookAlikes,
} from '../../../../renderer/features/records/list/model/look-alikes';
import { finish } from '../../../../renderer/features/records/list/model/work';
import { findAlikes } from '../../../../renderer/features/overview/find-alikes';
import { smallContract, smallWallet } from '../../../service/small-account';
import { bookOf } from '../records/list/address-books';

/** Addresses that all begin and end alike. */
const alike = (digit: string): string => `0x1234${digit.repeat(32)}abcd`;
const alone = `0x${'9'.repeat(40)}`;

const found = (texts: Readonly<Partial<Record<AddressPlace, readonly string[]>>>) => {
  const book = bookOf(texts);
  finish(book);
  const isInAny = (places: readonly AddressPlace[]) => (address: number) =>
    places.some((place) => book.isIn(place, address));
  const [isOwn, isKnown] = [isInAny(ownPlaces), isInAny(knownPlaces)];
  const alikes = createLookAlikes(book.keys, isOwn);
  finish(alikes);
  const addresses = {
    book,
    isOwn,
    isKnown,
    groups: alikes.groups(),
    at: (place: AddressPlace, row: number) => ({ name: `${place} ${row}` }) as PlacedAddress,
  } as AccountAddresses;
  const judged = judgeAlikes(book.keys(), alikes.groups(), new Set(), isOwn);
  return findAlikes(addresses, judged, {
    wallets: (texts.wallets ?? []).map(() => smallWallet),
    contracts: (texts.contracts ?? []).map(() => smallContract),
  });
};

it('two addresses are a pair, and link to the later one', () => {
  expect(found({ wallets: [alike('1'), alone, alike('2')] })).toEqual({
    pairs: [
      {
        ends: 'both',
        two: [
          { place: 'wallets', name: 'wallets 0' },
          { place: 'wallets', name: 'wallets 2' },
        ],
        target: { to: 'record', list: 'wallets', row: 2 },
      },
    ],
  });
});

it('a deployer is linked rather than the wallet that it resembles', () => {
  const contracts = [alone];
  expect(found({ wallets: [alike('1')], contracts, deployers: [alike('2')] })).toMatchObject({
    pairs: [{ target: { to: 'record', list: 'contracts', row: 0 } }],
  });
});

it('the account’s own address is linked rather than a known earlier one', () => {
  expect(found({ wallets: [alone, alike('1')], former: [alike('2')] })).toMatchObject({
    pairs: [{ target: { to: 'record', list: 'wallets', row: 1 } }],
  });
});

it('many are described by the records that have them', () => {
  const wallets = [alike('1'), alone, alike('2'), alike('3')];
  expect(found({ wallets, contracts: [alone, alike('4')] })).toEqual({
    rows: { wallets: [0, 2, 3], contracts: [1] },
  });
});
