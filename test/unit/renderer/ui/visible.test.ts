import { describe, expect, it } from 'vitest';
import { rowLength, visibleParts, type Part } from '../../../../renderer/ui/text/visible';
import { hostileTexts } from '../../../service/hostile-account';
import { fc, forAll, forAllIn } from '../../for-all';

const partsOf = (text: string, longest = 10_000): readonly Part[] =>
  visibleParts(text, longest).parts;
const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => ('text' in part ? part.text : '')).join('');
const marksOf = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => ('mark' in part ? [part.mark] : []));

const unseen: readonly (readonly [string, string, string])[] = [
  ['right-to-left override', '\u202e', 'U+202E'],
  ['left-to-right override', '\u202d', 'U+202D'],
  ['pop directional', '\u202c', 'U+202C'],
  ['right-to-left isolate', '\u2067', 'U+2067'],
  ['pop isolate', '\u2069', 'U+2069'],
  ['right-to-left mark', '\u200f', 'U+200F'],
  ['Arabic letter mark', '\u061c', 'U+061C'],
  ['zero-width space', '\u200b', 'U+200B'],
  ['zero-width non-joiner', '\u200c', 'U+200C'],
  ['a joiner between letters', '\u200d', 'U+200D'],
  ['word joiner', '\u2060', 'U+2060'],
  ['byte order mark', '\ufeff', 'U+FEFF'],
  ['soft hyphen', '\u00ad', 'U+00AD'],
  ['Mongolian vowel separator', '\u180e', 'U+180E'],
  ['a tag letter', '\u{e0041}', 'U+E0041'],
  ['the language tag', '\u{e0001}', 'U+E0001'],
  ['Hangul filler', '\u3164', 'U+3164'],
  ['half-width Hangul filler', '\uffa0', 'U+FFA0'],
  ['Hangul choseong filler', '\u115f', 'U+115F'],
  ['Hangul jungseong filler', '\u1160', 'U+1160'],
  ['NUL', '\u0000', 'U+0000'],
  ['escape', '\u001b', 'U+001B'],
  ['a C1 control', '\u009b', 'U+009B'],
  ['tab', '\t', 'U+0009'],
  ['line feed', '\n', 'U+000A'],
  ['line separator', '\u2028', 'U+2028'],
  ['paragraph separator', '\u2029', 'U+2029'],
  ['private use', '\ue000', 'U+E000'],
  ['private use of plane 16', '\u{10fffd}', 'U+10FFFD'],
  ['a lone high surrogate', '\ud83c', 'U+D83C'],
  ['a lone low surrogate', '\udc00', 'U+DC00'],
  ['a variation selector on a letter', '\ufe0f', 'U+FE0F'],
  ['an ideographic variation selector', '\u{e0100}', 'U+E0100'],
  ['the end of tags', '\u{e007f}', 'U+E007F'],
  ['Khmer inherent vowel', '\u17b4', 'U+17B4'],
  ['interlinear annotation', '\ufff9', 'U+FFF9'],
  ['the blank Braille pattern', '\u2800', 'U+2800'],
];

describe('a character that could not be seen (security H2; fault 63)', () => {
  it.each(unseen)('%s is shown by its name, also at the ends', (_name, character, mark) => {
    expect(partsOf(`pay${character}roll`)).toEqual([{ text: 'pay' }, { mark }, { text: 'roll' }]);
    expect(partsOf(character)).toEqual([{ mark }]);
    expect(partsOf(`${character}x${character}`)).toEqual([{ mark }, { text: 'x' }, { mark }]);
  });
});

const seen: readonly (readonly [string, string])[] = [
  ['ASCII', 'Operating account (2) <b>&amp;'],
  ['umlauts', 'Zürich'],
  ['combining accents', 'Zu\u0308rich e\u0301'],
  ['Arabic', 'حساب'],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['Devanagari', 'खाता'],
  ['Japanese', '口座'],
  ['Korean', '계좌'],
  ['Thai', 'บัญชี'],
  ['an emoji', '🙂'],
  ['a skin tone', '👍🏽'],
  ['a flag', '🇨🇭'],
  ['a keycap', '1️⃣'],
  ['homoglyphs, which can be seen', '\u041Eper\u0430ting'],
  ['a family', '👩‍👩‍👧‍👦'],
  ['a rainbow flag', '🏳️‍🌈'],
  ['a heart on fire', '❤️‍🔥'],
  ['blanks', 'a b\u00a0c\u3000d'],
];

describe('a visible text', () => {
  it.each(seen)('stays in one piece: %s', (_name, text) => {
    expect(visibleParts(text, 10_000)).toEqual({ parts: [{ text }], cut: false });
  });

  it.each(seen)('stays unchanged beside a mark: %s', (_name, text) => {
    expect(partsOf(`${text}\u202e${text}`)).toEqual([{ text }, { mark: 'U+202E' }, { text }]);
  });
});

