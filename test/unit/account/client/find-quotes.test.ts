import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createQuoteFinder,
  createSentSecrets,
} from '../../../../electron/main/account/client/without-secrets';
import { secretForms } from '../../../../electron/main/account/client/secret-forms';
import { fc, forAllIn } from '../../for-all';

afterEach(() => {
  vi.restoreAllMocks();
});

const signs = `"&/<>+='\\abcXYZ019`;
const keyOf = (length: number): string =>
  Array.from(randomBytes(length), (byte) => signs.charAt(byte % signs.length)).join('');
const tokenOf = (bytes: number): string => `eyJ.eyJ.${randomBytes(bytes).toString('base64url')}`;
const filledWith = (text: string): string =>
  text.repeat(Math.ceil(65_536 / text.length)).slice(0, 65_536);

/** How often a text is looked at or compared, while something is done. Counted by hand: a mock keeps every call. */
const looks = (work: () => unknown): number => {
  const { charAt, charCodeAt, startsWith } = String.prototype;
  let count = 0;
  String.prototype.charAt = function (this: string, place) {
    count += 1;
    return charAt.call(this, place);
  };
  String.prototype.charCodeAt = function (this: string, place) {
    count += 1;
    return charCodeAt.call(this, place);
  };
  String.prototype.startsWith = function (this: string, ...wanted) {
    count += 1;
    return startsWith.apply(this, wanted);
  };
  work();
  Object.assign(String.prototype, { charAt, charCodeAt, startsWith });
  return count;
};

describe('looking for secrets keeps main busy for a moment only (M11)', () => {
  it.each([
    [256, 40],
    [512, 512],
    [2048, 512],
  ])('has a dozen forms to look for: signature of %i bytes, API key of %i', (bytes, length) => {
    for (const secret of [keyOf(length), randomBytes(bytes).toString('base64url')]) {
      const forms = secretForms(secret);
      expect(forms.length).toBeLessThanOrEqual(9);
      const characters = forms.reduce((sum, { spellings }) => sum + spellings.length, 0);
      expect(characters).toBeLessThan(secret.length * 13 + 40);
      // Each sign has been spelled once, wherever it stands.
      expect(new Set(forms.flatMap(({ spellings }) => spellings)).size).toBeLessThanOrEqual(2 * 66);
      for (const { spellings } of forms) {
        for (const ways of new Set(spellings)) {
          expect([...ways.values()].flat().length).toBeLessThan(100);
        }
      }
    }
  });

  it.each([
    ['is almost the key', (key: string) => `${key.slice(0, -1)}_`],
    ['begins like the key again and again', (key: string) => key.slice(0, 15)],
    ['has its first four signs only', (key: string) => key.slice(0, 4)],
    ['is made of backslashes', () => '\\'],
    ['is made of references', () => '&amp;'],
  ])('looks little at 64 KB of a text that %s', (_what, write) => {
    const keys = [keyOf(40), keyOf(512), '&amp;'.repeat(20), '\\'.repeat(47) + 'x'];
    for (const key of keys) {
      const sent = createSentSecrets(key, tokenOf(2048));
      const text = filledWith(write(key));
      expect(looks(() => sent.withoutSecrets(text, true))).toBeLessThan(40 * text.length);
      const watch = sent.watch();
      const watched = looks(() => {
        watch.add(Buffer.from(text));
        watch.hasFound();
      });
      expect(watched).toBeLessThan(40 * text.length);
    }
  });

  const plain = 'Fk29_xTbQ-7mZr4WcY0aHsJ1uPdN8eVgLo3iKqB5';
  it.each([
    ['the first four signs of the key', plain, plain.slice(0, 4)],
    ['these in hex', plain, Buffer.from(plain.slice(0, 4)).toString('hex')],
    ['all of the key but its last sign', plain, plain.slice(0, -1)],
    ['a key of one sign, but for its last', `${'A'.repeat(47)}B`, 'A'],
    ['a key that is made of the same sign in hex', `${'3'.repeat(47)}4`, '3'],
    ['a key of references', `${'&amp;'.repeat(9)}x`, '&amp;'],
  ])('looks at each sign of a text twice, however often it repeats %s', (_what, key, unit) => {
    const sent = createSentSecrets(key, tokenOf(256));
    // What is looked for is made beforehand, and takes looks of its own.
    expect(sent.withoutSecrets('no', false)).toBe('no');
    const watch = sent.watch();
    watch.add(Buffer.alloc(80_000, '-'));
    const body = Buffer.from(filledWith(unit));
    const count = looks(() => {
      for (let piece = 0; piece < 8; piece += 1) watch.add(body);
    });
    expect(watch.hasFound()).toBe(false);
    expect(count).toBeLessThan(3 * 8 * body.length);
  });

  it('makes the forms once for all texts of a call', () => {
    const made = vi.spyOn(Buffer, 'from');
    const sent = createSentSecrets(keyOf(40), tokenOf(256));
    sent.withoutSecrets('no', false);
    const count = made.mock.calls.length;
    expect(count).toBeGreaterThan(0);
    sent.withoutSecrets('no', false);
    sent.withoutSecrets('nor here', true);
    expect(made).toHaveBeenCalledTimes(count);
  });
});

