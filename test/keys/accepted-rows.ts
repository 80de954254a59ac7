import { createPrivateKey } from 'node:crypto';
import { derOf, pkcs8WithoutNull, pkcs8WithPublicKey } from './bytes';
import { rowsOf, type KeyRow } from './key-row';
import { knownKey } from './known-key';
import { manglingsOf, withoutFrame } from './mangle';
import type { Openssl } from './openssl';

/** Unencrypted keys in every form and with every text damage that must be accepted. */
export const acceptedRows = (openssl: Openssl): readonly KeyRow[] => {
  const pkcs8 = openssl('pkey -in key.pem');
  const pkcs1 = openssl('rsa -traditional -in key.pem');
  const certificate = openssl('req -x509 -key key.pem -subj /CN=example').toString();
  const long = knownKey(4096).export({ type: 'pkcs1', format: 'pem' }).toString();
  const jwk = { ...createPrivateKey(pkcs8).export({ format: 'jwk' }), alg: 'RS256', kid: '1' };
  return rowsOf('accepted', {
    ...manglingsOf('PKCS#8', pkcs8),
    ...manglingsOf('PKCS#1', pkcs1),
    'PKCS#8, no BEGIN and END lines': withoutFrame(pkcs8),
    'PKCS#1, no BEGIN and END lines': withoutFrame(pkcs1),
    'PKCS#8, UTF-16': Buffer.from(`\ufeff${pkcs8.toString()}`, 'utf16le'),
    'PKCS#8, UTF-16 with the high byte first': Buffer.from(
      `\ufeff${pkcs8.toString()}`,
      'utf16le',
    ).swap16(),
    'PKCS#8, UTF-16 without a mark': Buffer.from(pkcs8.toString(), 'utf16le'),
    'PKCS#8, quoted in an answer to a mail': pkcs8.toString().replace(/^(?=.)/gmu, '> > '),
    'PKCS#8, soft hyphens and no-break spaces': pkcs8
      .toString()
      .replaceAll(' ', '\u00a0')
      .replaceAll('A', 'A\u00ad'),
    'PKCS#8, as a whole in base64': pkcs8.toString('base64'),
    'PKCS#1, in a Secret of Kubernetes': `data:\n  key.pem: ${pkcs1.toString('base64')}\n  user: YWRtaW4=\n`,
    'PKCS#8, DER': derOf(pkcs8),
    'PKCS#1, DER': derOf(pkcs1),
    'PKCS#1, DER with a line end after it': Buffer.concat([derOf(pkcs1), Buffer.from('\n')]),
    'PKCS#8, DER without NULL parameters': pkcs8WithoutNull(derOf(pkcs1)),
    'PKCS#8, DER with a public key in it': pkcs8WithPublicKey(derOf(pkcs1)),
    'PKCS#8 between certificates': `${certificate}${pkcs8.toString()}${certificate}`,
    'PKCS#1 of 4096 bits, CRLF': long.replaceAll('\n', '\r\n'),
    'JWK in one line': JSON.stringify(jwk),
    'JWK with a byte order mark, indented': `\ufeff\r\n${JSON.stringify(jwk, null, 2)}\r\n`,
    'JWK with a letter beyond Latin, UTF-16 with the high byte first': Buffer.from(
      `\ufeff${JSON.stringify({ ...jwk, kid: '\u0122' })}`,
      'utf16le',
    ).swap16(),
    'JWK of 4096 bits': JSON.stringify(createPrivateKey(long).export({ format: 'jwk' })),
    'JWK with zero bytes before its numbers': JSON.stringify({ ...jwk, e: 'AAAAAQAB' }),
    'JWK in a set, behind public ones': JSON.stringify({
      keys: [{ kty: 'RSA', n: jwk.n, e: jwk.e }, { kty: 'EC' }, jwk],
    }),
    'JWK in a list': JSON.stringify([jwk]),
    'JWK in a setting': `PRIVATE_JWK='${JSON.stringify(jwk)}'`,
    'JWK as a text in JSON': JSON.stringify({ secret: { key: JSON.stringify(jwk) } }),
    'exponent 3': openssl('genpkey -algorithm RSA -pkeyopt rsa_keygen_pubexp:3'),
  });
};
