import { expect, it } from 'vitest';
import { foldings } from '../../../../../renderer/features/records/list/model/fold';
import { termTests } from '../../../../../renderer/features/records/list/model/term-tests';

const types = ['Bürgschaft', 'Bürgschaft 2', 'Buergschaft', 'Multisig', 'Größe'];

/** The types found by a typed one, out of a list that has all of them. */
const found = (typed: string): readonly string[] => {
  const folded = types.flatMap((type) => foldings(type).split('\n'));
  const tests = termTests([{ column: 'type', text: typed }], (_column, code) =>
    folded.includes(code),
  );
  return types.filter((type) => tests.every(({ test }) => test(type)));
};

it.each([
  ['Bürgschaft', ['Bürgschaft']],
  ['burgschaft', ['Bürgschaft']],
  ['BUERGSCHAFT', ['Bürgschaft', 'Buergschaft']],
  ['grösse', ['Größe']],
  ['schaft', ['Bürgschaft', 'Bürgschaft 2', 'Buergschaft']],
  ['multisig', ['Multisig']],
])(
  'a search for a code %s matches it whole, with umlauts in any spelling, or a part if no code matches whole',
  (typed, meant) => {
    expect(found(typed)).toEqual(meant);
  },
);
