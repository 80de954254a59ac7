import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, comparedPart } from '../../../../shared/address';
import { createAddressBook } from '../../../../renderer/list/model/address-book';
import { judgeAlikes, pairKey } from '../../../../renderer/list/model/judged-alikes';
import { createLookAlikes, fewAddresses } from '../../../../renderer/list/model/look-alikes';
import { finish } from '../../../../renderer/list/model/work';

/** Ends of very few kinds, so that many are the same; some addresses are no addresses at all. */
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

const bookOf = (...[wallets, contracts, deployers]: readonly (readonly (string | null)[])[]) => {
  const of = (texts: readonly (string | null)[] = []) => ({
    count: texts.length,
    text: (row: number) => texts[row] ?? null,
  });
  return createAddressBook({
    wallets: of(wallets),
    contracts: of(contracts),
    deployers: of(deployers),
  });
};

const judge = (keys: readonly string[], dismissed: ReadonlySet<string> = new Set()) => {
  const alikes = createLookAlikes(() => keys);
  finish(alikes);
  return judgeAlikes(keys, alikes.groups(), dismissed);
};

/** Every two addresses, compared one by one. */
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

const pairsOf = (keys: readonly string[], dismissed?: ReadonlySet<string>): readonly string[] => {
  const alikes = judge(keys, dismissed);
  const pairs = keys.flatMap((key, place) =>
    alikes.partnersOf(place).open.map((other) => pairKey(key, keys[other.address] ?? '')),
  );
  return [...new Set(pairs)].sort();
};

describe('look-alikes', () => {
  it('are the pairs that comparing every two would find, whatever has been dismissed', () => {
    fc.assert(
      fc.property(column, column, column, fc.nat(5), (wallets, contracts, deployers, every) => {
        const book = bookOf(wallets, contracts, deployers);
        finish(book);
        const keys = book.keys();
        const all = naivePairs(keys);
        const dismissed = new Set([
          ...all.filter((_, place) => every > 0 && place % every === 0),
          'x y',
        ]);
        const left = all.filter((pair) => !dismissed.has(pair)).sort();
        expect(pairsOf(keys, dismissed)).toEqual(left);
        const alikes = judge(keys, dismissed);
        expect(alikes.pairs).toBe(left.length);
        const involved = new Set(left.flatMap((pair) => pair.split(' ')));
        expect(keys.filter((_, place) => alikes.has(place))).toEqual(
          keys.filter((key) => involved.has(key)),
        );
        expect(alikes.addresses).toBe(involved.size);
      }),
      { numRuns: 300 },
    );
  });

  it('need both ends from the fiftieth address on', () => {
    const digits = (place: number): string => place.toString(16).padStart(4, '0');
    const keys = Array.from(
      { length: fewAddresses },
      (_, place) => `0x${place < 2 ? 'beef' : digits(place)}${'7'.repeat(32)}${digits(place)}`,
    );
    expect(judge(keys.slice(0, -1)).pairs).toBe(1);
    expect(judge(keys).pairs).toBe(0);
  });

  it('are not the same address in another spelling', () => {
    const given = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const book = bookOf([given, given.toLowerCase()], [given.slice(2)], [given.toUpperCase()]);
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
    const alikes = createLookAlikes(() => keys);
    let steps = 0;
    while (!alikes.step()) steps += 1;
    expect(steps).toBeGreaterThan(300);
    expect(alikes.groups().map(({ members }) => members.length)).toEqual([count]);
    const judged = judgeAlikes(keys, alikes.groups(), new Set());
    expect(judged.pairs).toBe((count * (count - 1)) / 2);
  });
});

describe('the addresses of an account', () => {
  it('lead to the rows of each column that have them', () => {
    fc.assert(
      fc.property(column, column, column, (...columns) => {
        const book = bookOf(...columns);
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
      }),
      { numRuns: 60 },
    );
  });
});
