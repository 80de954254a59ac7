import { execFileSync } from 'node:child_process';
import { type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsOf } from '../../../../electron/main/credentials/keys/key-objects';
import { usualKeyPair } from '../../../keys/usual-key-pair';

/** The RSA key of this run and its usual texts. */
export const rsa = usualKeyPair('own');
export const pkcs8Pem = pemOf(rsa.privateKey, 'pkcs8');
export const pkcs1Pem = pemOf(rsa.privateKey, 'pkcs1');
export const pkcs8Der = rsa.privateKey.export({ type: 'pkcs8', format: 'der' });
export const pkcs1Der = rsa.privateKey.export({ type: 'pkcs1', format: 'der' });
export const facts = factsOf(rsa.publicKey);
export const { fingerprint } = facts;

export function pemOf(key: KeyObject, type: 'pkcs8' | 'pkcs1' | 'sec1'): string {
  return key.export({ type: type, format: 'pem' }).toString();
}

/** The base64 body of a PEM text on one line. */
export function bodyOf(pem: string): string {
  return pem.replace(/-----[^-]+-----/gu, '').replace(/\s+/gu, '');
}

/** The file `out` that openssl writes, given the key above as `key.pem`. */
export function openssl(line: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'made-keys-'));
  try {
    writeFileSync(join(folder, 'key.pem'), pkcs8Pem, { mode: 0o600 });
    execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' });
    return readFileSync(join(folder, 'out'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A self-signed certificate of the key. */
export const certificatePem = openssl(
  'req -x509 -key key.pem -subj /CN=example -days 3650 -out out',
).toString();
