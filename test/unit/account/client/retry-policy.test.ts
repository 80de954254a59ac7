import { describe, expect, it } from 'vitest';
import { nextStep, type Spent } from '../../../../electron/main/account/client/call-with-retries';
import { codes, type Failure } from '../../../../shared/failure';

const fresh: Spent = {
  connectionRetries: 0,
  serverRetries: 0,
  resigned: false,
  elapsed: 0,
  lastTook: 0,
};
const slow = { elapsed: 11_000, lastTook: 11_000 };
const after = (spent: Partial<Spent>): Spent => ({ ...fresh, ...spent });

describe('whether a failed call is tried again (security G11; fault 25)', () => {
  it.each<[string, Failure, Spent, number]>([
    ['a refused connection', { code: 'UNREACHABLE' }, fresh, 500],
    ['a cut answer', { code: 'INCOMPLETE' }, fresh, 500],
    ['a bad gateway', { code: 'SERVER_ERROR', status: 502 }, fresh, 500],
    ['an unavailable service', { code: 'SERVER_ERROR', status: 503 }, fresh, 500],
    [
      'its second failure',
      { code: 'SERVER_ERROR', status: 504 },
      after({ serverRetries: 1 }),
      1000,
    ],
    ['one that says when', { code: 'SERVER_ERROR', status: 503, seconds: 7 }, fresh, 7000],
  ])('%s is', (_what, failure, spent, waitMs) => {
    expect(nextStep(failure, spent, 0.5)).toMatchObject({ kind: 'retry', waitMs });
  });

  it.each<[string, Failure, Spent]>([
    ['a connection refused twice', { code: 'UNREACHABLE' }, after({ connectionRetries: 1 })],
    ['a third 503', { code: 'SERVER_ERROR', status: 503 }, after({ serverRetries: 2 })],
    ['a plain 500', { code: 'SERVER_ERROR', status: 500 }, fresh],
    ['anything after 45 s', { code: 'UNREACHABLE' }, after({ elapsed: 44_900 })],
    ['a wait beyond 45 s', { code: 'SERVER_ERROR', status: 503, seconds: 50 }, fresh],
    ['a pause of 11 s', { code: 'SERVER_ERROR', status: 503, seconds: 11 }, fresh],
    ['a wait of two minutes', { code: 'SERVER_ERROR', status: 503, seconds: 120 }, fresh],
    ['a wait of an hour', { code: 'SERVER_ERROR', status: 503, seconds: 3600 }, fresh],
    ['a gateway that gave up after 11 s', { code: 'SERVER_ERROR', status: 504 }, after(slow)],
    ['a body that broke off after 11 s', { code: 'INCOMPLETE' }, after(slow)],
    ['silence', { code: 'TIMEOUT', silentSeconds: 30 }, after({ elapsed: 0 })],
    ['refused keys', { code: 'AUTH', serverText: 'unknown key' }, fresh],
    ['a nonce refused twice', { code: 'AUTH', serverText: 'nonce' }, after({ resigned: true })],
  ])('%s is not', (_what, failure, spent) => {
    expect(nextStep(failure, spent, 0.5)).toEqual({ kind: 'give-up' });
  });

  it('a nonce that was seen before is signed again', () => {
    const failure: Failure = { code: 'AUTH', serverText: 'Nonce already used' };
    expect(nextStep(failure, fresh, 0.5)).toEqual({ kind: 'resign' });
  });

  it('a nonce that was refused after a long wait is, too', () => {
    const failure: Failure = { code: 'AUTH', serverText: 'Nonce already used' };
    expect(nextStep(failure, after(slow), 0.5)).toEqual({ kind: 'resign' });
  });

  it('of all codes only broken connections and passing server errors are', () => {
    const retried = codes.filter(
      (code) => nextStep({ code, status: 503 }, fresh, 0).kind === 'retry',
    );
    expect(retried).toEqual(['UNREACHABLE', 'INCOMPLETE', 'PROXY_UNREACHABLE', 'SERVER_ERROR']);
  });
});
