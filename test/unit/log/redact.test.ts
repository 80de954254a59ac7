import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { redact } from '../../../electron/main/log/logger';
import { formsOf } from '../../secret-forms';
import { usualKeyPair } from '../../keys/usual-key-pair';

const { privateKey } = usualKeyPair('own');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const token = 'eyJhbGciOiJSUzI1NiJ9.eyJpYXQiOjF9.c2lnbmF0dXJl';
const apiKey = randomBytes(24).toString('hex');

describe('the redactor takes out (security I4)', () => {
  const forms = (name: string, secret: string) =>
    formsOf(secret).map((form, index) => [name, index, form] as const);

  it.each([...forms('a private key', pem), ...forms('an API key of 48 digits', apiKey)])(
    '%s, in form %i',
    (_name, _index, form) => {
      const left = redact(`before ${form} after`);
      for (const part of form.match(/[\w+/=%-]{24,}/gu) ?? []) expect(left).not.toContain(part);
      expect(left).toContain('before ');
    },
  );

  it.each([
    ['a header of the API key', 'x-api-key: short-key', 'short-key'],
    ['the same in JSON', '{"x-api-key":"short-key"}', 'short-key'],
    ['the same in JSON in JSON', String.raw`"{\"x-api-key\":\"short-key\"}"`, 'short-key'],
    ['a header of the token', 'Authorization: Bearer abc.def', 'abc.def'],
    ['a token', `sent ${token}.`, 'eyJ'],
    ['a token cut off', token.slice(0, 24), 'eyJhbGci'],
    ['a PEM text cut off', pem.slice(0, 60), 'MII'],
    ['an e-mail address', 'to Ada.Holder@mail.example.com', 'Ada'],
    ['an e-mail address in a URL', 'ada%40example.com', 'ada'],
    ['an e-mail address with an escape in its host', 'ada%40mail%2Dhost.example.com', 'ada'],
    ['an e-mail address behind another one', 'to=bob@example.com&cc=ada@example.com', 'ada'],
    ['the same, escaped', 'bob@example.com%2Cada@example.com', 'ada'],
    ['a home folder', '/home/ada/keys', 'ada'],
    ['a home folder of macOS', '/Users/ada/keys', 'ada'],
    ['a home folder of Windows', String.raw`C:\Users\ada\keys`, 'ada'],
    ['a home folder of Windows in JSON', String.raw`C:\\Users\\ada\\keys`, 'ada'],
    ['a passphrase', 'passphrase="open sesame"', 'sesame'],
  ])('%s', (_name, text, secret) => {
    expect(redact(text)).not.toContain(secret);
    expect(redact(text)).toContain('[redacted]');
  });

  it.each([
    '{"time":"2026-01-02T03:04:05.600Z","event":"call","code":"AUTH","status":401}',
    '{"event":"started","electron":"45.4.1","chromium":"150.0.7000.12","platform":"linux"}',
    '{"event":"window-gone","reason":"integrity-failure","exitCode":-1073741819}',
  ])('nothing of %s', (line) => {
    expect(redact(line)).toBe(line);
  });

  // A search that started at each letter would take minutes.
  it.each(['a', 'a@', '@', '%40', 'a%40', 'a@.', '\\', 'a@b.co'])(
    'whatever remains of a million characters that repeat %j, in linear time',
    (unit) => {
      const line = unit.repeat(Math.ceil(1_000_000 / unit.length));
      expect(redact(line).length).toBeLessThanOrEqual(line.length);
    },
  );
});
