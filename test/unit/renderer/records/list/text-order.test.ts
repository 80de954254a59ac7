import { describe, expect, it } from 'vitest';
import { longestKey } from '../../../../../renderer/features/records/list/model/byte-sort';
import {
  addressCollation,
  createNaturalCollation,
  type Collation,
} from '../../../../../renderer/features/records/list/model/collation';
import {
  arrange,
  orderByTime,
  createTextOrder,
} from '../../../../../renderer/features/records/list/model/column-order';
import { addresses } from './list-rows';
import { fc, forAll, forAllIn } from '../../../for-all';

const locales = ['en', 'de'] as const;
const collators = {
  en: new Intl.Collator('en', { numeric: true }),
  de: new Intl.Collator('de', { numeric: true }),
};
const natural = { en: createNaturalCollation('en'), de: createNaturalCollation('de') };

const sorted = (texts: readonly string[], compare: Collation['compare']): readonly number[] =>
  [...texts.keys()].sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b);
const order = (texts: readonly (string | null)[], collation: Collation) =>
  createTextOrder(texts.length, (row) => texts[row] ?? null, collation).read();

const codes = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
const ascii = fc.constantFrom(...codes(0, 127));
const latin = fc.constantFrom(...codes(0xa0, 0x24f), ...codes(0x1e00, 0x1eff));
const mark = fc.constantFrom(...codes(0x300, 0x36f));
const punctuation = fc.constantFrom(...codes(0x2000, 0x206f), ...codes(0x20a0, 0x20bf));
const number = fc.constantFrom('0', '1', '9', '10', '00', '007', '12345678', '9'.repeat(20));

const texts = (...units: readonly fc.Arbitrary<string>[]): fc.Arbitrary<readonly string[]> => {
  const text = fc.string({ unit: fc.oneof(...units), minLength: 1, maxLength: 8 });
  return fc.array(text, { maxLength: 60, size: 'max' });
};

const alphabets: readonly (readonly [string, fc.Arbitrary<readonly string[]>])[] = [
  ['ASCII', texts(ascii, fc.constantFrom('a', 'A', 'b', ' ', '-'), number)],
  ['few letters', texts(fc.constantFrom('a', 'A', 'b', 'é', 'e'), number)],
  ['accented Latin', texts(latin, ascii, fc.constantFrom('e', 'é', 'ß', 'æ', 's'))],
  ['combining marks', texts(mark, latin, fc.constantFrom('a', 'e', 'o', '1'))],
  ['punctuation', texts(punctuation, ascii, number)],
  ['any characters', texts(fc.string({ unit: 'binary', maxLength: 2 }), ascii)],
];

describe.each(locales)('the order of texts in "%s"', (locale) => {
  it.each(alphabets)("is the collator's for %s", (_name, arbitrary) => {
    forAllIn(300)(arbitrary, (some) => {
      const given = some.filter((text) => text !== '');
      const { rows } = order(given, natural[locale]);
      expect([...rows]).toEqual(sorted(given, collators[locale].compare));
    });
  });

  it("is the collator's for thousands of names with the same beginning", () => {
    const [first, second] = [
      ['vault', 'Vault', 'väult', 'vau', 'reserve', 'ops'],
      ['cold store', 'cold', 'Cold Store', 'höt', 'fees 2', ''],
    ];
    const name = fc
      .tuple(fc.constantFrom(...first), fc.constantFrom(...second), fc.nat(3000))
      .map(([one, two, n]) => `${one} ${two} ${String(n).padStart(n % 7, '0')}`);
    const names = fc.sample(name, { numRuns: 10_000, seed: 7 });
    const { rows } = order(names, natural[locale]);
    expect([...rows]).toEqual(sorted(names, collators[locale].compare));
  });
});

it('the order of thousands of rows with few texts is stable', () => {
  const few = fc.constantFrom('ETH', 'eth', 'ET', 'ETH 1', 'ETH 01', 'Éth', '', 'Иван');
  const texts = fc.sample(few, { numRuns: 60_000, seed: 8 });
  const { rows, sorted: length } = order(texts, natural.en);
  const expected = sorted(texts, collators.en.compare);
  const isGiven = (row: number): boolean => texts[row] !== '';
  expect([...rows.subarray(0, length)]).toEqual(expected.filter(isGiven));
  expect([...rows.subarray(length)]).toEqual([...texts.keys()].filter((row) => !isGiven(row)));
});

