import { describe, expect, it } from 'vitest';
import { decodeText, findFrames } from '../../../../electron/main/credentials/keys/key-text';

const frame = (label: string, body: string): string =>
  `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`;
const found = (text: string): unknown =>
  findFrames(text).map(({ label, der }) => [label, der.toString('utf8')]);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('finding PEM frames', () => {
  it('gives every frame in order, with its label and decoded body', () => {
    const text = `a\n${frame('ONE', base64('first'))}b\n${frame('TWO WORDS', base64('second'))}c`;
    expect(found(text)).toEqual([
      ['ONE', 'first'],
      ['TWO WORDS', 'second'],
    ]);
  });

  it('gives an empty body where it cannot be decoded', () => {
    expect(found(frame('ONE', '***') + frame('TWO', base64('second')))).toEqual([
      ['ONE', ''],
      ['TWO', 'second'],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['words', 'No key is in here.'],
    ['a lower-case frame', '-----begin private key-----'],
    ['another format', '%PDF-1.7'],
  ])('finds none in %s', (_name, text) => {
    expect(findFrames(text)).toEqual([]);
  });

  it('takes bare base64 for a frame without a label', () => {
    expect(found(` ${base64('bare body')} \n`)).toEqual([['', 'bare body']]);
  });

  it('reads the cipher of an encrypted PKCS#1 body', () => {
    const head = 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0A1B2C\n\n';
    const [encrypted] = findFrames(frame('RSA PRIVATE KEY', head + base64('secret')));
    expect(encrypted?.dek).toEqual({ cipher: 'AES-128-CBC', iv: '0A1B2C' });
    expect(encrypted?.der.toString()).toBe('secret');
  });

  it('does not let a frame without an end swallow the next', () => {
    const text = `-----BEGIN ONE-----\n${base64('first')}\n${frame('TWO', base64('second'))}`;
    expect(found(text)).toEqual([
      ['ONE', 'first'],
      ['TWO', 'second'],
    ]);
  });
});

it.each<[string, Uint8Array, string]>([
  ['ASCII', Buffer.from('key'), 'key'],
  ['UTF-8', Buffer.from('clé'), 'clé'],
  ['UTF-8 with a mark', Buffer.from('\ufeffkey'), 'key'],
  ['UTF-16LE with a mark', Buffer.from('\ufeffkey', 'utf16le'), 'key'],
  ['bytes that are no text', Buffer.from([0x6b, 0xff]), 'k\ufffd'],
  ['nothing', Buffer.alloc(0), ''],
])('decoding a key file reads %s', (_name, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
