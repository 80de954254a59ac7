import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Flaw of a certificate. Without an authority all certificates are self-signed, so only a client that trusts the
 * certificate meets 'expired' and 'wrong-host'. With an authority, the authority signs all of them, and the only flaw
 * of 'self-signed' is its unknown authority.
 */
export type CertificateFlaw = 'self-signed' | 'expired' | 'wrong-host';

/** PEM texts of a certificate and its key. */
export interface Certificate {
  readonly certificatePem: string;
  readonly keyPem: string;
}

const dates = { past: '20200101000000Z', longPast: '20190101000000Z', future: '20491231235959Z' };

interface Wanted {
  readonly commonName: string;
  /** Lines of the certificate's extensions. */
  readonly extensions: string;
  readonly from: string;
  readonly to: string;
  /** Signs the certificate. Undefined for a self-signed certificate. */
  readonly authority?: Certificate | undefined;
}

/** Makes a certificate for 127.0.0.1 (for 'wrong-host', for another name). */
export function makeCertificate(
  flaw: CertificateFlaw,
  authority?: Certificate,
): Promise<Certificate> {
  const name = flaw === 'wrong-host' ? 'DNS:account.example.com' : 'IP:127.0.0.1';
  const [from, to] = flaw === 'expired' ? [dates.longPast, dates.past] : [dates.past, dates.future];
  const extensions = `subjectAltName = ${name},DNS:account.test`;
  return certify({ commonName: 'Account service', extensions, from, to, authority });
}

/** Makes a certificate that may sign others. No client trusts it by default. */
export const makeAuthority = (): Promise<Certificate> =>
  certify({
    commonName: 'Authority of a test',
    extensions: 'basicConstraints = critical,CA:true\nkeyUsage = critical,keyCertSign',
    from: dates.past,
    to: dates.future,
  });

/** Makes a certificate with the `openssl` command, which must be on the path. Leaves nothing on disk. */
async function certify({ authority, ...wanted }: Wanted): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  try {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const keyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await writeFile(join(folder, 'key.pem'), keyPem, { mode: 0o600 });
    await writeFile(join(folder, 'index.txt'), '');
    await writeFile(join(folder, 'serial'), '01\n');
    await writeFile(join(folder, 'ca.cnf'), configuration(wanted));

    const openssl = (line: string) =>
      promisify(execFile)('openssl', line.split(' '), { cwd: folder });
    await openssl('req -new -config ca.cnf -key key.pem -out request.pem');
    if (authority) {
      await writeFile(join(folder, 'ca.pem'), authority.certificatePem);
      await writeFile(join(folder, 'ca-key.pem'), authority.keyPem, { mode: 0o600 });
    }
    const signer = authority ? '-cert ca.pem -keyfile ca-key.pem' : '-selfsign -keyfile key.pem';
    // Not `openssl req -x509`, which refuses end dates in the past.
    await openssl(
      `ca -config ca.cnf -batch -notext ${signer} -in request.pem ` +
        `-out certificate.pem -startdate ${wanted.from} -enddate ${wanted.to}`,
    );
    return { certificatePem: await readFile(join(folder, 'certificate.pem'), 'utf8'), keyPem };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function configuration({ commonName, extensions }: Omit<Wanted, 'authority'>): string {
  return `
[req]
distinguished_name = subject
prompt = no
[subject]
commonName = ${commonName}
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
${extensions}
`;
}
