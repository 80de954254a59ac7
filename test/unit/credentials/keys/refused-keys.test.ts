import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  largestKeyText,
  readPrivateKey,
} from '../../../../electron/main/credentials/keys/read-private-key';
import type { Code, FailureParams } from '../../../../shared/failure';
import { keyFormats, type KeyFormat } from '../../../../shared/problems';
import { pkcs1Of } from '../../../keys/bytes';
import { knownKey } from '../../../keys/known-key';
import {
  bodyOf,
  certificatePem,
  openssl,
  pemOf,
  pkcs1Der,
  pkcs1Pem,
  pkcs8Der,
  pkcs8Pem,
  rsa,
} from './made-keys';

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const dsa = generateKeyPairSync('dsa', { modulusLength: 2048, divisorLength: 256 }).privateKey;
const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
const almost = generateKeyPairSync('rsa', { modulusLength: 2040 }).privateKey;

const spki = rsa.publicKey.export({ type: 'spki', format: 'pem' });
const der = (key: typeof ec, type: 'pkcs8' | 'sec1' = 'pkcs8'): Buffer =>
  key.export({ type: type as 'pkcs8', format: 'der' });

const encrypted = (cipher: string): Buffer =>
  openssl(`pkcs8 -topk8 -v2 ${cipher} -in key.pem -passout pass:secret -out out`);

