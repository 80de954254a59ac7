import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  recogniseDer,
  rsaEncryption,
  rsassaPss,
} from '../../../../electron/main/credentials/keys/asn1';
import { openssl, pkcs1Der, pkcs8Der, rsa } from './made-keys';
import { fc, forAllIn } from '../../for-all';

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pss = generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).privateKey;
const der = { type: 'pkcs8', format: 'der' } as const;

describe('recognising DER by its structure', () => {
  it.each([
    ['PKCS#8 of RSA', pkcs8Der, { kind: 'pkcs8', algorithm: rsaEncryption }],
    ['PKCS#8 of RSA-PSS', pss.export(der), { kind: 'pkcs8', algorithm: rsassaPss }],
    ['PKCS#8 of EC', ec.export(der), { kind: 'pkcs8', algorithm: '1.2.840.10045.2.1' }],
    [
      'PKCS#8 of Ed25519',
      generateKeyPairSync('ed25519').privateKey.export(der),
      { kind: 'pkcs8', algorithm: '1.3.101.112' },
    ],
    ['PKCS#1', pkcs1Der, { kind: 'pkcs1' }],
    ['SEC1', ec.export({ type: 'sec1', format: 'der' }), { kind: 'sec1' }],
    [
      'encrypted PKCS#8',
      rsa.privateKey.export({ ...der, cipher: 'aes-256-cbc', passphrase: 'secret' }),
      { kind: 'pkcs8-encrypted' },
    ],
    ['SPKI', rsa.publicKey.export({ type: 'spki', format: 'der' }), { kind: 'public' }],
    ['PKCS#1 public', rsa.publicKey.export({ type: 'pkcs1', format: 'der' }), { kind: 'public' }],
    [
      'a certificate',
      openssl('req -x509 -key key.pem -subj /CN=example -outform DER -out out'),
      { kind: 'certificate' },
    ],
    [
      'PKCS#12',
      openssl('pkcs12 -export -nocerts -inkey key.pem -passout pass:x -out out'),
      { kind: 'pkcs12' },
    ],
    [
      'PKCS#12 of open lengths',
      Buffer.from('3080020103308006092a864886f70d010701a080', 'hex'),
      { kind: 'pkcs12' },
    ],
    [
      'what begins like PKCS#12, of another version',
      Buffer.from('3080020104308006092a864886f70d010701a080', 'hex'),
      { kind: 'unknown' },
    ],
  ])('%s', (_name, bytes, kind) => {
    expect(recogniseDer(bytes)).toEqual(kind);
  });

  it.each([
    ['nothing', []],
    ['a tag alone', [0x30]],
    ['an empty sequence', [0x30, 0]],
    ['another tag', [0x02, 1, 0]],
    ['a length beyond the end', [0x30, 5, 2, 1, 0]],
    ['a length of five bytes', [0x30, 0x85, 0, 0, 0, 0, 1, 0]],
    ['a length of 4 GB', [0x30, 0x84, 0xff, 0xff, 0xff, 0xff]],
    ['a length that is cut off', [0x30, 0x82, 1]],
    ['an indefinite length', [0x30, 0x80, 2, 1, 0, 0, 0]],
    ['a child beyond its parent', [0x30, 3, 2, 9, 0]],
    ['an algorithm that is no sequence', [0x30, 6, 2, 1, 0, 5, 0, 4]],
    ['an empty algorithm', [0x30, 7, 2, 1, 0, 0x30, 0, 4, 0]],
  ])('knows nothing in %s', (_name, bytes) => {
    expect(recogniseDer(Uint8Array.from(bytes))).toEqual({ kind: 'unknown' });
  });

  it('never throws, whatever the bytes', () => {
    const kinds = ['pkcs8', 'pkcs8-encrypted', 'pkcs1', 'sec1', 'public', 'certificate', 'unknown'];
    const elements = fc.array(fc.constantFrom(0x30, 0x02, 0x03, 0x04, 0x06, 0x80, 0x84, 0, 1, 2), {
      maxLength: 40,
    });
    forAllIn(2000)(fc.oneof(elements, fc.array(fc.nat(255))), (bytes) => {
      expect(kinds).toContain(recogniseDer(Uint8Array.from(bytes)).kind);
    });
  });
});
