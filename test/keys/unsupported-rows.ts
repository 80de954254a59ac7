import { derOf, patch } from './bytes';
import { rowsOf, type KeyRow } from './key-row';
import type { Openssl } from './openssl';

const passphrase = 'secret';

/** Encryption that the app does not support, or that takes too long. Refused with or without a passphrase. */
export const unsupportedRows = (openssl: Openssl): readonly KeyRow[] => {
  const pkcs8 = (options: string): Buffer =>
    openssl(`pkcs8 -topk8 ${options} -in key.pem -passout pass:${passphrase}`);
  const pkcs1 = (cipher: string): string =>
    openssl(`rsa -traditional -${cipher} -in key.pem -passout pass:${passphrase}`).toString();
  // openssl needs an extra provider for these ciphers. Instead, the identifier in a supported text is replaced.
  const pbe = derOf(pkcs8('-v1 PBE-SHA1-3DES'));
  const pbeAs = (last: string): Buffer =>
    patch(pbe, '2a864886f70d010c0103', `2a864886f70d010c01${last}`);
  const slow = patch(derOf(pkcs8('-v1 PBE-SHA1-3DES -iter 65536')), '0203010000', '02037fffff');
  const tripleDes = derOf(pkcs8('-v2 des3'));
  const dekAs = (name: string): string => pkcs1('des3').replace('DES-EDE3-CBC', name);
  const texts = {
    'PBE-SHA1-RC4-128': pbeAs('01'),
    'PBE-SHA1-RC4-40': pbeAs('02'),
    'PBE-SHA1-2DES': pbeAs('04'),
    'PBE-SHA1-RC2-128': pbeAs('05'),
    'PBE-SHA1-RC2-40': pbeAs('06'),
    'PBES2 with RC2': patch(tripleDes, '2a864886f70d0307', '2a864886f70d0302'),
    'PBES2 with RC5': patch(tripleDes, '2a864886f70d0307', '2a864886f70d0309'),
    'PBES2 with AES-256-CFB': pkcs8('-v2 aes-256-cfb'),
    'PBES2 with AES-256-OFB': pkcs8('-v2 aes-256-ofb'),
    'PBES2 with Camellia': pkcs8('-v2 camellia-256-cbc'),
    'PBES2 with ARIA': pkcs8('-v2 aria-256-cbc'),
    'PBES2 with hmacWithMD5': pkcs8('-v2 aes-256-cbc -v2prf hmacWithMD5'),
    'PBES2 with 8,388,607 iterations': patch(
      derOf(pkcs8('-v2 aes-256-cbc -iter 65536')),
      '0203010000',
      '02037fffff',
    ),
    'PBE-SHA1-3DES with 8,388,607 iterations': slow,
    'PBE-SHA1-3DES without any zero byte': Buffer.from(slow.map((byte) => byte || 1)),
    'scrypt of 256 MiB': patch(derOf(pkcs8('-scrypt')), '02024000020108', '0202400002017f'),
    'scrypt of 16 times the usual work': patch(
      derOf(pkcs8('-scrypt')),
      '02024000020108020101',
      '02024000020108020110',
    ),
    'PKCS#1 with DES': dekAs('DES-CBC'),
    'PKCS#1 with RC2': dekAs('RC2-CBC'),
    'PKCS#1 with Camellia': pkcs1('camellia256'),
    'PKCS#1 with ARIA': pkcs1('aria256'),
    'PKCS#1 with AES-256-CTR': pkcs1('aes-256-ctr'),
  };
  const named = (end: string): typeof texts =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [`${name}, ${end}`, text]),
    ) as typeof texts;
  return [
    ...rowsOf('KEY_UNSUPPORTED_CIPHER', named('not asked')),
    ...rowsOf('KEY_UNSUPPORTED_CIPHER', named('passphrase'), passphrase),
  ];
};
