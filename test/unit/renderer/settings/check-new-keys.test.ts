import { describe, expect, it } from 'vitest';
import { checkNewKeys, type FormValues } from '../../../../renderer/features/connect/check-form';
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
const none: Key = { mode: { kind: 'rest' }, chosen: null };
const given: Key = { mode: { kind: 'rest' }, chosen };
const locked: Key = { mode: { kind: 'locked', key: { lockedKeyId: '2' } }, chosen: null };
const failed: Key = {
  mode: { kind: 'failed', failure: { code: 'KEY_PUBLIC' } },
  chosen: null,
};
const dropped: Key = { mode: { kind: 'dropped', origin: 'file' }, chosen: null };

describe('new keys of a profile that has some', () => {
  it('are an API key, a private key, or both', () => {
    expect(checkNewKeys({ hasKeys: true, apiKey: 'new', key: none })).toBeUndefined();
    expect(checkNewKeys({ hasKeys: true, apiKey: '', key: given })).toBeUndefined();
    expect(checkNewKeys({ hasKeys: true, apiKey: 'new', key: given })).toBeUndefined();
    expect(checkNewKeys({ hasKeys: true, apiKey: '', key: none })).toEqual({
      key: settingsWords.nothingNew,
    });
    expect(checkNewKeys({ hasKeys: true, apiKey: 'a b', key: none })?.apiKey).toMatch(/ASCII/u);
  });

  it('never leave the old private key in the place of one that was begun to be chosen', () => {
    const problemOf = (key: Key) => checkNewKeys({ hasKeys: true, apiKey: 'new', key })?.key;
    expect(problemOf(locked)).toMatch(/Unlock the key first/u);
    expect(problemOf({ mode: { kind: 'generating' }, chosen: null })).toMatch(/Wait/u);
    expect(problemOf(failed)).toBe(settingsWords.noNewKey);
    expect(problemOf(dropped)).toBe(settingsWords.noNewKey);
  });

  it('are the chosen ones after a further try that failed, as is shown', () => {
    expect(checkNewKeys({ hasKeys: true, apiKey: '', key: { ...failed, chosen } })).toBeUndefined();
  });
});

it('keys of a profile that has none are both', () => {
  expect(checkNewKeys({ hasKeys: false, apiKey: 'new', key: given })).toBeUndefined();
  expect(checkNewKeys({ hasKeys: false, apiKey: '', key: none })).toEqual({
    apiKey: 'Enter the API key.',
    key: 'Choose a key file, paste the key from the clipboard, or generate a key pair.',
  });
  expect(checkNewKeys({ hasKeys: false, apiKey: 'new', key: locked })?.key).toMatch(/Unlock/u);
});
