import { X509Certificate } from 'node:crypto';
import { get } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { makeAuthority } from './certificate';
import { startHttpsService, type HttpsService, type HttpsServiceOptions } from './https';
import { smallAccount } from './small-account';

const services: HttpsService[] = [];

async function start(options: HttpsServiceOptions): Promise<HttpsService> {
  const service = await startHttpsService(options);
  services.push(service);
  return service;
}

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
});

/** The answer's text, or the code of the error that came instead. */
function ask(baseUrl: string, options: ConnectionOptions = {}): Promise<string> {
  return new Promise((resolve) => {
    get(`${baseUrl}/v1/account`, { ...options, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        resolve(Buffer.concat(parts).toString());
      });
    }).once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
  });
}

describe('the HTTPS service', () => {
  it.each([
    ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['expired', 'CERT_HAS_EXPIRED'],
    ['wrong-host', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ] as const)(
    'with an untrusted %s certificate fails as %s, and no request reaches it',
    async (certificate, code) => {
      const service = await start({ certificate });
      expect(await ask(service.baseUrl)).toBe(code);
      expect(service.requestCount()).toBe(0);
    },
  );

  it('answers who trusts its certificate, and counts the request', async () => {
    const service = await start({ certificate: 'self-signed' });
    const answer = await ask(service.baseUrl, { ca: service.certificatePem });
    expect(JSON.parse(answer)).toEqual(smallAccount);
    expect(service.requestCount()).toBe(1);
  });

  it.each([
    ['expired', 'CERT_HAS_EXPIRED'],
    ['wrong-host', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const)('with a trusted but %s certificate fails as %s', async (certificate, code) => {
    const service = await start({ certificate });
    expect(await ask(service.baseUrl, { ca: service.certificatePem })).toBe(code);
    expect(service.requestCount()).toBe(0);
  });

  it('lets who trusts its authority through, and nobody else', async () => {
    const authority = await makeAuthority();
    const service = await start({ certificate: 'self-signed', authority });
    const answer = await ask(service.baseUrl, { ca: authority.certificatePem });
    expect(JSON.parse(answer)).toEqual(smallAccount);
    expect(await ask(service.baseUrl)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
    const other = await makeAuthority();
    expect(await ask(service.baseUrl, { ca: other.certificatePem })).not.toContain('{');
    expect(service.requestCount()).toBe(1);
  });

  it('makes a new certificate each time', async () => {
    const [first, second] = await Promise.all([
      start({ certificate: 'self-signed' }),
      start({ certificate: 'self-signed' }),
    ]);
    const prints = [first, second].map(
      ({ certificatePem }) => new X509Certificate(certificatePem).fingerprint256,
    );
    expect(new Set(prints).size).toBe(2);
  });

  it('demands a client certificate and lets nobody through without', async () => {
    const service = await start({ certificate: 'self-signed', demandClientCertificate: true });
    const answer = await ask(service.baseUrl, { ca: service.certificatePem });
    expect(answer).toMatch(/^(ERR_SSL_|ECONNRESET|EPROTO)/);
    expect(service.requestCount()).toBe(0);
  });

  it('speaks TLS 1.1 only, if asked to', async () => {
    const service = await start({ certificate: 'self-signed', tlsVersion: 'TLSv1.1' });
    expect(await ask(service.baseUrl, { ca: service.certificatePem })).toMatch(
      /^(ERR_SSL_|EPROTO)/,
    );
    const old = { ca: service.certificatePem, ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const protocol = await new Promise((resolve) => {
      const port = Number(new URL(service.baseUrl).port);
      const options = { ...old, minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' } as const;
      const socket = connect(port, '127.0.0.1', options, () => {
        resolve(socket.getProtocol());
        socket.end();
      }).once('error', resolve);
    });
    expect(protocol).toBe('TLSv1.1');
    expect(service.requestCount()).toBe(0);
  });
});
