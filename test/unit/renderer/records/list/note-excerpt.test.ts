import { describe, expect, it } from 'vitest';
import { noteExcerpt } from '../../../../../renderer/features/records/list/note-excerpt';
import { fold } from '../../../../../renderer/features/records/list/model/fold';
import { emptyNote } from '../../../../../shared/notes';

const note = {
  ...emptyNote,
  name: 'Payroll',
  tags: ['quarterly', 'audit'],
  note: 'Moved to Zug in spring.\nAsk Miriam Ötzi before any change.',
};

const excerpt = (...words: readonly string[]) =>
  noteExcerpt(note, 'Cold storage', words.map(fold), []);

describe('the part of a note by which a search found a record', () => {
  it.each([
    ['miriam', '…Miriam Ötzi before any change.'],
    ['tzi', '…Ötzi before any change.'],
    ['moved', 'Moved to Zug in spring.'],
    ['audi', 'audit'],
    ['art', 'quarterly'],
  ])('begins with the word that has the hit: %s', (word, text) => {
    expect(excerpt(word)).toBe(text);
  });

  it('is none for a word that is in a name, which is marked itself, or in no text', () => {
    expect([excerpt('payr'), excerpt('cold'), excerpt('nowhere'), excerpt()]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(excerpt('cold', 'audit')).toBe('audit');
  });

  it('is there for a text searched for in tags or notes only, although a name has it, too', () => {
    const named = { ...note, name: 'Audit' };
    expect(noteExcerpt(named, null, ['audit'], [])).toBeNull();
    expect(noteExcerpt(named, null, ['audit'], ['audit'])).toBe('audit');
  });

  it('does not begin far before a hit in a text without spaces', () => {
    const long = { ...emptyNote, note: `${'x'.repeat(100)}Zug` };
    expect(noteExcerpt(long, null, ['zug'], [])).toBe('…Zug');
  });
});
