import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSentSecrets } from '../../../../electron/main/account/client/redact-secrets';

afterEach(() => {
  vi.restoreAllMocks();
});

const signs = `"&/<>+='\\abcXYZ019`;
const keyOf = (length: number): string =>
  Array.from(randomBytes(length), (byte) => signs.charAt(byte % signs.length)).join('');
const tokenOf = (bytes: number): string => `eyJ.eyJ.${randomBytes(bytes).toString('base64url')}`;
const filledWith = (text: string): string =>
  text.repeat(Math.ceil(65_536 / text.length)).slice(0, 65_536);

/** Counts how often `work` reads or searches a text. Counted by hand, because a mock stores every call. */
const looks = async (work: () => unknown): Promise<number> => {
  const { charCodeAt, indexOf } = String.prototype;
  let count = 0;
  String.prototype.charCodeAt = function (this: string, place) {
    count += 1;
    return charCodeAt.call(this, place);
  };
  String.prototype.indexOf = function (this: string, wanted, from = 0) {
    const at = indexOf.call(this, wanted, from);
    count += (at < 0 ? this.length : at) - from;
    return at;
  };
  await work();
  Object.assign(String.prototype, { charCodeAt, indexOf });
  return count;
};

describe('looking for secrets keeps main busy only briefly (M11)', () => {
  const plain = 'Fk29_xTbQ-7mZr4WcY0aHsJ1uPdN8eVgLo3iKqB5';
  it.each([
    ['the first four signs of the key', plain, plain.slice(0, 4)],
    ['these in hex', plain, Buffer.from(plain.slice(0, 4)).toString('hex')],
    ['all of the key but its last sign', plain, plain.slice(0, -1)],
    ['a key of one sign, but for its last', `${'A'.repeat(47)}B`, 'A'],
    ['a key that is made of the same sign in hex', `${'3'.repeat(47)}4`, '3'],
    ['a key of references', `${'&amp;'.repeat(9)}x`, '&amp;'],
    ['a key of backslashes', `${'\\'.repeat(47)}x`, '\\'],
    ['an escape in an escape', plain, '%25'],
    ['semicolons', plain, ';'],
  ])(
    'reads a text a fixed number of times, however often it repeats %s',
    async (_what, key, unit) => {
      const sent = createSentSecrets(key, tokenOf(256));
      const text = filledWith(unit);
      // Looks for eighteen forms in three readings, and compares each candidate once more.
      const most = 3 * 18 * 2 * text.length;
      expect(await looks(() => sent.withoutSecrets(text, true))).toBeLessThan(most);
      const body = Buffer.from(text.repeat(8));
      expect(await looks(() => sent.areIn(body))).toBeLessThan(8 * most);
    },
  );

  it('creates the forms once for all texts of a call', () => {
    const sent = createSentSecrets(keyOf(40), tokenOf(256));
    const made = vi.spyOn(Buffer, 'from');
    sent.withoutSecrets('no', false);
    sent.withoutSecrets('nor here', true);
    expect(made).not.toHaveBeenCalled();
  });

  it('lets main do other work while it searches a large answer', async () => {
    const order: string[] = [];
    const look = createSentSecrets(keyOf(40), '')
      .areIn(Buffer.alloc(1_000_000, '-'))
      .then(() => order.push('looked'));
    setImmediate(() => order.push('other things'));
    await look;
    expect(order).toEqual(['other things', 'looked']);
  });
});