describe('a hostile text (security H2, H4; fault 63)', () => {
  it.each(Object.entries(hostileTexts))('shows nothing unseen: %s', (_name, text) => {
    const joiners = text === hostileTexts.emojiSequence ? /\u200d/gu : /(?!)/gu;
    const shown = textOf(partsOf(text)).replace(joiners, '');
    expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u);
    expect(shown.length + marksOf(text).length).toBeGreaterThanOrEqual(Math.min(text.length, 1));
  });

  it('stacks four marks on a letter at most', () => {
    const shown = textOf(partsOf(`V${'\u0300\u0316\u0489'.repeat(60)}ault`));
    expect(shown).toBe('V\u0300\u0316\u0489\u0300ault');
    expect(partsOf(shown)).toEqual([{ text: shown }]);
  });
});

describe('a long text', () => {
  it('is cut, and says so', () => {
    expect(visibleParts('abcdef', 3)).toEqual({ parts: [{ text: 'abc' }], cut: true });
    expect(visibleParts('abc', 3)).toEqual({ parts: [{ text: 'abc' }], cut: false });
    expect(rowLength).toBe(300);
  });

  it.each([
    [1, ''],
    [2, '🙂'],
    [3, '🙂'],
    [4, '🙂🙂'],
  ])('is cut after %i units between whole characters', (longest, shown) => {
    expect(visibleParts('🙂🙂🙂', longest)).toEqual({ parts: [{ text: shown }], cut: true });
  });

  it.each([
    ['a flag', '🇨🇭'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['a skin tone', '👍🏽'],
    ['combining accents', 'e\u0301\u0323'],
    ['Hangul in parts', '\u1112\u1161\u11ab'],
  ])('is never cut inside a character as users count them: %s', (_name, character) => {
    const before = 'x'.repeat(300 - 1);
    const text = `${before}${character}y`;
    expect(visibleParts(text, rowLength)).toEqual({ parts: [{ text: before }], cut: true });
    const whole = `${before}${character}`;
    expect(partsOf(`${whole}yz`, whole.length)).toEqual([{ text: whole }]);
  });

  it('that starts with an endless pile of marks shows its beginning', () => {
    const { parts, cut } = visibleParts(`V${'\u0300\u0316\u0489'.repeat(1000)}ault`, rowLength);
    expect(parts).toEqual([{ text: 'V\u0300\u0316\u0489\u0300' }]);
    expect(cut).toBe(true);
  });

  it.each([
    ['letters', 'M', 0, 300],
    ['overrides', 'a\u202e', 150, 150],
    ['fillers', '\u3164\u115f', 300, 0],
    ['tag letters', '\u{e0041}', 150, 0],
    ['homoglyphs and zero widths', '\u0430\u200b', 150, 150],
    ['families', '👩‍👩‍👧‍👦', 0, 297],
    ['halves of characters', '\ud83c', 300, 0],
  ])('of 1 MB of %s becomes no more than a row (security H4)', (_name, unit, marks, units) => {
    const text = unit.repeat(Math.ceil((1024 * 1024) / unit.length));
    const { parts, cut } = visibleParts(text, rowLength);
    expect(parts.filter((part) => 'mark' in part)).toHaveLength(marks);
    expect(textOf(parts)).toHaveLength(units);
    expect(cut).toBe(true);
  });

  it('of 1 MB can be split completely', () => {
    const text = 'ab\u202e'.repeat(350_000);
    const parts = partsOf(text, text.length);
    expect(parts).toHaveLength(700_000);
    expect(parts.at(-1)).toEqual({ mark: 'U+202E' });
  });

  it.each([
    ['families', '👩‍👩‍👧‍👦'],
    ['flags', '🇨🇭'],
    ['hearts on fire', 'x❤️‍🔥'],
  ])('keeps its %s whole from end to end', (_name, character) => {
    const text = character.repeat(2000);
    expect(partsOf(`${text}\u202e`, 100_000)).toEqual([{ text }, { mark: 'U+202E' }]);
  });
});

describe('any text', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('a', '\u200d', '\u202e', '🙂', '\ud83d', '\ude00', '\u0300'),
    }),
  );

  it('has every character either shown or marked, in order, and never a half', () => {
    forAllIn(1000)(any, (text) => {
      const calm = text.replace(/(\p{M}{4})\p{M}+/gu, '$1');
      const rebuilt = partsOf(text)
        .map((part) =>
          'text' in part
            ? part.text
            : String.fromCodePoint(Number.parseInt(part.mark.slice(2), 16)),
        )
        .join('');
      expect(rebuilt).toBe(calm);
      expect(textOf(partsOf(text))).not.toMatch(/[\p{Cs}\u202e]/u);
    });
  });

  it('is never longer than requested', () => {
    forAll(any, fc.nat(20), (text, longest) => {
      const { parts, cut } = visibleParts(text, longest);
      expect(textOf(parts).length).toBeLessThanOrEqual(longest);
      expect(cut).toBe(text.length > longest);
    });
  });
});
