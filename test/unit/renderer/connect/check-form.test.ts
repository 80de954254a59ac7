import { describe, expect, it } from 'vitest';
import { checkForm, type FormValues } from '../../../../renderer/features/connect/check-form';
import type { StagedKey } from '../../../../shared/profile';

const stagedKey: StagedKey = {
  stagedKeyId: '1',
  bits: 2048,
  fingerprint: 'SHA256:x',
  spki: 'QQ==',
  origin: 'file',
};
const good = {
  name: 'Treasury',
  baseUrl: 'https://api.example.com',
  apiKey: 'key',
  key: { mode: { kind: 'rest' }, chosen: stagedKey } as FormValues['key'],
};
const locked = { kind: 'locked', key: { lockedKeyId: '2' } } as const;
const noKey: FormValues['key'] = { mode: { kind: 'rest' }, chosen: null };
const problemsOf = (changes: object, purpose: 'test' | 'save' = 'save'): readonly string[] =>
  Object.keys(checkForm({ ...good, ...changes }, purpose)).sort();

describe('a form', () => {
  it('that is filled in has no problem', () => {
    expect(checkForm(good, 'save')).toStrictEqual({});
    expect(checkForm(good, 'test')).toStrictEqual({});
  });

  it('that is empty has one in every field, in words', () => {
    const problems = checkForm({ name: '', baseUrl: '', apiKey: '', key: noKey }, 'save');
    expect(Object.keys(problems).sort()).toEqual(['apiKey', 'baseUrl', 'key', 'name']);
    expect(Object.values(problems).every((text) => text.length > 8)).toBe(true);
  });

  it('needs no name for a test', () => {
    expect(problemsOf({ name: '' }, 'test')).toEqual([]);
  });

  it.each(['', 'x'.repeat(61), 'a\nb', 'a\u202eb', 'a\u0000', 'a\ud800'])(
    'has no name in %j',
    (name) => {
      expect(problemsOf({ name })).toEqual(['name']);
    },
  );

  it.each(['\u3164', '\u2800', 'Treasury\u3164', 'Trea\u200dsury', 'a\ufe0f\u200b'])(
    'says of %j that something in it cannot be seen',
    (name) => {
      expect(checkForm({ ...good, name }, 'save').name).toMatch(/cannot be seen/u);
    },
  );

  it.each(['x', 'x'.repeat(60), 'Größe 例え 🙂', 'می\u200cخواهم', '👨‍👩‍👧‍👦'])(
    'has a name in %j',
    (name) => {
      expect(problemsOf({ name })).toEqual([]);
    },
  );

  it.each(['', 'api.example.com', 'http://example.com', 'https://a?b', 'https://u:p@a'])(
    'has no address in %j',
    (baseUrl) => {
      expect(problemsOf({ baseUrl })).toEqual(['baseUrl']);
      expect(problemsOf({ baseUrl }, 'test')).toEqual(['baseUrl']);
    },
  );

  it.each(['', 'a b', 'a\nb', 'é', '\u2019', 'a\u0000', '\u007f', 'x'.repeat(513)])(
    'has no API key in %.20j (security G12; fault 31)',
    (apiKey) => {
      expect(problemsOf({ apiKey })).toEqual(['apiKey']);
      expect(Object.values(checkForm({ ...good, apiKey }, 'save')).join()).not.toContain(
        apiKey || 'undefined',
      );
    },
  );

  it.each(['x', '!~"\\<>', 'x'.repeat(512)])('has an API key in %.20j', (apiKey) => {
    expect(problemsOf({ apiKey })).toEqual([]);
  });

  it('needs a private key', () => {
    expect(problemsOf({ key: noKey })).toEqual(['key']);
  });

  it.each<[string, FormValues['key'], RegExp]>([
    ['waits for its passphrase', { mode: locked, chosen: null }, /Unlock the key first/u],
    ['is being made', { mode: { kind: 'generating' }, chosen: null }, /Wait until the key pair/u],
    [
      'is being made in the place of another',
      { mode: { kind: 'generating' }, chosen: stagedKey },
      /Wait until the key pair/u,
    ],
  ])('says what to do about a private key that %s', (_which, key, problem) => {
    expect(checkForm({ ...good, key }, 'test').key).toMatch(problem);
  });
});
