import { describe, expect, it } from 'vitest';
import {
  readSearch,
  type Search,
} from '../../../../../renderer/features/records/list/model/read-search';
import {
  plainSearchLanguage,
  type Operators,
} from '../../../../../renderer/features/records/list/model/operators';
import { fc, forAllIn } from '../../../for-all';

const operators: Operators = {
  columns: { asset: 'asset', type: 'type', by: 'deployedBy', name: 'name', address: 'address' },
  dates: 'dated',
};
const undated: Operators = { ...operators, dates: 'undated' };

/** The parsed search, as texts. */
interface Reading extends Pick<Search, 'terms' | 'after' | 'before'> {
  readonly words: readonly string[];
  readonly problems: readonly string[];
}
const nothing: Reading = { words: [], terms: [], after: null, before: null, problems: [] };
const reading = ({ words, terms, after, before, problems }: Search): Reading => ({
  terms,
  after,
  before,
  words: words.map(({ text }) => text),
  problems: problems.map(({ text }) => text),
});
const read = (...asked: Parameters<typeof readSearch>): Reading => reading(readSearch(...asked));

const utc = (text: string): number => Date.parse(text);

const readings: readonly (readonly [string, Partial<Reading>])[] = [
  ['', {}],
  ['  \t\n ', {}],
  ['vault', { words: ['vault'] }],
  [' Vault   COLD ', { words: ['Vault', 'COLD'] }],
  ['"cold store" 7', { words: ['cold store', '7'] }],
  ['"cold sto', { words: ['cold sto'] }],
  ['“cold store” „gold sto', { words: ['cold store', 'gold sto'] }],
  ['«cold store» »gold«', { words: ['cold store', 'gold'] }],
  ['name:“cold store”', { terms: [{ column: 'name', text: 'cold store' }] }],
  ['"', {}],
  ['"" "  "', {}],
  ['"a b"c', { words: ['a b', 'c'] }],
  ['5"disk"', { words: ['5"disk"'] }],
  ['.* (a|b) [x] \\', { words: ['.*', '(a|b)', '[x]', '\\'] }],
  ['foo:bar', { words: ['foo:bar'], problems: ['foo:bar'] }],
  ['https://a.example:1', { words: ['https://a.example:1'] }],
  [
    'constructor:x __proto__:y',
    { words: ['constructor:x', '__proto__:y'], problems: ['constructor:x'] },
  ],
  ['foo: - –', { problems: [''] }],
  ['12:30', { words: ['12:30'] }],
  [':', { words: [':'] }],
  [':eth', { words: [':eth'] }],
  ['"asset:ETH"', { words: ['asset:ETH'] }],
  ['x"asset:ETH', { words: ['x"asset:ETH'] }],
  ['asset:ETH', { terms: [{ column: 'asset', text: 'ETH' }] }],
  ['ASSET:eth', { terms: [{ column: 'asset', text: 'eth' }] }],
  ['by:0xab', { terms: [{ column: 'deployedBy', text: '0xab' }] }],
  ['name:"cold store" gold', { terms: [{ column: 'name', text: 'cold store' }], words: ['gold'] }],
  ['name:"cold', { terms: [{ column: 'name', text: 'cold' }] }],
  ['name:a:b', { terms: [{ column: 'name', text: 'a:b' }] }],
  ['asset: type:"" by:" "', {}],
  [
    'asset:ETH asset:BTC name:x',
    {
      terms: [
        { column: 'asset', text: 'ETH' },
        { column: 'asset', text: 'BTC' },
        { column: 'name', text: 'x' },
      ],
    },
  ],
  ['after:2024', { after: utc('2024-01-01T00:00:00Z') }],
  ['after:2024-03', { after: utc('2024-03-01T00:00:00Z') }],
  ['After:2024-03-31 x', { after: utc('2024-03-31T00:00:00Z'), words: ['x'] }],
  ['before:"2024"', { before: utc('2024-01-01T00:00:00Z') }],
  ['before:2024-02-29T12:30', { before: utc('2024-02-29T12:30:00Z') }],
  ['before:2024-02-29T23:59:59', { before: utc('2024-02-29T23:59:59Z') }],
  ['before:2024-02-29T12:30:15.250Z', { before: utc('2024-02-29T12:30:15.250Z') }],
  ['before:2024-02-29t12:30:15,5+02:00', { before: utc('2024-02-29T10:30:15.500Z') }],
  ['after:2024-01-01T00:00-05:30', { after: utc('2024-01-01T05:30:00Z') }],
  ['after:0099', { after: utc('0099-01-01T00:00:00Z') }],
  ['after:2023 after:2024 after:2022', { after: utc('2024-01-01T00:00:00Z') }],
  ['before:2023 before:2024', { before: utc('2023-01-01T00:00:00Z') }],
  [
    'after:2023 before:2024',
    { after: utc('2023-01-01T00:00:00Z'), before: utc('2024-01-01T00:00:00Z') },
  ],
  // Every format in which the service may write a moment can be pasted.
  ['after:2024-01-01T10:00+02', { after: utc('2024-01-01T08:00:00Z') }],
  ['after:"2024-01-01 10:00:00Z"', { after: utc('2024-01-01T10:00:00Z') }],
  ['before:1714557600', { before: utc('2024-05-01T10:00:00Z') }],
  ['before:1714557600123', { before: utc('2024-05-01T10:00:00.123Z') }],
  ['after: before:', {}],
];

