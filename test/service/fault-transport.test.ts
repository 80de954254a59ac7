import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { drip, faults, type FaultName } from './faults';
import { meetFault, startService, stopServices } from './meet-fault';
import { exchangeRaw } from './raw-exchange';
import { smallAccount } from './small-account';

afterEach(stopServices);

const json = JSON.stringify(smallAccount);

describe('a transport fault', () => {
  it('never answers, though the request arrived, until the service closes', async () => {
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const service = await startService({
      intercept: (context) => {
        arrived();
        return faults['never-answers'](context);
      },
    });
    const exchange = exchangeRaw(service.baseUrl);
    await arrival;
    expect(service.requests()).toEqual([{ method: 'GET', path: '/v1/account', status: null }]);
    await service.close();
    expect(await exchange).toMatchObject({ status: null, head: '' });
  });

  it.each<[FaultName, string]>([
    ['stalls-after-headers', '\r\n\r\n'],
    ['stalls-within-body', json],
  ])('%s sends its part and neither ends nor closes', async (name, part) => {
    const answer = await meetFault(faults[name], (received) => received.includes(part));
    expect(answer).toMatchObject({ status: 200, end: 'left' });
  });

  it('drips one byte at a time without end', async () => {
    const answer = await meetFault(
      drip(1),
      (received) => received.toString().split('\r\na\r\n').length > 5,
    );
    expect(answer).toMatchObject({ status: 200, end: 'left' });
    expect(answer.body.toString()).toMatch(/^1\r\n"\r\n(1\r\na\r\n)+/);
  });

  it('drips every second by its name', async () => {
    const answer = await meetFault(faults.drip, (received) => received.includes('1\r\n"\r\n'));
    expect(answer).toMatchObject({ status: 200, end: 'left' });
  });

  it('pours without end', async () => {
    const answer = await meetFault(faults.endless, (received) => received.length > 2_000_000);
    expect(answer).toMatchObject({ status: 200, end: 'left' });
  });

  it('announces 1000 bytes and closes after 6', async () => {
    const answer = await meetFault(faults['content-length-too-long']);
    expect(answer.head).toContain('Content-Length: 1000');
    expect(answer.body.toString()).toBe('{"user');
    expect(answer.end).toBe('closed');
  });

  it('closes a chunked body before its last chunk', async () => {
    const answer = await meetFault(faults['chunked-cut']);
    expect(answer.head).toContain('Transfer-Encoding: chunked');
    expect(answer.body.toString()).toContain(json);
    expect(answer.body.toString()).not.toMatch(/0\r\n\r\n$/);
  });

  it('resets the connection', async () => {
    expect(await meetFault(faults.reset)).toMatchObject({ status: null, end: 'reset' });
  });

  it('closes without a word', async () => {
    expect(await meetFault(faults['closes-silently'])).toMatchObject({ head: '', end: 'closed' });
  });

  it('speaks another protocol', async () => {
    expect((await meetFault(faults['not-http'])).head).toContain('SSH-2.0');
  });

  it('sends 100 kB of headers', async () => {
    expect((await meetFault(faults['header-bomb'])).head.length).toBeGreaterThan(300_000);
  });

  it('leaves the service able to close while clients hang', async () => {
    const service = await startService({ intercept: faults.drip });
    const socket = createConnection(Number(new URL(service.baseUrl).port), '127.0.0.1');
    socket.write('GET /v1/account HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await once(socket, 'data');
    socket.on('error', () => {});
    await Promise.all([once(socket, 'close'), service.close()]);
    expect(service.requests()).toMatchObject([{ status: 200 }]);
  });
});
