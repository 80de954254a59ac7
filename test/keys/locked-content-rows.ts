import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { derOf, flip, patch, pkcs1Of } from './bytes';
import { rowsOf, type KeyRow } from './key-row';
import { cutAtLine, reframe } from './mangle';
import type { Openssl } from './openssl';

const passphrase = 'secret';
const lock = { format: 'pem', cipher: 'aes-256-cbc', passphrase } as const;

/** Encrypted texts that contain no usable key, or that were damaged after encryption. */
export const lockedContentRows = (openssl: Openssl): readonly KeyRow[] => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  const long = createPrivateKey({ key: pkcs1Of(16_385), format: 'der', type: 'pkcs1' });
  const made = (algorithm: string): Buffer =>
    openssl(`genpkey -algorithm ${algorithm} -aes-256-cbc -pass pass:${passphrase}`);
  const pkcs8 = openssl(`pkcs8 -topk8 -in key.pem -passout pass:${passphrase}`);
  const pkcs1 = openssl(`rsa -traditional -aes256 -in key.pem -passout pass:${passphrase}`);
  const scrypt = derOf(openssl(`pkcs8 -topk8 -scrypt -in key.pem -passout pass:${passphrase}`));
  const inside = {
    KEY_NOT_RSA: {
      'EC inside': made('EC -pkeyopt ec_paramgen_curve:P-256'),
      'Ed25519 inside': made('ED25519'),
    },
    KEY_PSS: { 'RSA-PSS inside': made('RSA-PSS') },
    KEY_TOO_SHORT: {
      'RSA-1024 inside': short.export({ ...lock, type: 'pkcs8' }),
      'RSA-1024 inside PKCS#1': short.export({ ...lock, type: 'pkcs1' }),
    },
    KEY_TOO_LONG: {
      'RSA-16385 inside': long.export({ ...lock, type: 'pkcs8' }),
      'RSA-16385 inside PKCS#1': long.export({ ...lock, type: 'pkcs1' }),
    },
    KEY_WRONG_PASSPHRASE: {
      'encrypted PKCS#1, first block changed': reframe(pkcs1, (der) => flip(der, 3)),
      'encrypted PKCS#1, vector changed': pkcs1
        .toString()
        .replace(/(?<=CBC,)./u, (digit) => (digit === '0' ? '1' : '0')),
    },
    KEY_DAMAGED: {
      'encrypted PKCS#8, middle changed': reframe(pkcs8, (der) => flip(der, 700)),
      'encrypted PKCS#1, middle changed': reframe(pkcs1, (der) => flip(der, 700)),
      'encrypted PKCS#8, end changed': reframe(pkcs8, (der) => flip(der, -1)),
      'encrypted PKCS#1, end changed': reframe(pkcs1, (der) => flip(der, -1)),
      'encrypted PKCS#1, truncated at a line': cutAtLine(pkcs1),
      'scrypt with an N that is no power of two': patch(scrypt, '02024000', '02024001'),
    },
  } as const;
  return [
    ...Object.entries(inside).flatMap(([code, texts]) =>
      rowsOf(code as keyof typeof inside, texts, passphrase),
    ),
    // Damage that is found without the passphrase.
    ...rowsOf('KEY_DAMAGED', {
      'encrypted PKCS#8, truncated at a line': cutAtLine(pkcs8),
      'encrypted PKCS#1, truncated within a line': cutAtLine(pkcs1).slice(0, -20),
      'encrypted PKCS#1, headers only': pkcs1.toString().split('\n').slice(0, 4).join('\n'),
    }),
  ];
};
