import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate, type Certificate, type CertificateFlaw } from './certificate';
import { smallAccount } from './small-account';

/** Options of the service. A client that accepts the certificate gets a small account or a redirect. */
export interface HttpsServiceOptions {
  readonly certificate: CertificateFlaw;
  /** Signs the certificate. A client must trust the authority's certificate to connect. */
  readonly authority?: Certificate;
  readonly tlsVersion?: 'TLSv1.1';
  /** Location to which every request is redirected. */
  readonly sendsOnTo?: string;
}

/** `requestCount` counts HTTP requests, not handshakes. */
export interface HttpsService {
  readonly baseUrl: string;
  readonly requestCount: () => number;
  readonly close: () => Promise<void>;
}

/** Starts HTTPS on a free port of 127.0.0.1 with a new certificate. */
export async function startHttpsService(options: HttpsServiceOptions): Promise<HttpsService> {
  const { tlsVersion, sendsOnTo } = options;
  const { certificatePem, keyPem } = await makeCertificate(options.certificate, options.authority);
  let requests = 0;
  const server = createServer(
    {
      cert: certificatePem,
      key: keyPem,
      // OpenSSL 3 allows TLS 1.1 only at security level 0.
      ...(tlsVersion && {
        minVersion: tlsVersion,
        maxVersion: tlsVersion,
        ciphers: 'DEFAULT@SECLEVEL=0',
      }),
    },
    (_request, response) => {
      requests += 1;
      if (sendsOnTo !== undefined) response.writeHead(302, { Location: sendsOnTo });
      else response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(smallAccount));
    },
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `https://127.0.0.1:${port}`,
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
