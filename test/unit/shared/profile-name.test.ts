import { describe, expect, it } from 'vitest';
import { profileNameProblem } from '../../../shared/profile';
import { profileName } from '../../../shared/schemas';

describe('the name of a profile', () => {
  it.each([
    ['Latin', 'Größe 例え'],
    ['a joiner inside a Persian word', 'می\u200cخواهم'],
    ['a joiner behind a vowel mark', 'مِی\u064e\u200cخواهم'],
    ['a joiner after a virama', 'ක්\u200dෂ'],
    ['a Devanagari half form', 'क्\u200cष'],
    ['an emoji', 'Seen ❤\ufe0f'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a flag', '🏳\ufe0f\u200d🌈'],
    ['a colour of skin', '👩🏽\u200d💻'],
  ])('may have %s', (_what, name) => {
    expect(profileNameProblem(name)).toBeUndefined();
    expect(profileName.safeParse(name).success).toBe(true);
  });

  it.each([
    ['a filler', '\u3164'],
    ['a filler at its end', 'Treasury\u3164'],
    ['a blank Braille pattern', '\u2800'],
    ['a selector alone', '\ufe0f'],
    ['a joiner between Latin letters', 'Trea\u200dsury'],
    ['a non-joiner between Latin letters', 'Trea\u200csury'],
    ['two joiners in one place', 'می\u200c\u200cخواهم'],
    ['a joiner at its end', 'می\u200c'],
    ['a joiner before a space', 'می\u200c خواهم'],
    ['a joiner beside an emoji and a letter', '👨\u200da'],
    ['a non-joiner in an emoji', '👨\u200c👩'],
    ['a control', 'a\nb'],
    ['an override', 'a\u202eb'],
    ['half a character', 'a\ud800'],
    ['a private character', 'a\ue000'],
  ])('has no invisible characters, such as %s', (_what, name) => {
    expect(profileNameProblem(name)).toBe('unseen');
    expect(profileName.safeParse(name).success).toBe(false);
  });

  it('has 1 to 60 characters', () => {
    expect(profileNameProblem('')).toBe('length');
    expect(profileNameProblem('x'.repeat(61))).toBe('length');
    expect(profileNameProblem('x'.repeat(60))).toBeUndefined();
    expect(profileName.parse(` ${'x'.repeat(60)} `)).toHaveLength(60);
  });
});
