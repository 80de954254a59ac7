import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { derOf, flip, pkcs1Of, pkcs8WithoutNull } from './bytes';
import { rowsOf, type KeyRow } from './key-row';
import { cutAtLine, reframe } from './mangle';
import type { Openssl } from './openssl';

/** Only the BEGIN line is read, so the body need not be a key. */
const openSsh =
  '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEA\n-----END OPENSSH PRIVATE KEY-----\n';

/** Numbers of an RSA key of 2048 bits, each with the distance of one of its bytes from the end of the PKCS#1 DER. */
const fromEnd = { qi: 60, dq: 190, dp: 320, q: 450, p: 580, d: 800, n: 1060 };

/** Unencrypted texts that are no usable private key. */
export const refusedRows = (openssl: Openssl): readonly KeyRow[] => {
  const pkcs8 = openssl('pkey -in key.pem');
  const pkcs1 = openssl('rsa -traditional -in key.pem');
  const certificate = openssl('req -x509 -key key.pem -subj /CN=example');
  openssl('req -x509 -key key.pem -subj /CN=example', 'certificate.pem');
  const pkcs7 = openssl('crl2pkcs7 -nocrl -certfile certificate.pem');
  const ec = openssl('genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256', 'ec.pem');
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  const { n, e, ...privateParts } = createPrivateKey(pkcs8).export({ format: 'jwk' });
  const jwk = { n, e, ...privateParts };
  const ofBytes = (bytes: number): string => Buffer.alloc(bytes, 0xff).toString('base64url');
  return [
    ...rowsOf('KEY_EMPTY', { empty: '', 'blanks only': ' \r\n\t', 'mark only': '\ufeff' }),
    ...rowsOf('KEY_TOO_BIG', { '64 KiB and a byte': 'x'.repeat(65_537) }),
    ...rowsOf('KEY_PUBLIC', {
      'public key': openssl('pkey -in key.pem -pubout'),
      'public key in PKCS#1': openssl('rsa -in key.pem -RSAPublicKey_out'),
      'public key of OpenSSH': 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC me@host',
      'JWK of a public key': JSON.stringify({ kty: 'RSA', n, e }),
    }),
    ...rowsOf('KEY_CERTIFICATE', {
      certificate,
      'certificate, DER': derOf(certificate),
      'certificate request': openssl('req -new -key key.pem -subj /CN=example'),
      'certificates in PKCS#7': pkcs7,
      'certificates in PKCS#7, DER': derOf(pkcs7),
    }),
    ...rowsOf('KEY_FORMAT', {
      'packed, with a key in it': Buffer.concat([Buffer.from('504b0304', 'hex'), pkcs8]),
      'Java keystore': Buffer.from('feedfeed0000000200000001', 'hex'),
    }),
    ...rowsOf('KEY_OPENSSH', { 'OpenSSH private key': openSsh }),
    ...rowsOf('KEY_PUTTY', {
      'PuTTY private key': 'PuTTY-User-Key-File-3: ssh-rsa\r\nEncryption: none\r\nComment: me\r\n',
      'PuTTY private key below a blank line':
        '\n PuTTY-User-Key-File-2: ssh-rsa\nEncryption: none\n',
    }),
    ...rowsOf('KEY_TOO_SHORT', {
      'RSA-1024, PKCS#8': short.export({ type: 'pkcs8', format: 'pem' }),
      'RSA-1024, PKCS#1': short.export({ type: 'pkcs1', format: 'pem' }),
      'RSA-1024, JWK': JSON.stringify(short.export({ format: 'jwk' })),
    }),
    ...rowsOf('KEY_TOO_LONG', {
      'RSA-16392, JWK': JSON.stringify({ ...jwk, n: ofBytes(2049) }),
      'RSA-2048 with an exponent of 131,072 bits, JWK': JSON.stringify({
        ...jwk,
        d: ofBytes(16_384),
      }),
      'RSA-16385, PKCS#1': pkcs1Of(16_385),
      'RSA-131072, PKCS#8': pkcs8WithoutNull(pkcs1Of(131_072)),
      'RSA-2048 with a private exponent of 131,072 bits': pkcs1Of(2048, 131_072),
    }),
    ...rowsOf('KEY_NOT_RSA', {
      'EC, PKCS#8': ec,
      'EC, SEC1 after its parameters': openssl('ecparam -name prime256v1 -genkey'),
      'EC, SEC1 encrypted': openssl('ec -in ec.pem -aes256 -passout pass:secret'),
      'EC, JWK': JSON.stringify(createPrivateKey(ec).export({ format: 'jwk' })),
      'secret key, JWK': JSON.stringify({ kty: 'oct', k: 'c2VjcmV0' }),
      Ed25519: openssl('genpkey -algorithm ED25519'),
    }),
    ...rowsOf('KEY_PSS', {
      'RSA-PSS': openssl('genpkey -algorithm RSA-PSS'),
      'JWK for PS256': JSON.stringify({ ...jwk, alg: 'PS256' }),
    }),
    ...rowsOf('KEY_MISSING', {
      'words only': 'This is no key.',
      'one word': 'hello',
    }),
    ...rowsOf('KEY_DAMAGED', {
      'truncated at a line': cutAtLine(pkcs8),
      'truncated within a line': cutAtLine(pkcs8).slice(0, -20),
      'PKCS#1 truncated': cutAtLine(pkcs1),
      'BEGIN line only': '-----BEGIN PRIVATE KEY-----',
      'body of other letters': pkcs8.toString().replace('MII', 'M*I'),
      'JSON that is no JWK': '{"kty":1,"keys":[null]}',
      'JWK with an empty modulus': JSON.stringify({ ...jwk, n: '' }),
      'JWK cut short': JSON.stringify(jwk).slice(0, -20),
      'JWK without p and q': JSON.stringify({ kty: 'RSA', n, e, d: jwk.d }),
      'JWK of three primes': JSON.stringify({ ...jwk, oth: [{ r: 'AQAB', d: 'AQAB', t: 'AQAB' }] }),
      'JWK with a number that is none': JSON.stringify({ ...jwk, qi: 'AQ AB' }),
      'JWK with a number of zero': JSON.stringify({ ...jwk, dq: 'AAAA' }),
      'JWK whose primes are of another key': JSON.stringify({ ...jwk, p: jwk.q, q: jwk.p }),
      ...Object.fromEntries(
        Object.entries(fromEnd).map(([part, back]) => [
          `one bit of ${part} changed`,
          reframe(pkcs1, (der) => flip(der, -back)),
        ]),
      ),
    }),
  ];
};