// In addition to the keys of test/keys, which are read in three runtimes.
const publicKeys: readonly (readonly [string, string | Uint8Array])[] = [
  ['SPKI in DER', rsa.publicKey.export({ type: 'spki', format: 'der' })],
  ['SPKI without frame lines', bodyOf(spki.toString())],
  ['PKCS#1 in DER', rsa.publicKey.export({ type: 'pkcs1', format: 'der' })],
  ['an Ed25519 line', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ me@host'],
  ['an ECDSA line', 'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTY= me@host'],
  ['RFC 4716', '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n---- END SSH2 PUBLIC KEY ----'],
];

const request = openssl('req -new -key key.pem -subj /CN=example -out out').toString();
const certificates: readonly (readonly [string, string | Uint8Array])[] = [
  ['without frame lines', bodyOf(certificatePem)],
  ['trusted', certificatePem.replaceAll('CERTIFICATE', 'TRUSTED CERTIFICATE')],
  ['a chain', certificatePem + certificatePem],
  ['a request without frame lines', bodyOf(request)],
];

const damaged: readonly (readonly [string, string | Uint8Array])[] = [
  ['a key whose last line is missing', pkcs8Pem.replace(/[^\n]+\n-----END/u, '-----END')],
  ['only frame lines', '-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----'],
  ['a lower-case BEGIN line', '-----begin private key-----'],
  ['only the END line', '-----END PRIVATE KEY-----'],
  ['half of PKCS#8 DER', pkcs8Der.subarray(0, 600)],
  ['half of PKCS#1 DER', pkcs1Der.subarray(0, 600)],
  ['random bytes that begin like DER', Buffer.concat([Buffer.from([0x30, 0]), randomBytes(99)])],
  ['random bytes in base64', randomBytes(1200).toString('base64')],
  ['an endless BEGIN line', `-----BEGIN ${' '.repeat(65_000)}`],
];

const notRsa: readonly (readonly [string, string | Uint8Array])[] = [
  ['EC in PKCS#8 DER', der(ec)],
  ['EC in SEC1', pemOf(ec, 'sec1')],
  ['EC in SEC1 DER', der(ec, 'sec1')],
  ['DSA in PKCS#8', pemOf(dsa, 'pkcs8')],
  ['DSA in its own format', '-----BEGIN DSA PRIVATE KEY-----\nMIIB\n-----END DSA PRIVATE KEY-----'],
];

const locked: readonly (readonly [string, string | Uint8Array])[] = [
  ['PKCS#8 after an EC key', pemOf(ec, 'pkcs8') + encrypted('aes-256-cbc').toString()],
  ['PKCS#8 in DER', openssl('pkcs8 -topk8 -in key.pem -passout pass:secret -outform DER -out out')],
  ['PKCS#8 without frame lines', bodyOf(encrypted('aes-256-cbc').toString())],
  [
    'PKCS#1 of node:crypto in one line',
    createPrivateKey(pkcs1Pem)
      .export({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' })
      .toString()
      .replaceAll('\n', ' '),
  ],
];

const noKey: readonly (readonly [string, string | Uint8Array])[] = [
  ['random bytes', Buffer.concat([Buffer.from([0xff]), randomBytes(1200)])],
  ['JSON without a key', '{"a":1}'],
  ['a number in hexadecimal, as of a wallet', `0x${'ab'.repeat(32)}`],
  ['an API key', randomBytes(96).toString('base64url')],
  ['a message of PGP', '-----BEGIN PGP MESSAGE-----\nhQEM\n-----END PGP MESSAGE-----'],
  ['65,536 dashes', '-'.repeat(largestKeyText)],
  ['65,536 backslashes', '\\'.repeat(largestKeyText)],
];

const pfx = openssl('pkcs12 -export -nocerts -inkey key.pem -passout pass:x -out out');

const other = pemOf(knownKey(4096), 'pkcs8');
const jwkOf = (pem: string) => createPrivateKey(pem).export({ format: 'jwk' });
const several: readonly (readonly [string, string])[] = [
  ['two in PEM', pkcs8Pem + other],
  [
    'one behind a certificate and an EC key',
    pkcs1Pem + certificatePem + pemOf(ec, 'pkcs8') + other,
  ],
  ['one of them encrypted', encrypted('aes-256-cbc').toString() + other],
  ['two JWKs of a set', JSON.stringify({ keys: [jwkOf(pkcs8Pem), jwkOf(other)] })],
];

/** First bytes of files whose format these bytes alone show. */
const formatOf: Readonly<Record<KeyFormat, readonly string[]>> = {
  java: ['feedfeed00000002', 'cececece00000002'],
  container: [
    '504b030414',
    '1f8b0808',
    '377abcaf271c0004',
    '526172211a0701',
    '255044462d312e37',
    '7b5c727466315c616e7369',
    'd0cf11e0a1b11ae1',
  ],
  pgp: [Buffer.from('-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQOY\n-----END').toString('hex')],
  unknown: [Buffer.from('---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nP2/5').toString('hex')],
};

type Row = readonly [string, string | Uint8Array, Code, FailureParams];
const as = (
  rows: readonly (readonly [string, string | Uint8Array])[],
  code: Code,
): readonly Row[] => rows.map(([name, given]): Row => [`${code}: ${name}`, given, code, {}]);

const formats = keyFormats.flatMap((keyFormat) =>
  formatOf[keyFormat].map((start): Row => [
    `KEY_FORMAT: ${keyFormat}, ${start}`,
    Buffer.from(start, 'hex'),
    'KEY_FORMAT',
    { keyFormat },
  ]),
);

const limit = { limitBytes: largestKeyText };
const refusals: readonly Row[] = [
  ...as(publicKeys, 'KEY_PUBLIC'),
  ...as(certificates, 'KEY_CERTIFICATE'),
  ...as(damaged, 'KEY_DAMAGED'),
  ...as(noKey, 'KEY_MISSING'),
  ...as(notRsa, 'KEY_NOT_RSA'),
  ...as(locked, 'KEY_NEEDS_PASSPHRASE'),
  ...as(several, 'KEY_SEVERAL'),
  ...as(
    [
      ['a file', pfx],
      ['in base64', pfx.toString('base64')],
    ],
    'KEY_PKCS12',
  ),
  ...formats,
  ['KEY_TOO_SHORT: 1024 bits', pemOf(short, 'pkcs8'), 'KEY_TOO_SHORT', { bits: 1024 }],
  ['KEY_TOO_SHORT: 2040 bits', pemOf(almost, 'pkcs8'), 'KEY_TOO_SHORT', { bits: 2040 }],
  ['KEY_TOO_LONG: 16,385 bits', pkcs1Of(16_385), 'KEY_TOO_LONG', { bits: 16_385 }],
  ['KEY_TOO_LONG: one part alone', pkcs1Of(2048, 20_000), 'KEY_TOO_LONG', { bits: 20_000 }],
  ['KEY_DAMAGED: 16,384 bits that are no key', pkcs1Of(16_384), 'KEY_DAMAGED', {}],
  ['KEY_TOO_BIG: a byte too many', 'x'.repeat(largestKeyText + 1), 'KEY_TOO_BIG', limit],
  ['KEY_TOO_BIG: a key after much text', `${' '.repeat(65_000)}${pkcs8Pem}`, 'KEY_TOO_BIG', limit],
];

describe('what is not a usable private key (security D11, F4; fault 32)', () => {
  // An exact failure also proves that it contains nothing of the input and no text of a library.
  it.each(refusals)('is refused as %s', async (_name, given, code, params) => {
    expect(await readPrivateKey(Buffer.from(given as string))).toStrictEqual({
      ok: false,
      error: { code, ...params },
    });
  });
});
