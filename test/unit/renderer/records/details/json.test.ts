import { describe, expect, it } from 'vitest';
import {
  jsonMembers,
  unknownFields,
  escapeUnseen,
  indentJson,
} from '../../../../../renderer/features/records/details/json';
import { hostileTexts } from '../../../../service/hostile-account';
import { fc, forAll } from '../../../for-all';

const indents = fc.constantFrom(undefined, 1, '\t', '\r\n ');

describe('jsonMembers', () => {
  it('finds the members that JSON.parse finds, in the order of the text', () => {
    forAll(fc.dictionary(fc.string(), fc.jsonValue()), indents, (object, indent) => {
      const text = JSON.stringify(object, null, indent);
      const members = jsonMembers(text) ?? [];
      expect(members.map(({ name }) => name)).toEqual(Object.keys(JSON.parse(text) as object));
      for (const { name, source } of members) {
        expect(JSON.parse(source)).toEqual((JSON.parse(text) as Record<string, unknown>)[name]);
      }
    });
  });

  it.each([
    ['a number of thirty digits', '123456789012345678901234567890'],
    ['a minus zero', '-0'],
    ['an exponent', '1.50E+400'],
    ['a nested object', '{"a": [1, {"b": "}"}], "c": ","}'],
    ['a string of JSON', '"{\\"a\\": [1,2]}"'],
    ['a string that ends in backslashes', '"\\\\\\\\"'],
    ['an empty array', '[]'],
    ['null', 'null'],
  ])('leaves %s as it was received', (_what, source) => {
    expect(jsonMembers(`{"x":${source} , "y":1}`)).toEqual([
      { name: 'x', source },
      { name: 'y', source: '1' },
    ]);
  });

  it('keeps every member of a repeated name', () => {
    expect(jsonMembers('{"a":1,"a":2}')).toEqual([
      { name: 'a', source: '1' },
      { name: 'a', source: '2' },
    ]);
  });

  it.each(['null', '"text"', '[{"a":1}]', '12', '', '{"a":1', '{"a":"b'])(
    'returns null for %j, which is no object',
    (text) => {
      expect(jsonMembers(text)).toBeNull();
    },
  );

  it('ends for any text', () => {
    forAll(
      fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', ' ', '1') }),
      (text) => {
        expect(() => jsonMembers(text)).not.toThrow();
      },
    );
  });
});

describe('unknownFields', () => {
  it('leaves out specified fields, and tells texts from other values', () => {
    const raw = '{"id":"1","tag":"5","level":5,"__proto__":{"a":1},"constructor":null}';
    expect(unknownFields(raw, ['id'])).toEqual([
      { name: 'tag', text: '5', kind: 'text' },
      { name: 'level', text: '5', kind: 'json' },
      { name: '__proto__', text: '{"a":1}', kind: 'json' },
      { name: 'constructor', text: 'null', kind: 'json' },
    ]);
  });

  it('shows the earlier values of a specified field that occurs more than once', () => {
    expect(unknownFields('{"id":"first","id":"last"}', ['id'])).toEqual([
      { name: 'id', text: 'first', kind: 'text' },
    ]);
  });

  it('returns null for an entry that is no object', () => {
    expect(unknownFields('[1]', ['id'])).toBeNull();
  });
});

const whole = (text: string) => ({ text, cut: false });

describe('indentJson', () => {
  it('indents any JSON text as JSON.stringify does', () => {
    forAll(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(indentJson(text, Infinity)).toEqual(whole(JSON.stringify(JSON.parse(text), null, 2)));
    });
  });

  it.each([
    ['long numbers', '{"a":123456789012345678901234567890}'],
    ['fractions', '{"a":1.10}'],
    ['escapes', '{"a":"\\u0041\\/"}'],
    ['repeated names', '{"a":1,"a":2}'],
  ])('keeps %s as they were received', (_what, text) => {
    expect(indentJson(text, Infinity).text.replace(/[\n ]/gu, '')).toBe(text);
  });

  it('stops at the given number of characters, even inside a value', () => {
    const long = JSON.stringify({ name: 'M'.repeat(5000) });
    expect(indentJson(long, 100)).toEqual({
      text: `{\n  "name": "${'M'.repeat(87)}`,
      cut: true,
    });
  });
});

it.each(Object.entries(hostileTexts))(
  'escapeUnseen leaves no invisible character in %s, and changes no value',
  (_name, text) => {
    const json = JSON.stringify({ text }, null, 2);
    const escaped = escapeUnseen(json);
    expect(JSON.parse(escaped)).toEqual({ text });
    expect(escaped.replaceAll('\n', '')).not.toMatch(
      /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{M}{5}/u,
    );
  },
);