describe('the order of long numbers', () => {
  const [ones, twos] = ['1'.repeat(260), '2'.repeat(260)];

  it.each([
    ['255 digits', ones.slice(0, 255), twos.slice(0, 254)],
    ['254 digits and another one', `${ones.slice(0, 254)}2`, `${ones.slice(0, 255)}0`],
    ['254 digits before zeros', `${ones.slice(0, 254)}007`, `${ones.slice(0, 254)}8`],
    ['zeros before 254 digits', `00${ones.slice(0, 254)}`, twos.slice(0, 254)],
  ])("is the collator's for %s", (_name, one, other) => {
    for (const given of [
      [one, other],
      [other, one],
    ])
      expect([...order(given, natural.en).rows]).toEqual(sorted(given, collators.en.compare));
  });
});

describe('the order of long texts', () => {
  const long = fc
    .tuple(
      fc.constantFrom('a', '1', '0', 'a1', '01', 'é', '9b'),
      fc.integer({ min: 100, max: 900 }),
      fc.constantFrom('', 'a', 'b', '1', '2', 'B', 'é'),
    )
    .map(([unit, times, end]) => unit.repeat(times) + end);

  it("is the collator's, however much of them is equal", () => {
    const pairs = fc.tuple(fc.array(long, { minLength: 1 }), fc.constantFrom('', 'a', '1', 'ä'));
    forAll(pairs, ([some, end]) => {
      const given = [...some, ...some.map((text) => text + end), ...some];
      const { rows } = order(given, natural.en);
      expect([...rows]).toEqual(sorted(given, collators.en.compare));
    });
  });

  it('uses no more room for a key than there is', () => {
    const into = new Uint8Array(2000);
    for (const collation of [natural.en, addressCollation])
      forAll(long, (text) => {
        const end = collation.writeKey(text, into, 0);
        expect(end).toBeLessThanOrEqual(longestKey);
        expect(into.subarray(0, Math.max(end, 0)).includes(0)).toBe(false);
      });
  });
});

it('the order of addresses is that of their lower-cased texts', () => {
  const some = fc.array(fc.oneof(fc.constantFrom(...addresses), fc.string({ minLength: 1 })));
  forAll(some, (given) => {
    const lowered = (text: string): string => text.toLowerCase();
    const compare = (a: string, b: string): number =>
      lowered(a) < lowered(b) ? -1 : lowered(a) > lowered(b) ? 1 : 0;
    expect([...order(given, addressCollation).rows]).toEqual(sorted(given, compare));
  });
});

describe('rows without a value', () => {
  it('come last in both directions, and the others are exactly reversed', () => {
    const by = order(['b', null, 'a', '', 'A', 'a'], natural.en);
    const all = Uint32Array.of(0, 1, 2, 3, 4, 5);
    expect([...arrange(by, 'ascending', all)]).toEqual([2, 5, 4, 0, 1, 3]);
    expect([...arrange(by, 'descending', all)]).toEqual([0, 4, 5, 2, 1, 3]);
    expect([...arrange(by, 'descending', Uint32Array.of(1, 2, 3, 5))]).toEqual([5, 2, 1, 3]);
  });

  it('come after uncertain dates', () => {
    const dates = [null, 'soon', '2024', '', '2023', 'never', '2024'];
    const times = Float64Array.from(dates, (date) => Number(date ?? NaN));
    const by = orderByTime(dates.length, (row) => dates[row] ?? null, times);
    const all = Uint32Array.from(dates.keys());
    expect([...arrange(by, 'ascending', all)]).toEqual([4, 2, 6, 1, 5, 0, 3]);
    expect([...arrange(by, 'descending', all)]).toEqual([6, 2, 4, 1, 5, 0, 3]);
  });
});

describe('an order made in steps', () => {
  const given = (row: number): string => `vault ${(row * 7919) % 5000}`;

  it('is the same as an order made at once, wherever it is read', () => {
    const atOnce = createTextOrder(5000, given, natural.en).read();
    for (const steps of [0, 1, 7, 19, 20, 21, 100]) {
      const order = createTextOrder(5000, given, natural.en);
      for (let step = 0; step < steps; step += 1) order.step();
      expect(order.read()).toEqual(atOnce);
    }
  });

  it('leaves texts without keys to the caller', () => {
    let comparisons = 0;
    const counted: Collation = {
      ...natural.en,
      comparePrepared: (a, b) => {
        comparisons += 1;
        return natural.en.comparePrepared(a, b);
      },
    };
    const order = createTextOrder(2000, (row) => `счёт ${(row * 7) % 2000}`, counted);
    while (!order.step());
    expect(comparisons).toBe(0);
    expect(order.read().rows[1]).toBe(1143);
    expect(comparisons).toBeGreaterThan(0);
  });
});

it('German sorts as English, so one order serves both', () => {
  const some = codes(0x20, 0x24f).flatMap((one) => [one, `a${one}`, `${one}2`, `${one}10`]);
  const names = [...some, 'Straße', 'Strasse', 'Müller', 'Mueller', 'Muller', '1.000', '1,5'];
  expect(sorted(names, collators.de.compare)).toEqual(sorted(names, collators.en.compare));
});
