import { describe, expect, it } from 'vitest';
import { createQuoteFinder } from '../../../../electron/main/account/client/redact-secrets';
import { secretForms } from '../../../../electron/main/account/client/secret-forms';
import { fc, forAll } from '../../for-all';

/** Contains every character that encodings write in their own way. */
const key = `k3y/a+b=c&d<e>f"g'h\\i~j!k(l)m*n%o;p\`q{r}`;
const bytes = Buffer.from(key);

const each = (write: (code: number) => string, of: RegExp = /./gu): string =>
  key.replaceAll(of, (character) => write(character.charCodeAt(0)));
const hex = (code: number): string => code.toString(16);
const upper = (code: number): string => hex(code).toUpperCase();
const json = (text: string): string => JSON.stringify(text).slice(1, -1);
const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const percent = (text: string): string => encodeURIComponent(text);
const small = (text: string): string => text.replaceAll(/%\w\w/gu, (code) => code.toLowerCase());
const go = (text: string): string =>
  json(text).replaceAll(/[&<>]/gu, (sign) => `\\u00${hex(sign.charCodeAt(0))}`);
const mark = (text: string): string =>
  html(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const quotes: Readonly<Record<string, string>> = {
  'as it is': key,
  'in hex': bytes.toString('hex'),
  'in HEX': bytes.toString('hex').toUpperCase(),
  'URL-encoded': percent(key),
  'URL-encoded in small letters': small(percent(key)),
  'URL-encoded like RFC 3986': percent(key).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${upper(sign.charCodeAt(0))}`,
  ),
  'URL-encoded as an address': encodeURI(key),
  'in a form': new URLSearchParams({ a: key }).toString().slice(2),
  'URL-encoded sign by sign': each((code) => `%${upper(code)}`),
  'in JSON': json(key),
  'in the JSON of Go': go(key),
  'in the JSON of PHP': json(key).replaceAll('/', '\\/'),
  'in the JSON of PHP with JSON_HEX_TAG and JSON_HEX_AMP': go(key)
    .replaceAll(/\\u00../gu, (code) => `\\u00${code.slice(4).toUpperCase()}`)
    .replaceAll('/', '\\/'),
  'in the JSON of .NET': each((code) => `\\u00${upper(code)}`, /[&<>'"+`]/gu).replaceAll(
    /\\(?!u00)/gu,
    '\\\\',
  ),
  'in JSON sign by sign': each((code) => `\\u00${hex(code)}`),
  'in JSON in JSON': json(json(key)),
  'in the JSON of Go, of HTML': go(html(key)),
  'in HTML': mark(key),
  'in HTML of Go': html(key).replaceAll('"', '&#34;').replaceAll("'", '&#39;'),
  'in HTML of PHP': html(key).replaceAll('"', '&quot;').replaceAll("'", '&#039;'),
  'in HTML of Python': html(key).replaceAll('"', '&quot;').replaceAll("'", '&#x27;'),
  'in XML': html(key).replaceAll('"', '&quot;').replaceAll("'", '&apos;'),
  'in decimal references': each((code) => `&#${code};`),
  'in hexadecimal references': each((code) => `&#x${hex(code)};`),
  'in HEXADECIMAL references': each((code) => `&#x${upper(code)};`),
  'its signs in decimal references': each((code) => `&#${code};`, /\W/gu),
  'its signs in hexadecimal references': each((code) => `&#x${upper(code)};`, /\W/gu),
};

/** Whether a text contains one of the secret's forms. */
const holds = (text: string, secret = key): boolean =>
  createQuoteFinder([secret], ({ length }) => length).find(text).length > 0;

describe('a secret is recognised in its forms (M11)', () => {
  it('of which there are at most nine, each a few times as long', () => {
    for (const secret of ['a', key, key.repeat(12)]) {
      const forms = secretForms(secret, secret.length);
      expect(forms.length).toBeLessThanOrEqual(9);
      for (const { text } of forms) expect(text.length).toBeLessThanOrEqual(secret.length * 2);
    }
  });

  it.each(Object.entries(quotes))('%s', (_form, quoted) => {
    expect(holds(`before ${quoted} after`)).toBe(true);
  });

  it.each(['', 'u', 'us', 'user:', 'user1:', 'user22:'])(
    'in base64 and base64url after %j, whatever follows',
    (before) => {
      for (const after of ['', ':', '::', ':::']) {
        const whole = Buffer.from(`${before}${key}${after}`);
        const base64 = whole.toString('base64');
        expect(holds(`Basic ${base64}`)).toBe(true);
        expect(holds(whole.toString('base64url'))).toBe(true);
        expect(holds(json(base64).replaceAll('/', '\\/'))).toBe(true);
        expect(holds(small(percent(base64)))).toBe(true);
      }
    },
  );

  it('in base64 anywhere, whatever the secret is', () => {
    const secrets = fc.string({
      unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 8,
      maxLength: 64,
    });
    const around = fc.string({ maxLength: 9 });
    forAll(secrets, around, around, (secret, before, after) => {
      const whole = Buffer.from(before + secret + after);
      for (const alphabet of ['base64', 'base64url'] as const) {
        expect(holds(whole.toString(alphabet), secret)).toBe(true);
      }
    });
  });

  it.each(['LIKE "%', '100%', 'R&', 'C:\\\\', '&amp;', '%25'])(
    'in JSON after any text: %j',
    (before) => {
      const inHex = key.replace('k3y', 'a1f');
      for (const quote of [json(inHex), go(inHex), mark(inHex)]) {
        expect(holds(before + quote, inHex)).toBe(true);
      }
    },
  );

  it('even if it contains escapes itself, or is escaped twice', () => {
    const secret = 'ab%41&lt;\\u0041\\\\"%2541-and-more';
    const signs = go(mark(percent(secret)));
    const wrapped = [json, percent, mark, go].map((write) => write(secret));
    for (const quote of [secret, signs, ...wrapped, ...wrapped.map(json), ...wrapped.map(mark)]) {
      expect(holds(quote, secret)).toBe(true);
    }
  });

  it('even if it ends with a percent sign, whatever follows', () => {
    for (const quote of ['ab%2Fcdefghij%25', 'ab\\/cdefghij%']) {
      expect(holds(`${quote}41`, 'ab/cdefghij%')).toBe(true);
    }
  });

  it('and in nothing else', () => {
    expect(holds(key.slice(1))).toBe(false);
    expect(holds(Buffer.from(key.slice(3)).toString('base64'))).toBe(false);
    expect(secretForms('', 0)).toEqual([]);
    // A fragment of its base64 would have only two letters.
    expect(secretForms('ab', 2).every(({ text }) => text.length >= 2)).toBe(true);
    expect(holds('An innocent text, W10= or YW', 'ab')).toBe(false);
  });
});
