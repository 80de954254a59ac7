import { describe, expect, it } from 'vitest';
import { nextRetry, type Spent } from '../../../../electron/main/account/client/call-with-retries';
import { codes, type Failure } from '../../../../shared/failure';

const fresh: Spent = {
  connectionRetries: 0,
  serverRetries: 0,
  resigned: 0,
  elapsed: 0,
  lastTook: 0,
};
const slow = { elapsed: 11_000, lastTook: 11_000 };
const broken: Failure = { code: 'UNREACHABLE' };
const server = (status: number, seconds?: number): Failure => ({
  code: 'SERVER_ERROR',
  status,
  ...(seconds === undefined ? {} : { seconds }),
});
const nonce: Failure = { code: 'AUTH', serverText: 'Nonce already used' };

describe('whether a failed call is tried again (security G11; fault 25)', () => {
  it.each<[string, Failure, Partial<Spent>, number]>([
    ['a refused connection', broken, {}, 500],
    ['a bad gateway', server(502), {}, 500],
    ['an unavailable service', server(503), {}, 500],
    ['its second failure', server(504), { serverRetries: 1 }, 1000],
    ['one that says when', server(503, 7), {}, 7000],
  ])('%s: is retried', (_what, failure, spent, waitMs) => {
    expect(nextRetry(failure, { ...fresh, ...spent }, 0.5)).toMatchObject({ waitMs });
  });

  it.each<[string, Failure, Partial<Spent>]>([
    ['a connection refused twice', broken, { connectionRetries: 1 }],
    ['a third 503', server(503), { serverRetries: 2 }],
    ['a plain 500', server(500), {}],
    ['anything after 45 s', broken, { elapsed: 44_900 }],
    // The window counts such a long pause down instead.
    ['a pause of 11 s', server(503, 11), {}],
    ['a gateway that gave up after 11 s', server(504), slow],
    ['a body that broke off after 11 s', { code: 'INCOMPLETE' }, slow],
    ['a nonce refused twice', nonce, { resigned: 1 }],
  ])('%s: is not retried', (_what, failure, spent) => {
    expect(nextRetry(failure, { ...fresh, ...spent }, 0.5)).toBeNull();
  });

  it.each([
    ['was seen before', {}],
    ['was refused after a long wait', slow],
  ])('a nonce that %s is signed again', (_what, spent) => {
    expect(nextRetry(nonce, { ...fresh, ...spent }, 0.5)).toEqual({
      spends: 'resigned',
      waitMs: 0,
    });
  });

  it('only broken connections and temporary server errors are retried', () => {
    const retried = codes.filter((code) => nextRetry({ code, status: 503 }, fresh, 0) !== null);
    expect(retried).toEqual(['UNREACHABLE', 'INCOMPLETE', 'PROXY_UNREACHABLE', 'SERVER_ERROR']);
  });
});
