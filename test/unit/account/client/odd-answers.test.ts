import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codes, type Code } from '../../../../shared/failure';
import { loopbackHttp } from '../../../service/http-doubles';
import { oddAnswers, serveOddAnswers } from '../../../service/odd-answers';
import { call, credentialsFor } from './calling';

// What a service, or anything between it and us, may send: bytes on a plain socket.

const credentials = await credentialsFor({ register: () => undefined });

const thrown: unknown[] = [];
const note = (error: unknown): void => {
  thrown.push(error);
};
beforeEach(() => {
  thrown.length = 0;
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterEach(() => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  expect(thrown).toEqual([]);
});

/** Generous, but for answers that are meant to stop. */
const limitsOf = (then: string) =>
  then === 'hang' ? { headers: 200, silence: 400 } : { headers: 30_000, silence: 30_000 };

const outcomes: Readonly<Record<string, Code | 'account'>> = {
  'status "0"': 'UNEXPECTED_STATUS',
  'status "99"': 'UNEXPECTED_STATUS',
  'status "600"': 'SERVER_ERROR',
  'status "999"': 'SERVER_ERROR',
  'status "abc"': 'account',
  'status line "HTP/1.1 200 OK"': 'NOT_JSON',
  'reason CJK with 200': 'account',
  'reason CJK with 503': 'SERVER_ERROR',
  'reason of 300 kB with 200': 'TOO_LARGE',
  'header value with byte 233': 'account',
  'header value in CJK': 'account',
  'header value with control 0': 'NOT_JSON',
  'a header of 300 kB': 'TOO_LARGE',
  '10,000 headers': 'account',
  'an obsolete fold': 'account',
  '101 unasked': 'account',
  '10,000 times 103': 'account',
  'two lengths': 'NOT_JSON',
  'a length too long': 'INCOMPLETE',
  'chunks of size xyz': 'NOT_JSON',
  'chunks cut in the data': 'INCOMPLETE',
  'coded gzip, broken': 'BAD_ENCODING',
  'close after 0 bytes': 'INCOMPLETE',
  'silence after 0 bytes': 'TIMEOUT',
  'silence after 72 bytes': 'TIMEOUT',
  'redirect to two places': 'NOT_JSON',
  '407 of no proxy': 'PROXY_AUTH',
};

/** A reset takes what has come and was not read yet: how much that is depends on the machine. */
const ofReset: readonly (string | undefined)[] = ['UNREACHABLE', 'INCOMPLETE'] satisfies Code[];

it('each of more than 300 odd answers ends in an account or a closed code', async () => {
  const served = await serveOddAnswers(oddAnswers);
  const ended = new Map<string, string>();
  const left = oddAnswers.entries();
  const callEach = async (): Promise<void> => {
    for (const [at, { name, then }] of left) {
      const { result } = await call(served.urlOf(at), credentials, { limits: limitsOf(then) });
      ended.set(name, result.ok ? 'account' : result.error.code);
      const shown = JSON.stringify(result.ok ? '' : result.error);
      expect(shown).not.toContain(credentials.apiKey);
    }
  };
  try {
    // Several at a time, because some answers are waited for.
    await Promise.all(Array.from({ length: 8 }, callEach));
  } finally {
    await served.close();
  }
  expect(ended.size).toBeGreaterThan(300);
  const closed = new Set<string>(['account', ...codes]);
  expect(
    [...ended].filter(([, outcome]) => !closed.has(outcome) || outcome === 'INTERNAL'),
  ).toEqual([]);
  const expected = Object.keys(outcomes).map((name) => [name, ended.get(name)]);
  expect(Object.fromEntries(expected)).toEqual(outcomes);
  expect(ofReset).toContain(ended.get('reset after 72 bytes'));
});

it.each([
  ['of 2 MB', 'end'],
  ['that never end', 'stay open'],
] as const)('seven error pages %s leave room for a call', async (_what, fate) => {
  const page = Buffer.alloc(2 * 1024 * 1024, '<p>oops</p>');
  let served = 0;
  const server = createServer((_request, response) => {
    served += 1;
    if (served <= 7) {
      response.writeHead(503, { 'content-type': 'text/html' }).write(page);
      if (fate === 'end') response.end();
    } else
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"userId":"user-1"}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // One session for all of them, as in the app.
  const http = loopbackHttp();
  try {
    for (let at = 0; at < 7; at += 1) {
      const { result } = await call(`http://127.0.0.1:${port}`, credentials, { http });
      expect(result).toMatchObject({ ok: false, error: { code: 'SERVER_ERROR', status: 503 } });
    }
    const { result } = await call(`http://127.0.0.1:${port}`, credentials, { http });
    expect(result).toMatchObject({ ok: true });
    expect(served).toBe(8);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
