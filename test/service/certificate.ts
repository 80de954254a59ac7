import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** 'self-signed' has no other flaw; the others are self-signed too, so trust them to see theirs. */
export type CertificateFlaw = 'self-signed' | 'expired' | 'wrong-host';

/** PEM texts of a certificate for 127.0.0.1 (or, for 'wrong-host', another name) and its key. */
export interface Certificate {
  readonly certificatePem: string;
  readonly keyPem: string;
}

const dates = { past: '20200101000000Z', longPast: '20190101000000Z', future: '20491231235959Z' };

/** Made by the `openssl` command, which must be on the path; nothing stays on disk. */
export async function makeCertificate(flaw: CertificateFlaw): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  try {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const keyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const name = flaw === 'wrong-host' ? 'DNS:account.example.com' : 'IP:127.0.0.1';
    await writeFile(join(folder, 'key.pem'), keyPem, { mode: 0o600 });
    await writeFile(join(folder, 'index.txt'), '');
    await writeFile(join(folder, 'serial'), '01\n');
    await writeFile(join(folder, 'ca.cnf'), configuration(name));

    const openssl = (line: string) =>
      promisify(execFile)('openssl', line.split(' '), { cwd: folder });
    await openssl('req -new -config ca.cnf -key key.pem -out request.pem');
    const [from, to] =
      flaw === 'expired' ? [dates.longPast, dates.past] : [dates.past, dates.future];
    // `openssl ca` and not `req -x509`: the latter refuses every end in the past.
    await openssl(
      'ca -config ca.cnf -batch -notext -selfsign -keyfile key.pem -in request.pem ' +
        `-out certificate.pem -startdate ${from} -enddate ${to}`,
    );
    return { certificatePem: await readFile(join(folder, 'certificate.pem'), 'utf8'), keyPem };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function configuration(subjectAltName: string): string {
  return `
[req]
distinguished_name = subject
prompt = no
[subject]
commonName = Account service
[ca]
default_ca = self
[self]
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = names
x509_extensions = extensions
[names]
commonName = supplied
[extensions]
subjectAltName = ${subjectAltName}
`;
}
