import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeUnseen,
  indentJson,
} from '../../../../../renderer/features/records/details/indent-json';
import { hostileTexts } from '../../../../service/hostile-account';

const whole = (text: string) => ({ text, cut: false });

describe('indentJson', () => {
  it('indents any JSON text as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(indentJson(text)).toEqual(whole(JSON.stringify(JSON.parse(text), null, 2)));
      }),
    );
  });

  it.each([
    ['long numbers', '{"a":123456789012345678901234567890}'],
    ['fractions', '{"a":1.10}'],
    ['escapes', '{"a":"\\u0041\\/"}'],
    ['repeated names', '{"a":1,"a":2}'],
  ])('keeps %s as they were received', (_what, text) => {
    expect(indentJson(text).text.replace(/[\n ]/gu, '')).toBe(text);
  });

  it('stops at the most characters asked for, within a value too', () => {
    const long = JSON.stringify({ name: 'M'.repeat(5000) });
    expect(indentJson(long, 100)).toEqual({
      text: `{\n  "name": "${'M'.repeat(87)}`,
      cut: true,
    });
  });
});

describe('escapeUnseen', () => {
  it.each(Object.entries(hostileTexts))(
    'leaves nothing unseen of %s, and no value changed',
    (_name, text) => {
      const json = JSON.stringify({ text }, null, 2);
      const escaped = escapeUnseen(json);
      expect(JSON.parse(escaped)).toEqual({ text });
      expect(escaped.replaceAll('\n', '')).not.toMatch(
        /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{M}{5}/u,
      );
    },
  );
});
