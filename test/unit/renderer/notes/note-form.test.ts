import { describe, expect, it } from 'vitest';
import {
  draftOf,
  excessOf,
  readDraft,
  readTags,
} from '../../../../renderer/features/notes/NoteForm';
import { noteLimits, type LocalNote } from '../../../../shared/notes';
import { noteToSave } from '../../../../shared/schemas';

const note: LocalNote = { name: 'Payroll', note: 'One\nTwo', tags: ['a b', 'c'], favourite: true };
const profileId = '00000000-0000-4000-8000-000000000001';

describe('a note being typed', () => {
  it('becomes the same note again', () => {
    expect({ ...readDraft(draftOf(note)), favourite: true }).toEqual(note);
  });

  it.each([
    ['nothing', '', []],
    ['commas alone', ' , ,', []],
    ['the same twice', 'a, b,a', ['a', 'b']],
    ['spaces around', '  night shift ,x', ['night shift', 'x']],
    ['line ends', 'a\nb', ['a b']],
    [
      'as many as there may be',
      '0,1,2,3,4,5,6,7,8,9',
      Array.from({ length: 10 }, (_, index) => String(index)),
    ],
  ])('has the intended tags: %s', (_name, text, tags) => {
    expect(readTags(text)).toEqual(tags);
  });

  it.each([
    ['too many', '0,1,2,3,4,5,6,7,8,9,10'],
    ['too long a one', 'x'.repeat(noteLimits.tag + 1)],
  ])('is refused with %s', (_name, text) => {
    expect(readTags(text)).toBeNull();
    expect(readDraft({ name: '', tags: text, note: '' })).toBeNull();
  });

  it('is reported as too long by a number of characters, and is not cut', () => {
    const draft = { name: ` ${'x'.repeat(203)}`, tags: '', note: 'y'.repeat(10_000) };
    expect(excessOf(draft)).toEqual({ name: 3, note: 8000 });
    expect([readDraft(draft), readDraft({ ...draft, note: '' })]).toEqual([null, null]);
    const fitting = {
      name: 'x'.repeat(noteLimits.name),
      tags: '',
      note: 'y'.repeat(noteLimits.note),
    };
    expect(readDraft(fitting)).toMatchObject({ name: fitting.name, note: fitting.note });
  });

  it.each([
    'a\0b\u001b[31m\u0085',
    'two\r\nlines\u2028and\u2029more',
    'half \ud83c of a flag',
    '\u202egnp.exe',
    '👩‍👩‍👧‍👦',
    '\t\n ',
  ])('is always a note that main accepts: %j', (text) => {
    const read = readDraft({ name: text, tags: text, note: text });
    const sent = { profileId, address: '0x00', ...read, favourite: false };
    expect(noteToSave.safeParse(sent)).toMatchObject({ success: true });
  });
});
