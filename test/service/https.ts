import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate, type Certificate, type CertificateFlaw } from './certificate';
import { smallAccount } from './small-account';

/** `serve` answers what gets through; without it every request gets a small account. */
export interface HttpsServiceOptions {
  readonly certificate: CertificateFlaw;
  /** Signs the certificate; trust its own to get through. */
  readonly authority?: Certificate;
  readonly demandClientCertificate?: boolean;
  readonly tlsVersion?: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3';
  readonly serve?: RequestListener;
}

/** `requestCount` counts HTTP requests, not handshakes; trust `certificatePem` to get through. */
export interface HttpsService {
  readonly baseUrl: string;
  readonly certificatePem: string;
  readonly requestCount: () => number;
  readonly close: () => Promise<void>;
}

const serveAccount: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(smallAccount));
};

/** HTTPS on a free port of 127.0.0.1 with a certificate made for this call. */
export async function startHttpsService(options: HttpsServiceOptions): Promise<HttpsService> {
  const { demandClientCertificate = false, tlsVersion, serve = serveAccount } = options;
  const { certificatePem, keyPem } = await makeCertificate(options.certificate, options.authority);
  let requests = 0;
  const server = createServer(
    {
      cert: certificatePem,
      key: keyPem,
      requestCert: demandClientCertificate,
      rejectUnauthorized: demandClientCertificate,
      // OpenSSL 3 speaks TLS 1.1 only at security level 0.
      ...(tlsVersion && {
        minVersion: tlsVersion,
        maxVersion: tlsVersion,
        ciphers: 'DEFAULT@SECLEVEL=0',
      }),
    },
    (request, response) => {
      requests += 1;
      serve(request, response);
    },
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `https://127.0.0.1:${port}`,
    certificatePem,
    requestCount: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