describe('searching an answer in windows (M11)', () => {
  const key = 'needle-of-some-length';
  const areIn = (text: string): Promise<boolean> =>
    createSentSecrets(key, tokenOf(256)).areIn(Buffer.from(text));

  it.each([0, 1, 7, 65_500, 65_515, 65_530, 65_535, 65_536, 65_537, 131_060, 200_000])(
    'finds a secret after %i bytes, escaped or not',
    async (before) => {
      const escaped = Array.from(key, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('');
      for (const quote of [key, escaped]) {
        for (const after of [0, 50, 70_000]) {
          expect(await areIn('-'.repeat(before) + quote + '-'.repeat(after))).toBe(true);
        }
      }
    },
  );

  it('finds none where there is none, nor outside the given part of a buffer', async () => {
    expect(await areIn('')).toBe(false);
    expect(await areIn(`${'-'.repeat(70_000)}needle-of-some-lengt`)).toBe(false);
    const memory = Buffer.from(`${key} and no more`);
    const sent = createSentSecrets(key, '');
    expect(await sent.areIn(memory.subarray(1))).toBe(false);
    expect(await sent.areIn(memory.subarray(0, key.length))).toBe(true);
  });
});

describe('taking secrets out of a text (M11)', () => {
  const key = 'sk_live_0123456789abcdefghijklmnopqrstuvwxyzABCD';
  const { withoutSecrets } = createSentSecrets(key, tokenOf(256));

  it('removes a long secret as a whole, and one that breaks off', () => {
    const long = `${keyOf(511)}X`;
    const sent = createSentSecrets(long, '');
    expect(sent.withoutSecrets(`a ${long} b`, false)).toBe('a ••• b');
    const inUrl = encodeURIComponent(long);
    expect(sent.withoutSecrets(`a ${inUrl} b ${inUrl} c`, false)).toBe('a ••• b ••• c');
    expect(withoutSecrets(`a ${key.slice(0, 30)}… b`, false)).toBe('a •••… b');
    expect(withoutSecrets(`a ${key.slice(0, 15)}… b`, false)).toBe(`a ${key.slice(0, 15)}… b`);
  });

  it('may leave the backslash at the end of a secret, which reveals nothing', () => {
    const sent = createSentSecrets(`${key}\\`, '');
    expect(sent.withoutSecrets(`a ${encodeURIComponent(key)}%5C b`, false)).toBe('a •••%5C b');
  });

  it('drops the end of a cut text, where a quote may begin', () => {
    const begun = `${'x'.repeat(1000)}${key.slice(0, 15)}`;
    expect(withoutSecrets(begun, false)).toBe(begun);
    expect(withoutSecrets(begun, true)).toMatch(/^x{500,1000}$/u);
  });

  it('removes all of a secret that overlaps itself', () => {
    const sent = createSentSecrets('abcabcabcabcabcabc', '');
    expect(sent.withoutSecrets(`a ${'abc'.repeat(20)} b`, false)).toBe('a ••• b');
  });

  it('removes several secrets, in any form and order', () => {
    const inHex = Buffer.from(key).toString('hex');
    expect(withoutSecrets(`a ${inHex} b ${key} c`, false)).toBe('a ••• b ••• c');
  });

  it('removes all of a secret that contains a part of another secret', () => {
    const token = tokenOf(256);
    const outer = `key-${token.slice(8, 28)}-and-more-of-it`;
    expect(createSentSecrets(outer, token).withoutSecrets(`a ${outer} b`, false)).toBe('a ••• b');
  });

  it('removes a secret made of escapes as it is written', () => {
    const escapes = `${'&amp;'.repeat(9)}x`;
    expect(createSentSecrets(escapes, '').withoutSecrets(`a ${escapes} b`, false)).toBe('a ••• b');
  });

  it('leaves valid JSON valid', () => {
    const key = '"key\\with"signs&more\\';
    const sent = createSentSecrets(key, '');
    const text = JSON.stringify({ a: `"\\${key}"\\`, b: 1 });
    const cleaned = sent.withoutSecrets(text, false);
    expect(cleaned).toContain('•••');
    expect(JSON.parse(cleaned)).toMatchObject({ b: 1 });
  });

  it('reveals at most half of a short key', () => {
    const sent = createSentSecrets('abcdefghij', '');
    expect(sent.withoutSecrets('key abcdefghi', false)).toBe('key •••');
  });
});
