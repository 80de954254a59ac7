import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import type { Operators } from '../../../../../renderer/features/records/list/model/operators';

const operators: Operators = {
  columns: { asset: 'asset', by: 'deployedBy' },
  dates: 'dated',
};
const wordsOf = (text: string): readonly string[] =>
  readSearch(text, operators, 'utc').words.map((word) => word.text);

const digits = 'ab5801a7d398351b8be11c439e05c5b3259aec9b';

const groups = digits.match(/.{4}/gu) ?? [];
const pasted: readonly (readonly [string, string, string])[] = [
  ['as it is', `0x${digits}`, `0x${digits}`],
  ['without 0x', digits, digits],
  ['in capitals', digits.toUpperCase(), digits.toUpperCase()],
  ['with 0X', `0X${digits.toUpperCase()}`, `0X${digits.toUpperCase()}`],
  ['with spaces around', `  0x${digits}\t`, `0x${digits}`],
  ['in groups of four', `0x ${groups.join(' ')}`, `0x${digits}`],
  ['in groups without 0x', groups.join(' '), digits],
  ['in lines', `0x${groups.join('\r\n')}`, `0x${digits}`],
  ['with no-break spaces', `0x${groups.join('\u00a0')}`, `0x${digits}`],
  ['with zero-width spaces', `0x${groups.join('\u200b')}`, `0x${digits}`],
  ['in quotation marks', `"0x${groups.join(' ')}"`, `0x${digits}`],
  ['with the name of its chain', `eth:0x${digits}`, `0x${digits}`],
  ['as a payment link', `ethereum:pay-0x${digits}@1?value=2e18`, `0x${digits}`],
  ['at the end of a sentence', `0x${digits}.`, `0x${digits}`],
  ['in other quotation marks and brackets', `(“0x${digits}”)`, `0x${digits}`],
  ['in part, with 0x', `0x${groups[0] ?? ''} ${groups[1] ?? ''}`, `0x${digits.slice(0, 8)}`],
];

describe('a pasted address', () => {
  it.each(pasted)('is one word %s', (_name, text, word) => {
    expect(wordsOf(text)).toEqual([word]);
  });

  it('is one word beside operators', () => {
    const { words, terms } = readSearch(`asset:ETH ${groups.join(' ')}`, operators, 'utc');
    expect([words.map(({ text }) => text), terms.length]).toEqual([[digits], 1]);
  });

  it('is one text after a colon, when quoted', () => {
    const { terms } = readSearch(`by:"${groups.join(' ')}"`, operators, 'utc');
    expect(terms).toEqual([{ column: 'deployedBy', text: digits }]);
  });

  it.each([
    ['too short', '0xab58 01a', ['0xab58', '01a']],
    ['bare and of another length', `${digits} 00`, [digits, '00']],
    ['not hexadecimal', `0x${digits} g`, [`0x${digits}`, 'g']],
  ])('is several words when it is %s', (_name, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('several pasted addresses', () => {
  const addresses = Array.from({ length: 23 }, (_, at) => `0x${String(at).padStart(40, '7')}`);
  const [first = '', second = ''] = addresses;

  it('are searched each by itself, beside other words that must all match', () => {
    const { words, problems } = readSearch(`${first}\n${second}, cold`, operators, 'utc');
    expect(words.map(({ forms }) => forms)).toEqual([[first.slice(2), second.slice(2)], ['cold']]);
    expect(problems).toEqual([]);
  });

  it('may be separated by only a comma or a semicolon', () => {
    for (const text of [`${first},${second}`, `${first};${second};`]) {
      const { words } = readSearch(text, operators, 'utc');
      expect(words.map(({ forms }) => forms)).toEqual([[first.slice(2), second.slice(2)]]);
    }
    expect(wordsOf('a,b')).toEqual(['a,b']);
  });

  it('do not include long words, which must all match', () => {
    const long = ['vault1234567890123456789012', 'walletid567890123456789012'];
    expect(wordsOf(long.join(' '))).toEqual(long);
  });

  it('are the first twenty, and the search reports which are left out', () => {
    const { words, problems } = readSearch(addresses.join(' '), operators, 'utc');
    expect(words.map(({ forms }) => forms.length)).toEqual([20]);
    expect(problems.map(({ text }) => text)).toEqual(
      addresses.slice(20).map((address) => address.slice(2)),
    );
    // Cut off as by a field that is too short.
    const cut = readSearch(addresses.join(' ').slice(0, -38), operators, 'utc');
    expect(cut.words.map(({ forms }) => forms)).toEqual(words.map(({ forms }) => forms));
    expect(cut.problems.map(({ text }) => text).at(-1)).toBe('0x77');
  });
});
