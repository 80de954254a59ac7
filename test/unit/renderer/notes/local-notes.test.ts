import { type Filters, noFilters } from '../../../../renderer/store/list-state';
import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../../renderer/features/records/list/model/read-search';
import { noFacts } from '../../../../renderer/features/records/list/model/list-query';
import { canNote, noteOf, notedRows } from '../../../../renderer/features/notes/LocalMark';
import type { LocalNotes } from '../../../../renderer/store/window-state';
import { emptyNote, noteLimits } from '../../../../shared/notes';
import { plainModel } from '../records/list/plain-model';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
type Row = Readonly<Record<'name' | 'address' | 'by', string | null>>;
const rows: readonly Row[] = [
  { name: 'Night desk', address, by: null },
  { name: 'Payroll', address: 'bc1qAbc', by: null },
  { name: 'Cold storage', address: null, by: null },
  { name: 'Vault', address: address.toLowerCase(), by: 'bc1qAbc' },
  { name: 'Empty', address: 'other', by: 'Zoltan’s' },
];
const notes: LocalNotes = {
  home: 'disk',
  entries: new Map([
    [address.toLowerCase(), { ...emptyNote, name: 'PAYROLL Zürich', tags: ['night'] }],
    ['bc1qAbc', { ...emptyNote, note: 'ask\nFIRST', favourite: true }],
    ['Zoltan’s', { ...emptyNote, name: 'Zoltán Ledger', tags: ['night'], favourite: true }],
  ]),
};
const model = plainModel(rows, [
  { name: 'name', kind: 'text', role: 'name', value: ({ name }) => name },
  { name: 'address', kind: 'address', value: (row) => row.address },
  { name: 'deployedBy', kind: 'address', value: ({ by }) => by },
]);
const operators = { columns: { name: 'name', by: 'deployedBy' }, dates: 'undated' } as const;

const found = (
  text: string,
  filters: Filters = noFilters,
  known: LocalNotes | null = notes,
): readonly number[] => {
  const [addressOf, deployerOf] = [(row: Row) => row.address, ({ by }: Row) => by];
  const facts = { ...noFacts, ...notedRows(known, rows, addressOf, deployerOf) };
  const search = readSearch(text, operators, 'utc');
  return [...model.view({ search, filters, sort: null, facts }).rows];
};

describe('own names and tags', () => {
  it.each([
    ['what the service says and what the person says', 'payroll', [1, 0, 3]],
    ['in any case and form', 'zu\u0308rich', [0, 3]],
    ['one word in the name, another in a tag', 'night vault', [3]],
    ['a tag', 'night', [0, 3]],
    ['an umlaut written out', 'zuerich', [0, 3]],
    ['what an operator asks of names', 'name:payroll', [0, 1, 3]],
    ['a note', 'first', [1]],
    ['an operator for tags', 'tag:NIGHT', [0, 3]],
    ['an operator for notes', 'note:ask', [1]],
    ['what is not in a note', 'payroll -note:ask', [0, 3]],
    ['what has no tag', 'night -tag:night', []],
    ['an own name of who deployed it', 'zoltan', [4]],
    ['the same asked of the column', 'by:ledger', [4]],
    ['the same left out', 'night -by:zoltan', [0, 3]],
    ['a tag of who deployed it, which is none of its own', 'empty night', []],
    ['nothing', 'nowhere', []],
  ])('are found by %s', (_name, text, expected) => {
    expect(found(text)).toEqual(expected);
    // The same result letter by letter, and from the index.
    while (!model.prepare(() => true));
    for (let end = 1; end < text.length; end += 1) found(text.slice(0, end));
    expect(found(text)).toEqual(expected);
  });

  it('are found as soon as they are saved, and no longer once they are removed', () => {
    expect([found('night', noFilters, null), found('night')]).toEqual([[0], [0, 3]]);
    expect(found('night', noFilters, { home: 'disk', entries: new Map() })).toEqual([0]);
  });

  it('belong to every spelling of a hex address, and to no other address', () => {
    expect(noteOf(notes, address.toUpperCase().replace('0X', '0x'))?.tags).toEqual(['night']);
    expect([noteOf(notes, 'BC1QABC'), noteOf(notes, null)]).toEqual([null, null]);
    expect(noteOf(null, address)).toBeNull();
  });
});

it('favourites can be shown alone, together with a search', () => {
  const only: Filters = { ...noFilters, marks: ['favourite'] };
  expect([found('', only), found('vault', only), found('', only, null)]).toEqual([[1], [], []]);
});

describe('that something can be noted about an address', () => {
  const full: LocalNotes = {
    home: 'disk',
    entries: new Map(
      Array.from({ length: noteLimits.entries }, (_, at) => [`${at}`, { ...emptyNote, note: 'x' }]),
    ),
  };
  it.each([
    ['that fits, while there is room', notes, 'new', true],
    ['that is noted, where there is no more room', full, '7', true],
    ['of which nothing is known, not where there is no more room', full, 'new', false],
    ['not before the notes have been read', null, 'new', false],
    ['not where there is none', notes, '', false],
    ['not where it is too long', notes, 'x'.repeat(noteLimits.address + 1), false],
  ])('%s', (_which, known, of, can) => {
    expect(canNote(known, of)).toBe(can);
  });
});
