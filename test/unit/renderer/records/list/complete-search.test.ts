import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { completeSearch } from '../../../../../renderer/features/records/list/model/complete-search';
import {
  plainSearchLanguage,
  type Operators,
} from '../../../../../renderer/features/records/list/model/operators';
import { fc, forAllIn } from '../../../for-all';

const operators: Operators = {
  columns: { name: 'name', asset: 'asset', address: 'address', by: 'deployedBy' },
  dates: 'dated',
};
const values: Readonly<Record<string, readonly string[]>> = {
  asset: ['ETH', 'METH', 'Éth', 'eth2', 'BTC'],
  name: ['cold store', 'Cold', 'say "hi" there', '"quoted"', '5"disk', '', '  ', 'a:b'],
  deployedBy: Array.from({ length: 30 }, (_, n) => `0x${n}`),
};
const complete = (text: string, caret = text.length) =>
  completeSearch(text, caret, operators, (column) => values[column] ?? []);
const labels = (text: string, caret?: number): readonly string[] =>
  complete(text, caret).map(({ label }) => label);

const cases: readonly (readonly [string, readonly string[]])[] = [
  ['', []],
  ['vault ', []],
  ['a', ['asset:', 'address:', 'after:']],
  ['AS', ['asset:']],
  ['x as', ['asset:']],
  ['asset', ['asset:']],
  ['zz', []],
  ['-as', ['-asset:']],
  ['-asset:b', ['-asset:BTC']],
  ['t', ['tag:']],
  ['is:', ['is:changed', 'is:new', 'is:alarm', 'is:duplicate', 'is:favourite']],
  ['checksum:m', ['checksum:mismatch', 'checksum:malformed']],
  ['"as', []],
  ['asset:', ['asset:ETH', 'asset:METH', 'asset:Éth', 'asset:eth2', 'asset:BTC']],
  ['asset:e', ['asset:ETH', 'asset:Éth', 'asset:eth2', 'asset:METH']],
  ['Asset:é', ['asset:ETH', 'asset:Éth', 'asset:eth2', 'asset:METH']],
  ['asset:BTC', []],
  ['asset:zz', []],
  ['name:co', ['name:"cold store"', 'name:Cold']],
  ['name:"cold s', ['name:"cold store"']],
  ['name:"cold store"', []],
  ['name:', ['name:"cold store"', 'name:Cold', 'name:5"disk', 'name:a:b']],
  ['after:', []],
  ['foo:', []],
];

describe('completing a search', () => {
  it.each(cases)('offers continuations of %j', (text, offered) => {
    expect(labels(text)).toEqual(offered);
  });

  it('offers the operators of the language and the English ones, but no former ones', () => {
    const language = { ...plainSearchLanguage, operators: { after: 'from', by: 'deployer' } };
    const offered = (text: string) =>
      completeSearch(text, text.length, operators, () => [], language).map(({ label }) => label);
    expect([offered('f'), offered('d')]).toEqual([['from:'], ['deployer:']]);
    expect([offered('b'), offered('v')]).toEqual([['before:', 'by:'], []]);
    expect(labels('f')).toEqual([]);
  });

  it('offers at most eight values', () => {
    expect(labels('by:0x')).toEqual(Array.from({ length: 8 }, (_, n) => `by:0x${n}`));
  });

  it('keeps the rest of the search around the suggestion', () => {
    expect(complete('gold as "x y"', 7)).toEqual([{ label: 'asset:', text: 'gold asset: "x y"' }]);
    expect(complete('asset:b gold', 7)).toEqual([{ label: 'asset:BTC', text: 'asset:BTC gold' }]);
  });

  it('changes the operator at the caret and keeps its value', () => {
    expect(complete('asset:ETH', 2)).toEqual([]);
    expect(complete('address:ETH x', 1)).toEqual([
      { label: 'asset:', text: 'asset:ETH x' },
      { label: 'after:', text: 'after:ETH x' },
    ]);
  });

  it('requests no values before there is a colon', () => {
    expect(completeSearch('as', 2, operators, expect.unreachable).length).toBe(1);
  });

  it('offers texts that are read as the value they mean, each once', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'B', '"', ' ', ':', '\n', 'é', '0x') });
    forAllIn(500)(fc.uniqueArray(value, { maxLength: 8 }), (some) => {
      const offers = completeSearch('x asset:', 8, operators, () => some);
      expect(new Set(offers.map(({ label }) => label)).size).toBe(offers.length);
      for (const { text } of offers) {
        const { terms, words } = readSearch(text, operators, 'utc');
        expect(words.map((word) => word.text)).toEqual(['x']);
        expect(terms.map((term) => some.includes(term.text))).toEqual([true]);
      }
    });
  });
});
