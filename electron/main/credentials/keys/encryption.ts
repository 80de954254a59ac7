/** A block cipher in CBC mode; lengths in bytes. */
export interface Cipher {
  /** As node:crypto calls it. */
  readonly name: string;
  readonly keyBytes: number;
  /** Length of the initialisation vector, which is the cipher's block. */
  readonly blockBytes: number;
}

/** How a key is made from the passphrase. */
export type Derivation =
  | {
      readonly by: 'pbkdf2';
      readonly digest: string;
      readonly salt: Uint8Array;
      readonly iterations: number;
    }
  | {
      readonly by: 'scrypt';
      readonly salt: Uint8Array;
      /** N, r and p of RFC 7914. */
      readonly cost: number;
      readonly blockSize: number;
      readonly parallelization: number;
    }
  | { readonly by: 'pkcs12'; readonly salt: Uint8Array; readonly iterations: number }
  | { readonly by: 'md5'; readonly salt: Uint8Array };

/** How a private key is encrypted: all that decrypting it takes besides the passphrase. */
export interface Encryption {
  readonly cipher: Cipher;
  readonly derivation: Derivation;
  /** Absent where it comes out of the derivation. */
  readonly iv?: Uint8Array;
  readonly body: Uint8Array;
}

const aes = (bits: number): Cipher => ({
  name: `aes-${bits}-cbc`,
  keyBytes: bits / 8,
  blockBytes: 16,
});

/** Triple DES with three keys. */
export const tripleDes: Cipher = { name: 'des-ede3-cbc', keyBytes: 24, blockBytes: 8 };

/*
 * These tables hold what works on both OpenSSL 3 and BoringSSL, which Electron is built on. Not in them, because
 * one of the two lacks it: DES, RC2, RC4, Blowfish, CAST5 and SEED (OpenSSL), Camellia, ARIA and SM4 (BoringSSL).
 * AES in modes other than CBC, 3DES with two keys and HMAC-MD5 are left out because hardly a key is kept that way.
 */

/** Ciphers of PBES2 by object identifier (RFC 8018 B.2). */
export const pbes2Ciphers: Readonly<Record<string, Cipher>> = {
  '2.16.840.1.101.3.4.1.2': aes(128),
  '2.16.840.1.101.3.4.1.22': aes(192),
  '2.16.840.1.101.3.4.1.42': aes(256),
  '1.2.840.113549.3.7': tripleDes,
};

/** Ciphers of an encrypted PKCS#1 text by their name in DEK-Info (RFC 1421 section 4.6.1.3). */
export const dekCiphers: Readonly<Record<string, Cipher>> = {
  'AES-128-CBC': aes(128),
  'AES-192-CBC': aes(192),
  'AES-256-CBC': aes(256),
  'DES-EDE3-CBC': tripleDes,
};

/** HMAC digests of PBKDF2 by object identifier (RFC 8018 B.1.2). */
export const pbkdf2Digests: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

/** The scheme of RFC 8018 section 6.2, its two derivations, and the one scheme of PKCS#12 (RFC 7292 appendix C) taken. */
export const pbes2 = '1.2.840.113549.1.5.13';
export const pbkdf2 = '1.2.840.113549.1.5.12';
export const scrypt = '1.3.6.1.4.1.11591.4.11';
export const pbeSha1TripleDes = '1.2.840.113549.1.12.1.3';

/**
 * Most work taken, about three seconds each: PBKDF2 and scrypt cannot be stopped once they have begun, so a text that asks
 * for more must not be able to keep a processor busy, nor the app from ending.
 */
export const mostWork = {
  pbkdf2Iterations: 1_000_000,
  pkcs12Iterations: 500_000,
  /** Product of N and r: 128 MiB. */
  scryptMemory: 2 ** 20,
  /** Product of N, r and p. */
  scryptSteps: 2 ** 22,
} as const;