const unreadable = [
  ...['yesterday', '24', '20245', '2024-1', '2024-13', '2024-00', '2024-02-30', '2023-02-29'],
  ...['2024-01-32', '2024-01-01T', '2024-01-01T25:00', '2024-01-01T10:60', '2024-01-01T10'],
  ...['2024-01-01T10:00+24:00', '2024-01-01Z', '-2024', '２０２４', '1e3', 'NaN'],
];

describe('a typed search', () => {
  it.each(readings)('%j is understood', (text, found) => {
    expect(read(text, operators, 'utc')).toEqual({ ...nothing, ...found });
  });

  it.each(unreadable)('is no date if it is "%s", restricts nothing and is reported', (date) => {
    const text = `after:${date} vault before:"${date}"`;
    expect(read(text, operators, 'utc')).toEqual({
      ...nothing,
      words: ['vault'],
      problems: [`after:${date}`, `before:"${date}"`],
    });
  });

  it('has no dates in a list without dates', () => {
    const { words, problems } = read('after:2024 before:x', undated, 'utc');
    expect(words).toEqual(['after:2024', 'before:x']);
    expect(problems).toEqual(['after:2024', 'before:x']);
  });

  it('means the days of the time zone, unless it names a zone', () => {
    expect(readSearch('after:2024-07-01', operators, 'local').after).toBe(
      new Date(2024, 6, 1).getTime(),
    );
    expect(readSearch('after:2024-07-01T10:30', operators, 'local').after).toBe(
      new Date(2024, 6, 1, 10, 30).getTime(),
    );
    expect(readSearch('after:2024-07-01T10:30Z', operators, 'local').after).toBe(
      utc('2024-07-01T10:30:00Z'),
    );
  });

  it('is parsed whatever it is, in time and without losing a word', () => {
    const part = fc.oneof(
      fc.constantFrom('"', ':', ' ', 'asset', 'after', '\n', '0x', '2024'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    forAllIn(1000)(fc.array(part), (parts) => {
      const text = parts.join('');
      const { words, terms } = read(text, undated, 'utc');
      const bare = (some: string): string => some.replace(/[\s"]/gu, '');
      for (const one of [...words, ...terms.map((term) => term.text)])
        expect(bare(text)).toContain(bare(one));
    });
  });
});

describe('a search with far too many operators', () => {
  const operators = { columns: { address: 'address' }, dates: 'undated' } as const;

  it('uses the first twenty, and reports which it leaves out', () => {
    const typed = Array.from({ length: 23 }, (_, index) => `address:z${index}`).join(' ');
    const { terms, problems } = read(typed, operators, 'utc');
    expect(terms).toHaveLength(20);
    expect(problems).toEqual(['address:z20', 'address:z21', 'address:z22']);
  });

  it('uses a repeated one once', () => {
    const { terms, problems } = read('address:0 '.repeat(1000), operators, 'utc');
    expect(terms).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe('a minus', () => {
  it('excludes what a word, a phrase or an operator finds', () => {
    const { words, without } = readSearch('gold -"a b" -asset:ETH -x -is:new -', operators, 'utc');
    expect(words.map(({ text }) => text)).toEqual(['gold']);
    expect(without.words.map(({ text }) => text)).toEqual(['a b', 'x']);
    expect([without.terms, without.states]).toEqual([[{ column: 'asset', text: 'ETH' }], ['new']]);
  });

  it('may be a dash that a word processor made of it', () => {
    const { words, without } = readSearch('–cold −“a b” — x', operators, 'utc');
    expect(without.words.map(({ text }) => text)).toEqual(['cold', 'a b']);
    expect(words.map(({ text }) => text)).toEqual(['x']);
  });

  it('inverts dates, and is part of a word when inside it', () => {
    const { before, words, without } = readSearch('-after:2024 a-b', operators, 'utc');
    expect([before, words[0]?.text, without.words]).toEqual([utc('2024-01-01'), 'a-b', []]);
  });
});

const german = {
  ...plainSearchLanguage,
  operators: { type: 'typ', is: 'ist', checksum: 'prüfsumme' },
  states: { ...plainSearchLanguage.states, changed: 'geändert' },
  months: plainSearchLanguage.months.map((names, month) => (month === 2 ? ['marz'] : names)),
};

describe('operators', () => {
  it('are understood by every name that a language offers or has offered', () => {
    const { after } = readSearch('after:2024', operators, 'utc');
    expect(after).toBe(utc('2024-01-01T00:00:00Z'));
    const speaks = [plainSearchLanguage, german, { ...german, operators: { by: 'deployer' } }];
    for (const language of speaks) {
      expect(readSearch('from:2024', operators, 'utc', language).after).toBe(after);
      for (const name of ['by', 'von', 'deployer', 'Deployer']) {
        const { terms, problems } = readSearch(`${name}:0xab`, operators, 'utc', language);
        expect(terms).toEqual([{ column: 'deployedBy', text: '0xab' }]);
        expect(problems).toEqual([]);
      }
    }
  });

  it('are only those that the list has', () => {
    expect(readSearch('from:2024', undated, 'utc')).toMatchObject({ after: null });
  });
});

describe('states and checksums', () => {
  it.each([
    ['is:changed', ['changed'], []],
    ['IS:New is:favorite', ['new', 'favourite'], []],
    ['ist:geändert', ['changed'], []],
    ['ist:geandert', ['changed'], []],
    ['prüfsumme:mismatch checksum:none', [], ['none', 'mismatch']],
  ])('%s is understood', (text, states, checksums) => {
    expect(readSearch(text, operators, 'utc', german)).toMatchObject({ states, checksums });
  });

  it('are reported when they are unknown, but not while they are typed', () => {
    const values = Object.values(german.states);
    const { problems } = readSearch('ist:odd x', operators, 'utc', german);
    expect(problems).toEqual([{ kind: 'value', name: 'ist:', text: 'ist:odd', values }]);
    expect(readSearch('is:cha', operators, 'utc').problems).toEqual([]);
    expect(readSearch('is:cha x', operators, 'utc').problems).toHaveLength(1);
  });
});

describe('words that name a date', () => {
  it.each([
    ['22 Oct 2025', { year: 2025, month: 9, day: '22', minute: null }],
    ['Oct 22, 2025, 02:03 PM UTC', { year: 2025, month: 9, day: '22', minute: 843 }],
    ['22. Oktober', null],
    ['Octo 2025', { year: 2025, month: 9, day: null, minute: null }],
    ['2025', { year: 2025, month: null, day: null, minute: null }],
    ['22.10.2025', { year: 2025, month: 9, day: '22', minute: null }],
    ['"22 Oct 2025"', { year: 2025, month: 9, day: '22', minute: null }],
    ['vault 22', null],
    ['"Oct 2025 vault"', null],
  ])('%s', (text, date) => {
    const { words } = readSearch(text, operators, 'utc');
    expect(words.map((word) => word.date)).toEqual(words.map(() => date));
    expect(readSearch(text, undated, 'utc').words.every((word) => word.date === null)).toBe(true);
  });

  it('are also those of the language, and leave other words alone', () => {
    const { words } = readSearch('Tresor 3. März Fonds', operators, 'utc', german);
    expect(words.map(({ date }) => date?.month ?? null)).toEqual([null, 2, 2, null]);
  });
});
