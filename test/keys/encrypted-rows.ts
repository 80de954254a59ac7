import { derOf } from './bytes';
import { rowsOf, type KeyRow } from './key-row';
import { manglingsOf, withoutFrame } from './mangle';
import type { Openssl } from './openssl';

/** Kinds of encryption that must work, each with the openssl command that makes it. */
const lines: Readonly<Record<string, string>> = {
  'PKCS#8 -v2 aes-128-cbc': 'pkcs8 -topk8 -v2 aes-128-cbc',
  'PKCS#8 -v2 aes-192-cbc': 'pkcs8 -topk8 -v2 aes-192-cbc',
  'PKCS#8 -v2 aes-256-cbc': 'pkcs8 -topk8 -v2 aes-256-cbc',
  'PKCS#8 -v2 des3': 'pkcs8 -topk8 -v2 des3',
  'PKCS#8 -v2prf hmacWithSHA1': 'pkcs8 -topk8 -v2 aes-256-cbc -v2prf hmacWithSHA1',
  'PKCS#8 -v2prf hmacWithSHA224': 'pkcs8 -topk8 -v2 aes-256-cbc -v2prf hmacWithSHA224',
  'PKCS#8 -v2prf hmacWithSHA384': 'pkcs8 -topk8 -v2 aes-256-cbc -v2prf hmacWithSHA384',
  'PKCS#8 -v2prf hmacWithSHA512': 'pkcs8 -topk8 -v2 aes-256-cbc -v2prf hmacWithSHA512',
  'PKCS#8 -iter 300000': 'pkcs8 -topk8 -v2 aes-256-cbc -iter 300000',
  'PKCS#8 -scrypt': 'pkcs8 -topk8 -scrypt',
  'PKCS#8 -v1 PBE-SHA1-3DES': 'pkcs8 -topk8 -v1 PBE-SHA1-3DES',
  'PKCS#1 -aes128': 'rsa -traditional -aes128',
  'PKCS#1 -aes192': 'rsa -traditional -aes192',
  'PKCS#1 -aes256': 'rsa -traditional -aes256',
  'PKCS#1 -des3': 'rsa -traditional -des3',
};

const passphrase = 'secret';
/** A passphrase with characters of one, two, three and four bytes in UTF-8. */
const foreign = 'p\u00e4ssw\u00f6rt\u20ac\u{1f511}';
const long = 'long'.repeat(64);

/** Encrypted keys: without a passphrase, with wrong passphrases, and with the right one. */
export const encryptedRows = (openssl: Openssl): readonly KeyRow[] => {
  const encrypt = (line: string, pass: string): Buffer =>
    openssl(`${line} -in key.pem -passout pass:${pass}`);
  const each = Object.entries(lines).flatMap(([name, line]): KeyRow[] => {
    const text = encrypt(line, passphrase);
    return [
      { name: `${name}, no passphrase`, text, outcome: 'KEY_NEEDS_PASSPHRASE' },
      { name: `${name}, passphrase`, text, passphrase, outcome: 'accepted' },
      ...['Secret', 'secret ', foreign].map((wrong): KeyRow => {
        const outcome = 'KEY_WRONG_PASSPHRASE';
        return { name: `${name}, ${JSON.stringify(wrong)}`, text, passphrase: wrong, outcome };
      }),
      { name: `${name}, empty`, text, passphrase: '', outcome: 'KEY_WRONG_PASSPHRASE' },
      ...Object.entries({ foreign, long }).map(([kind, pass]): KeyRow => ({
        name: `${name}, ${kind} passphrase`,
        text: encrypt(line, pass),
        passphrase: pass,
        outcome: 'accepted',
      })),
    ];
  });
  const pkcs8 = encrypt('pkcs8 -topk8', passphrase);
  const pkcs1 = encrypt('rsa -traditional -aes256', passphrase);
  const pkcs1Des = encrypt('rsa -traditional -des3', passphrase);
  const texts = {
    ...manglingsOf('encrypted PKCS#8', pkcs8),
    ...manglingsOf('encrypted PKCS#1', pkcs1),
    ...manglingsOf('encrypted PKCS#1 with triple DES', pkcs1Des),
    'encrypted PKCS#8, no BEGIN and END lines': withoutFrame(pkcs8),
    'encrypted PKCS#8, DER': derOf(pkcs8),
    'encrypted PKCS#8 under a plain label': pkcs8.toString().replaceAll('ENCRYPTED ', ''),
  };
  const clear = { 'PKCS#8 in the clear, passphrase': openssl('pkey -in key.pem') };
  const unprotected = { 'PKCS#8 encrypted with the empty passphrase': encrypt('pkcs8 -topk8', '') };
  return [
    ...each,
    ...rowsOf('KEY_WRONG_PASSPHRASE', unprotected, ''),
    ...rowsOf('accepted', texts, passphrase),
    ...rowsOf('accepted', clear, passphrase),
  ];
};
