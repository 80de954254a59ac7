import { describe, expect, it } from 'vitest';
import { mergeExplorers, mergeNotes } from '../../../electron/main/notes/merge-notes';
import { presetExplorers, type Explorer } from '../../../shared/explorer';
import { noteLimits, type AddressNote } from '../../../shared/notes';
import { fc, forAll } from '../for-all';

const word = fc.constantFrom('', 'a', 'b', 'c', 'long'.repeat(200));
const noted = fc.uniqueArray(
  fc.record({
    address: fc.constantFrom('0x1', '0x2', '0x3', '0x4', '0x5'),
    name: fc.constantFrom('', 'Payroll', 'Cold'),
    note: word,
    tags: fc.uniqueArray(fc.constantFrom('own', 'night', 'day'), { maxLength: 3 }),
    favourite: fc.boolean(),
  }),
  { selector: ({ address }) => address },
);
const choice = fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const);

const of = (notes: readonly AddressNote[], address: string) =>
  notes.find((note) => note.address === address);

describe('notes from a file', () => {
  it('replace no local note unless chosen, and change nothing the second time', () => {
    forAll(noted, noted, choice, (mine, theirs, chosen) => {
      const first = mergeNotes(mine, theirs, () => chosen);
      for (const note of mine) {
        const kept = of(first.merged, note.address);
        if (chosen === 'mine' || !of(theirs, note.address)) expect(kept).toEqual(note);
        if (chosen !== 'both') continue;
        expect(`${kept?.name}\n${kept?.note}`).toContain(note.name);
        expect(kept?.note).toContain(note.note);
        expect(kept?.tags).toEqual(expect.arrayContaining([...note.tags]));
        if (note.favourite) expect(kept?.favourite).toBe(true);
      }
      const twice = mergeNotes(first.merged, theirs, () => chosen);
      expect([twice.merged, twice.changed]).toEqual([first.merged, 0]);
      const again = mergeNotes(first.merged, theirs, () => 'mine');
      expect(again.changed).toBe(0);
      expect(again.counts.added).toBe(0);
      if (chosen === 'theirs') expect(again.counts.asked).toBe(0);
      const { added, same, asked, left } = first.counts;
      const told = theirs.filter(
        ({ name, note, tags, favourite }) => name || note || tags.length > 0 || favourite,
      );
      expect(added + same + asked + left).toBe(told.length);
    });
  });

  it('leave the local note as it is if both together would be too long', () => {
    const note = (letter: string) => ({
      address: '0x1',
      name: '',
      tags: [],
      favourite: false,
      note: letter.repeat(noteLimits.note / 2),
    });
    const { merged, changed, conflicts } = mergeNotes([note('m')], [note('t')], () => 'both');
    expect(merged).toEqual([note('m')]);
    expect([changed, conflicts[0]?.canJoin]).toEqual([0, false]);
  });

  it('are added as long as there is room', () => {
    const note = { name: 'n', note: '', tags: [], favourite: true };
    const some = (count: number, letter: string) =>
      Array.from({ length: count }, (_, at) => ({ address: `${letter}${at}`, ...note }));
    const { merged, counts, stars } = mergeNotes(
      some(noteLimits.entries - 2, 'm'),
      some(5, 't'),
      () => 'mine',
    );
    expect(merged).toHaveLength(noteLimits.entries);
    expect(counts).toEqual({ added: 2, same: 0, asked: 0, left: 3 });
    expect(stars).toBe(2);
  });
});

it('explorers from a file replace another one only if chosen', () => {
  const [own] = presetExplorers as readonly [Explorer];
  const other = { ...own, address: 'https://example.org/{address}' };
  const more = { ...other, asset: 'BTC' };
  const kept = mergeExplorers([own], [other, more], () => false);
  expect([kept.merged, kept.conflicts]).toEqual([[own, more], [{ mine: own, theirs: other }]]);
  expect(mergeExplorers([own], [other, more], (asset) => asset === 'ETH').merged).toEqual([
    other,
    more,
  ]);
  expect(mergeExplorers(kept.merged, [other, more], () => false).changed).toBe(0);
});