/** Whether a form of a secret stands at a place, to so many of the secret's characters: tried in every reading. */
const standsAt = (text: string, at: number, secret: string, enough: number): boolean =>
  secretForms(secret).some(({ spellings, lengthOf }) => {
    const readings = (place: number, character: number): boolean =>
      character === lengthOf(enough) ||
      [...(spellings[character]?.get(text.charAt(place)) ?? [])].some(
        (spelling) =>
          text.startsWith(spelling, place) && readings(place + spelling.length, character + 1),
      );
    return readings(at, 0);
  });

describe('a secret is found by following all of its forms at once (M11)', () => {
  const sign = fc.constantFrom('a', 'b', '3', '&', '"');
  const piece = fc.oneof(
    sign,
    fc.constantFrom('-'),
    fc.constantFrom('&amp;', '&#38;', '\\u0026', '\\"', '%61', '61', '3333', 'YWJh', 'ä'),
  );
  it('where one stands that is compared place by place', () => {
    forAllIn(500)(
      fc.string({ unit: sign, minLength: 1, maxLength: 40 }),
      fc.array(fc.oneof(piece, fc.integer({ min: 1, max: 40 })), { maxLength: 30 }),
      (secret, pieces) => {
        // A number stands for so many of the first signs of the secret, or of its hex.
        const text = pieces
          .map((one) =>
            typeof one === 'string'
              ? one
              : (one % 2 === 0 ? secret : Buffer.from(secret).toString('hex')).slice(0, one),
          )
          .join('');
        const told = Math.min(secret.length, 8);
        const places = Array.from(text, (_character, at) => at);
        const first = places.find((at) => standsAt(text, at, secret, told));
        expect(createQuoteFinder([secret], () => told).find(text, 0)?.start).toBe(first);
      },
    );
  });
});

describe('taking secrets out of a text (M11)', () => {
  const key = 'sk_live_0123456789abcdefghijklmnopqrstuvwxyzABCD';
  const { withoutSecrets } = createSentSecrets(key, tokenOf(256));

  it('takes a long one out as a whole, and one that breaks off', () => {
    const long = keyOf(512);
    const sent = createSentSecrets(long, '');
    expect(sent.withoutSecrets(`a ${long} b`, false)).toBe('a ••• b');
    const inUrl = encodeURIComponent(long);
    expect(sent.withoutSecrets(`a ${inUrl} b ${inUrl} c`, false)).toBe('a ••• b ••• c');
    expect(withoutSecrets(`a ${key.slice(0, 30)}… b`, false)).toBe('a •••… b');
    expect(withoutSecrets(`a ${key.slice(0, 15)}… b`, false)).toBe(`a ${key.slice(0, 15)}… b`);
  });

  it('leaves out the end of a text that was cut off, where a quote may begin', () => {
    const begun = `${'x'.repeat(1000)}${key.slice(0, 15)}`;
    expect(withoutSecrets(begun, false)).toBe(begun);
    expect(withoutSecrets(begun, true)).toMatch(/^x{500,1000}$/u);
  });

  it('tells half of a short key at most', () => {
    const sent = createSentSecrets('abcdefghij', '');
    expect(sent.withoutSecrets('key abcdefghi', false)).toBe('key •••');
  });
});
