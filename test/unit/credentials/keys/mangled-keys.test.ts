import { describe, expect, it } from 'vitest';
import { readPrivateKey } from '../../../../electron/main/credentials/keys/read-private-key';
import { certificatePem, fingerprint, pkcs1Pem, pkcs8Pem } from './made-keys';
import { fail } from '../../../../shared/failure';
import { fc, forAllAsync } from '../../for-all';

const pems = { 'PKCS#8': pkcs8Pem, 'PKCS#1': pkcs1Pem };

type Mangling = (text: string) => string;

const dashes: readonly Mangling[] = ['\u2010', '\u2013', '\u2014', '\u2212', '\uff0d'].map(
  (dash) => (text) => text.replaceAll('-', dash),
);
const rewrapped: readonly Mangling[] = [1, 20, 64, 5000].map(
  (width) => (text) =>
    text.replace(/(-----BEGIN [^-]+-----)([\s\S]+?)(-----END)/u, (_all, begin, body, end) =>
      [
        begin,
        String(body)
          .replace(/\s+/gu, '')
          .replace(new RegExp(`.{${width}}`, 'gu'), '$&\n'),
        end,
      ].join('\n'),
    ),
);
const ends: readonly Mangling[] = [
  '\r\n',
  '\r',
  ' ',
  '\n\n',
  '\n  ',
  '\n\t',
  '\\n',
  '\\r\\n',
  '\\\\n',
].map((end) => (text) => text.replaceAll('\n', end));
const around: readonly Mangling[] = [
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => `\u201c${text}\u201d`,
  (text) => `PRIVATE_KEY=${text}`,
  (text) => `Bag Attributes\n    localKeyID: 01\n${text}`,
  (text) => `${certificatePem}${text}`,
  (text) => `${text}\n${certificatePem}`,
  (text) => `\n\n  ${text}\n \n`,
  (text) => `{"key": ${JSON.stringify(text)}}`,
  (text) => `\ufeff${text}`,
];
const inside: readonly Mangling[] = [
  (text) => text.replaceAll('\n', '\u200b\n'),
  (text) => text.replaceAll('-----', '--'),
  (text) => text,
];
const encodings: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text, 'utf8'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
];

const anyOf = <T>(choices: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...choices);

describe('a key mangled on its way', () => {
  it('is the same key after any combination of tolerated changes', async () => {
    const way = fc.tuple(
      // Chosen by name, so that a counterexample prints no key.
      fc.constantFrom('PKCS#8' as const, 'PKCS#1' as const),
      anyOf(rewrapped),
      anyOf(inside),
      anyOf(around),
      anyOf(ends),
      fc.option(anyOf(dashes), { nil: (text: string) => text }),
      anyOf(encodings),
    );
    await forAllAsync(400)(way, async ([name, wrap, change, surround, end, dash, encode]) => {
      const read = await readPrivateKey(encode(dash(end(surround(change(wrap(pems[name])))))));
      expect(read).toMatchObject({ ok: true, value: { facts: { bits: 2048, fingerprint } } });
    });
  });

  it('is the same key in a document that contains its text unchanged', async () => {
    const lines = pkcs8Pem.replaceAll('\n', '\\\n');
    const rtf = `{\\rtf1\\ansi\n{\\fonttbl\\f0 Menlo;}\n\\f0\\fs24 \\cf0 ${lines}}`;
    const read = await readPrivateKey(Buffer.from(rtf));
    expect(read).toMatchObject({ ok: true, value: { facts: { fingerprint } } });
    const laidOut = `{\\rtf1 ${pkcs8Pem.replaceAll('\n', '\\par\\f1 \n')}}`;
    for (const text of [laidOut, '{\\rtf1 My key}']) {
      const refusal = fail('KEY_FORMAT', { keyFormat: 'container' });
      expect(await readPrivateKey(Buffer.from(text))).toEqual(refusal);
    }
  });

  it('is never a throw for any bytes, and never holds them (security F5; fault 32)', async () => {
    const start = fc.constantFrom('', '0', '-----BEGIN PRIVATE KEY-----\n', pkcs8Pem.slice(0, 300));
    await forAllAsync(1000)(start, fc.uint8Array({ maxLength: 200 }), async (text, bytes) => {
      const read = await readPrivateKey(Buffer.concat([Buffer.from(text), bytes]));
      expect(read.ok).toBe(false);
      expect(read.ok ? '' : Object.keys(read.error).join()).toMatch(/^code(,bits|,limitBytes)?$/u);
    });
  });
});
