import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressKey, comparedPart } from '../../../../../shared/address';
import { pairToDismiss } from '../../../../../shared/schemas';
import {
  judgeAlikes,
  pairKey,
  createLookAlikes,
  fewAddresses,
} from '../../../../../renderer/features/records/list/model/look-alikes';
import { finish } from '../../../../../renderer/features/records/list/model/work';
import { bookOf } from './address-books';
import { fc, forAllIn } from '../../../for-all';

/** Few different ends, so that many are equal. Some texts are no addresses. */
const end = fc.constantFrom('00aa', '00ab', 'FF00', 'ff00', '1234');
const address = fc
  .oneof(
    { weight: 9, arbitrary: fc.tuple(end, fc.nat(9999), end) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
  .map((parts) =>
    parts === null ? 'no address' : `0x${parts[0]}${String(parts[1]).padStart(32, '0')}${parts[2]}`,
  );
const column = fc.array(fc.option(address, { freq: 10 }), { maxLength: 60 });

const allOwn = (): boolean => true;

const judge = (
  keys: readonly string[],
  dismissed: ReadonlySet<string> = new Set(),
  isOwn: (address: number) => boolean = allOwn,
) => {
  const alikes = createLookAlikes(() => keys, isOwn);
  finish(alikes);
  return judgeAlikes(keys, alikes.groups(), dismissed, isOwn);
};

/** Compares every two addresses. */
const naivePairs = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((one, place) =>
    keys.slice(place + 1).flatMap((other) => {
      const [a, b] = [comparedPart(one), comparedPart(other)];
      if (a === null || b === null) return [];
      const start = a.slice(0, 4) === b.slice(0, 4);
      const last = a.slice(-4) === b.slice(-4);
      return (keys.length < 50 ? start || last : start && last) ? pairKey(one, other) : [];
    }),
  );

/** The first `own` keys are the account's; the rest are only compared with them. */
const isOneOf =
  (own: number) =>
  (address: number): boolean =>
    address < own;

describe('look-alikes', () => {
  it('are the pairs with an own address that comparing every two would find, without dismissed ones', () => {
    forAllIn(60)(
      fc.array(address, { maxLength: 90, size: 'max' }),
      fc.nat(90),
      fc.nat(4),
      (texts, own, every) => {
        const keys = [...new Set(texts.map(addressKey))];
        const isOwn = (key: string): boolean => keys.indexOf(key) < own;
        const found = naivePairs(keys).filter((pair) => pair.split(' ').some(isOwn));
        const some = found.filter((_, at) => every > 0 && at % every === 0);
        // Includes pairs dismissed while they looked alike or belonged to the account.
        const [first = '', ...rest] = keys;
        const former = rest
          .map((key) => pairKey(first, key))
          .concat(naivePairs(keys))
          .slice(-3);
        const dismissed = new Set([...some, ...former, 'x y']);
        const left = found.filter((pair) => !dismissed.has(pair));
        const judged = judge(keys, dismissed, isOneOf(own));
        const partners = [...keys.keys()].slice(0, own).map((at) => judged.partnersOf(at).open);
        const open = partners.flatMap((others, at) =>
          others.map((other) => pairKey(keys[at] ?? '', keys[other.address] ?? '')),
        );
        expect(new Set(open)).toEqual(new Set(left));
        expect(judged.pairs).toBe(left.length);
        const involved = new Set(left.flatMap((pair) => pair.split(' ')).filter(isOwn));
        expect(keys.filter((_, at) => judged.has(at))).toEqual(
          keys.filter((key) => involved.has(key)),
        );
      },
    );
  });

  it.each(['start', 'end'])('need both ends from the fiftieth address on, not the %s', (same) => {
    const digits = (place: number): string => place.toString(16).padStart(4, '0');
    const keys = Array.from({ length: fewAddresses }, (_, place) => {
      const [shared, own] = [place < 2 ? 'beef' : digits(place), digits(place)];
      const [start, end] = same === 'start' ? [shared, own] : [own, shared];
      return `0x${start}${'7'.repeat(32)}${end}`;
    });
    expect(judge(keys.slice(0, -1)).pairs).toBe(1);
    expect(judge(keys).pairs).toBe(0);
  });

  it('do not include the same address in another spelling', () => {
    const given = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const book = bookOf({
      wallets: [given, given.toLowerCase()],
      contracts: [given.slice(2)],
      deployers: [given.toUpperCase()],
    });
    finish(book);
    expect(book.keys()).toEqual([addressKey(given)]);
    expect(judge(book.keys()).pairs).toBe(0);
  });

  it('of a whole account with the same ends are one group, not all of its pairs', () => {
    const count = 100_000;
    const keys = Array.from(
      { length: count },
      (_, place) => `0xdead${String(place).padStart(32, '0')}beef`,
    );
    const alikes = createLookAlikes(() => keys, allOwn);
    let steps = 0;
    while (!alikes.step()) steps += 1;
    expect(steps).toBeGreaterThan(300);
    expect(alikes.groups().map(({ members }) => members.length)).toEqual([count]);
    const judged = judgeAlikes(keys, alikes.groups(), new Set(), allOwn);
    expect(judged.pairs).toBe((count * (count - 1)) / 2);
  });
});

describe('addresses known from before', () => {
  const like = (place: number): string => `0xdead${String(place).padStart(32, '0')}beef`;
  const far = (place: number): string =>
    `0x${place.toString(16).padStart(40, '0').split('').toReversed().join('')}`;
  it('may be 100,000, each read once', () => {
    const keys = [like(0), ...Array.from({ length: 100_000 }, (_, at) => far(at + 1)), like(1)];
    const alikes = createLookAlikes(
      () => keys,
      (address) => address === 0,
    );
    let steps = 0;
    while (!alikes.step()) steps += 1;
    expect(steps).toBeLessThan(500);
    const judged = judgeAlikes(keys, alikes.groups(), new Set(), isOneOf(1));
    expect(judged.pairs).toBe(1);
    expect(keys.flatMap((_, at) => (judged.has(at) ? at : []))).toEqual([0]);
  });

  it('are dismissed together with one that differs only in white space, wherever it is', () => {
    for (const other of [' ', '\u00a0', '\n', '\u3000'].flatMap((odd) => [
      `${like(1)}${odd}`,
      `${odd}${like(1)}`,
      `${like(1).slice(0, 20)}${odd}${like(1).slice(20)}`,
    ])) {
      const keys = [like(1), addressKey(other)];
      const pair = pairKey(like(1), addressKey(other));
      const call = { profileId: randomUUID(), pair, isDismissed: true };
      expect(pairToDismiss.safeParse(call).success, JSON.stringify(other)).toBe(true);
      expect(judge(keys).pairs).toBe(1);
      expect(judge(keys, new Set([pair])).pairs).toBe(0);
    }
    expect(pairKey(`${like(1)} `, like(2))).not.toBe(pairKey(`${like(1)}%20`, like(2)));
  });

  it('are resembled by an address with a hidden character', () => {
    const keys = [`${like(1).slice(0, 20)}\u200b${like(1).slice(20)}`, like(1)];
    expect(judge(keys, new Set(), isOneOf(1)).pairs).toBe(1);
  });
});

it('the addresses of an account link to the rows of each column that have them', () => {
  forAllIn(60)(column, column, column, (wallets, contracts, deployers) => {
    const columns = [wallets, contracts, deployers];
    const book = bookOf({ wallets, contracts, deployers });
    finish(book);
    for (const [at, place] of (['wallets', 'contracts', 'deployers'] as const).entries()) {
      const texts = columns[at] ?? [];
      for (const [row, text] of texts.entries()) {
        const number = book.addressOf(place, row);
        expect(book.keys()[number] ?? null).toBe(text === null ? null : addressKey(text));
        if (text === null) continue;
        const same = texts.flatMap((other, place) =>
          other !== null && addressKey(other) === addressKey(text) ? [place] : [],
        );
        expect(book.rowsOf(place, number)).toEqual(same);
      }
      for (const number of book.keys().keys()) {
        expect(book.isIn(place, number)).toBe(book.rowsOf(place, number).length > 0);
      }
    }
  });
});
