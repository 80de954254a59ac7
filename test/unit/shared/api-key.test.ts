import { describe, expect, it } from 'vitest';
import { readApiKey } from '../../../shared/api-key';
import { fail, succeed } from '../../../shared/failure';
import type { ApiKeyProblem } from '../../../shared/problems';

const refused: readonly (readonly [string, ApiKeyProblem])[] = [
  ['', 'empty'],
  ['-----BEGIN PRIVATE KEY-----MIIEvQIBADANBg', 'key-text'],
  ['-----BEGIN PUBLIC KEY-----MIIBIjANBg', 'key-text'],
  ['SHA256:YWFhYWFh', 'fingerprint'],
  ['16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48', 'fingerprint'],
  ['Bearer abc', 'header'],
  ['x-api-key: abc', 'header'],
  ['API_KEY=abc', 'header'],
  ['"abc"', 'quotes'],
  ["'abc'", 'quotes'],
  ['\u201cabc\u201d', 'quotes'],
  ['\u201eabc\u201c', 'quotes'],
  ['a b', 'spaces'],
  ['a\nb', 'spaces'],
  ['a\u00a0b', 'spaces'],
  ['a\u200bb', 'unseen'],
  ['a\u00adb', 'unseen'],
  ['\u0430bc', 'not-ascii'],
  ['x'.repeat(513), 'too-long'],
];

describe('a text that is typed as an API key', () => {
  it.each(refused)('%j is refused as %s (security G12; fault 31)', (text, apiKeyProblem) => {
    expect(readApiKey(text)).toEqual(fail('API_KEY_INVALID', { apiKeyProblem }));
  });

  it.each([
    'x',
    '"',
    '"a',
    'bearer',
    'key_live_1',
    'ab==',
    '!~"\\<>',
    'eyJhbGciOiJSUzI1NiJ9.e30.AA',
    'x'.repeat(512),
  ])('%.20j is accepted unchanged', (text) => {
    expect(readApiKey(text)).toEqual(succeed(text));
  });

  it('is checked quickly, however long it is', () => {
    const start = performance.now();
    expect(readApiKey('BEGIN '.repeat(40_000)).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
