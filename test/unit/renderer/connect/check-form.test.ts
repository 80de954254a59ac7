import { describe, expect, it } from 'vitest';
import {
  checkForm,
  checkNewKeys,
  type FormValues,
} from '../../../../renderer/features/connect/check-form';
import { settingsWords } from '../../../../renderer/i18n/settings';
import type { StagedKey } from '../../../../shared/profile';

type Key = FormValues['key'];

const chosen: StagedKey = {
  stagedKeyId: '1',
  bits: 2048,
  fingerprint: 'SHA256:x',
  spki: 'QQ==',
  origin: 'file',
};
const given: Key = { mode: { kind: 'rest' }, chosen };
const none: Key = { mode: { kind: 'rest' }, chosen: null };
const locked: Key = { mode: { kind: 'locked', key: { lockedKeyId: '2' } }, chosen: null };
const generating: Key = { mode: { kind: 'generating' }, chosen: null };
const failed: Key = { mode: { kind: 'failed', failure: { code: 'KEY_PUBLIC' } }, chosen: null };
const dropped: Key = { mode: { kind: 'dropped', origin: 'file' }, chosen: null };

const good: FormValues = {
  name: 'Treasury',
  baseUrl: 'https://api.example.com',
  apiKey: 'key',
  key: given,
};
const problemsOf = (changes: Partial<FormValues>, purpose: 'test' | 'save' = 'save') =>
  checkForm({ ...good, ...changes }, purpose);

describe('a form', () => {
  it('that is filled in has no problem', () => {
    expect(problemsOf({})).toStrictEqual({});
    expect(problemsOf({}, 'test')).toStrictEqual({});
  });

  it('that is empty has a problem in every field, with a text', () => {
    const problems = problemsOf({ name: '', baseUrl: '', apiKey: '', key: none });
    expect(Object.keys(problems).sort()).toEqual(['apiKey', 'baseUrl', 'key', 'name']);
    expect(Object.values(problems).every((text) => text.length > 8)).toBe(true);
  });

  it('needs no name for a test', () => {
    expect(problemsOf({ name: '' }, 'test')).toEqual({});
  });

  it('says what is wrong with a name, ignoring spaces around it', () => {
    expect(problemsOf({ name: ` ${'x'.repeat(60)} ` })).toEqual({});
    expect(problemsOf({ name: 'x'.repeat(61) }).name).not.toMatch(/invisible/u);
    expect(problemsOf({ name: 'Treasury\u3164' }).name).toMatch(/invisible/u);
  });

  it('accepts no address that the app does not send to', () => {
    for (const purpose of ['save', 'test'] as const)
      expect(Object.keys(problemsOf({ baseUrl: 'http://example.com' }, purpose))).toEqual([
        'baseUrl',
      ]);
  });

  it.each(['a b', 'a\nb', 'é', '\u2019', 'a\u0000', '\u007f', 'x'.repeat(513)])(
    'has no API key in %.20j (security G12; fault 31)',
    (apiKey) => {
      const problems = problemsOf({ apiKey });
      expect(Object.keys(problems)).toEqual(['apiKey']);
      expect(problems.apiKey).not.toContain(apiKey);
    },
  );

  it.each(['x', '!~"\\<>', 'x'.repeat(512)])('has an API key in %.20j', (apiKey) => {
    expect(problemsOf({ apiKey })).toEqual({});
  });

  it.each<[string, Key, RegExp]>([
    ['waits for its passphrase', locked, /Unlock the key first/u],
    ['is being made', generating, /Wait until the key pair/u],
    ['is made in the place of another', { ...generating, chosen }, /Wait until the key pair/u],
  ])('says what to do about a private key that %s', (_which, key, problem) => {
    expect(problemsOf({ key }, 'test').key).toMatch(problem);
  });
});

describe('new keys of a profile that already has keys', () => {
  const checked = (apiKey: string, key: Key) => checkNewKeys({ hasKeys: true, apiKey, key });

  it('are an API key, a private key, or both', () => {
    expect(checked('new', none)).toStrictEqual({});
    expect(checked('', given)).toStrictEqual({});
    expect(checked('new', given)).toStrictEqual({});
    expect(checked('', none)).toEqual({ key: settingsWords.nothingNew });
    expect(checked('a b', none).apiKey).toMatch(/a space/u);
  });

  it('never use the old private key while a new one was begun to be chosen', () => {
    expect(checked('new', locked).key).toMatch(/Unlock the key first/u);
    expect(checked('new', generating).key).toMatch(/Wait/u);
    expect(checked('new', failed).key).toBe(settingsWords.noNewKey);
    expect(checked('new', dropped).key).toBe(settingsWords.noNewKey);
  });

  it('are the chosen ones after another choice that failed, as shown', () => {
    expect(checked('', { ...failed, chosen })).toStrictEqual({});
  });
});

it('a profile without keys needs both keys', () => {
  const checked = (apiKey: string, key: Key) => checkNewKeys({ hasKeys: false, apiKey, key });
  expect(checked('new', given)).toStrictEqual({});
  expect(checked('', none)).toEqual({
    apiKey: 'Enter the API key.',
    key: 'Choose a key file, paste the key from the clipboard, or generate a key pair.',
  });
  expect(checked('new', locked).key).toMatch(/Unlock/u);
});
