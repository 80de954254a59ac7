import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPrivateKey } from '../../../../electron/main/credentials/keys/read-private-key';
import { knownKey } from '../../../keys/known-key';
import {
  bodyOf,
  certificatePem,
  facts,
  openssl,
  pemOf,
  pkcs1Der,
  pkcs1Pem,
  pkcs8Der,
  pkcs8Pem,
} from './made-keys';

const frame = (body: string, label = 'PRIVATE KEY'): string =>
  `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`;

const lines = (pem: string, end: string): string => pem.replaceAll('\n', end);
const body = bodyOf(pkcs8Pem);

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const ecWithParameters = openssl('ecparam -name prime256v1 -genkey -out out').toString();
const jwkOf = (pem: string) => createPrivateKey(pem).export({ format: 'jwk' });
const setOf = (...keys: readonly unknown[]): string => JSON.stringify({ keys });
const jwk = jwkOf(pkcs8Pem);

/** In addition to the keys of test/keys, which are read in three runtimes. */
const readable: readonly (readonly [string, string | Uint8Array])[] = [
  ['PKCS#8 of node:crypto', pkcs8Pem],
  ['PKCS#1 of node:crypto', pkcs1Pem],
  ['PKCS#8 DER', pkcs8Der],
  ['PKCS#1 DER', pkcs1Der],
  ['the body in short lines', frame(body.replace(/.{10}/gu, '$&\n'))],
  ['backticks around', `\`${pkcs8Pem}\``],
  ['quotes around each line', lines(pkcs8Pem, '"\n"')],
  ['JSON', JSON.stringify({ type: 'account', private_key: pkcs8Pem })],
  ['JSON within JSON', JSON.stringify(JSON.stringify({ key: pkcs8Pem }))],
  ['the body without frame lines, in lines', body.replace(/.{64}/gu, '$&\r\n')],
  [
    'the body without frame lines, quoted, with literal \\n',
    `"${body.replace(/.{64}/gu, '$&\\n')}"`,
  ],
  ['fewer dashes', pkcs8Pem.replaceAll('-----', '---')],
  ['one dash more', pkcs8Pem.replaceAll('-----', '------')],
  ['blanks inside the frame lines', pkcs8Pem.replaceAll('KEY-----', 'KEY -----')],
  ['no END line', pkcs8Pem.replace(/-----END.*/u, '')],
  ['text before', `Here is the key, as agreed:\n\n${pkcs8Pem}`],
  ['text after', `${pkcs8Pem}\nKind regards`],
  ['no END line, and a certificate after', pkcs8Pem.replace(/-----END.*/u, '') + certificatePem],
  ['a key that cannot be decoded before', frame('***') + pkcs8Pem],
  ['the same key in another format after', pkcs8Pem + pkcs1Pem],
  ['frames that touch', lines(certificatePem + pkcs8Pem, '')],
  ['an EC key before', pemOf(ec, 'pkcs8') + pkcs8Pem],
  ['an EC key of its own format before', pemOf(ec, 'sec1') + pkcs1Pem],
  ['the parameters of an EC key, and that, before', `${ecWithParameters}${pkcs8Pem}`],
  ['a JWK set with an EC key before', setOf(jwkOf(pemOf(ec, 'pkcs8')), jwk)],
  [
    'a JWK set with the same key in another spelling after',
    setOf(jwk, { ...jwk, n: `${jwk.n}==` }),
  ],
  ['PKCS#1 under a PKCS#8 label', pkcs1Pem.replaceAll('RSA PRIVATE', 'PRIVATE')],
  ['PKCS#8 under a PKCS#1 label', pkcs8Pem.replaceAll('PRIVATE', 'RSA PRIVATE')],
  ['63 kB of text before', `${'x '.repeat(31_500)}\n${pkcs8Pem}`],
];

describe('reading a private key (security D11, F4; fault 32)', () => {
  it.each(readable)('reads %s', async (_name, given) => {
    expect(await readPrivateKey(Buffer.from(given as string))).toEqual({
      ok: true,
      value: { pkcs8: pkcs8Der, facts },
    });
  });

  it('returns the fingerprint that openssl gives', async () => {
    const spki = openssl('rsa -in key.pem -pubout -outform DER -out out');
    const digest = createHash('sha256').update(spki).digest('base64');
    const read = await readPrivateKey(Buffer.from(pkcs8Pem));
    expect(read.ok && read.value.facts).toEqual({
      bits: 2048,
      fingerprint: `SHA256:${digest}`,
      spki: spki.toString('base64'),
    });
  });

  it('keeps main responsive while a long key is tested', async () => {
    const reading = readPrivateKey(Buffer.from(pemOf(knownKey(8192), 'pkcs8')));
    let isDone = false;
    const done = reading.then(() => {
      isDone = true;
    });
    for (let turn = 0; turn < 1000; turn += 1) await Promise.resolve();
    expect(isDone).toBe(false);
    await done;
    expect(await reading).toMatchObject({ ok: true, value: { facts: { bits: 8192 } } });
  });

  it('does not change the given bytes', async () => {
    const given = Buffer.from(pkcs8Der);
    await readPrivateKey(given);
    expect(given.equals(pkcs8Der)).toBe(true);
  });
});
