import { describe, expect, it } from 'vitest';
import { clockState } from '../../../../electron/main/account/client/clock-policy';
import {
  checkClock,
  readSkew,
} from '../../../../electron/main/diagnostics/connection-check/check-call';
import { examined, headersAt, healthy, nowMs, resultOf } from './examined';

const written = Math.floor(nowMs / 1000) * 1000;
const date = new Date(written).toUTCString();

describe('the difference of the clocks', () => {
  it.each([
    ['in between', -200, 300, 0],
    ['anywhere in a slow call', -9000, 100, 0],
    ['before the call by less than a second', 900, 1100, 0],
    ['before the call', 61_000, 61_500, 60_000],
    ['after the call', -60_500, -60_000, -60_000],
  ])('if the date is %s', (_when, sent, received, skew) => {
    expect(readSkew(new Headers({ date }), written + sent, written + received)).toBe(skew);
  });

  it.each<[string, Record<string, string>]>([
    ['without a date', {}],
    ['with a word for a date', { date: 'yesterday' }],
    ['with a local time', { date: '2026-01-02 03:04:05' }],
    ['from a cache', { date, age: '30' }],
  ])('is unknown %s', (_what, headers) => {
    expect(readSkew(new Headers(headers), written, written)).toBeUndefined();
  });

  it('treats an age of zero as a fresh response', () => {
    expect(readSkew(new Headers({ date, age: '0' }), written, written)).toBe(0);
  });
});

describe('the check of the clock', () => {
  it.each([
    [0, 'passed', 0],
    [-300, 'passed', 0],
    [2499, 'passed', 2],
    [-2500, 'passed', -2],
    [2500, 'warning', 3],
    [-2501, 'warning', -3],
    [-600_000, 'warning', -600],
    [600_001, 'failed', 600],
    [-86_400_000, 'failed', -86_400],
  ])('a computer %i ms ahead: %s', (skew, outcome, skewSeconds) => {
    const result = checkClock(skew);
    expect(result).toMatchObject({ check: 'clock', outcome, facts: { skewSeconds } });
    expect(result.failure).toEqual(
      outcome === 'failed' ? { code: 'CLOCK_SKEW', skewSeconds } : undefined,
    );
  });

  it.each([-4, -3, -2, 0, 2, 3, 4])('agrees with the status in the header: %i s', (seconds) => {
    const estimate = { lower: -seconds * 1000, upper: -seconds * 1000 };
    const isRight = clockState(estimate, true).skewSeconds === 0;
    expect(checkClock(seconds * 1000).outcome).toBe(isRight ? 'passed' : 'warning');
  });

  it('is not made if the response had no time', () => {
    expect(checkClock(undefined)).toMatchObject({
      outcome: 'unchecked',
      facts: { why: 'no-date' },
    });
  });

  it.each([
    ['which is not the clock it checks tokens by', 0, 'passed', 0],
    ['and accepts this computer’s all the same', 3600, 'warning', 3600],
  ])('blames no clock for a Date an hour behind %s', async (_which, known, outcome, told) => {
    const healthyCall = (await healthy()).call;
    const diagnosis = await examined({
      call: async (profile, credentials, onHeaders, signal) => {
        const { result } = await healthyCall(profile, credentials, () => undefined, signal);
        onHeaders(headersAt(-3_600_000));
        return { result, clock: { skewSeconds: known, corrected: false } };
      },
    });
    expect(resultOf(diagnosis, 'clock')).toEqual({
      check: 'clock',
      outcome,
      facts: { skewSeconds: told },
    });
  });
});
