import { describe, expect, it } from 'vitest';
import { connectionCheckWords as connectionCheck } from '../../../../renderer/i18n/connection-check';
import { checks, reasons, type Facts } from '../../../../shared/diagnosis';

const all: Facts = {
  home: 'this-run',
  bits: 2048,
  fingerprint: 'SHA256:fingerprint',
  scheme: 'http',
  addresses: 2,
  route: 'proxy',
  proxyHost: 'proxy.example:3128',
  skewSeconds: -4,
  milliseconds: 120,
};

/** A sentence says something, ends, and shows no hole. */
const expectWhole = (text: string): void => {
  expect(text.trim()).toBe(text);
  expect(text.length).toBeGreaterThan(8);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/u);
};

describe('what the connection check says', () => {
  it.each(checks)('of a passed check of %s is whole', (check) => {
    expectWhole(connectionCheck.passed(check, all));
  });

  it.each(reasons)('of a check that was not made, because of %s, is whole and its own', (why) => {
    const text = connectionCheck.unchecked({ why, on: 'dns' });
    expectWhole(text);
    const others = reasons.filter((other) => other !== why);
    expect(
      others.map((other) => connectionCheck.unchecked({ why: other, on: 'dns' })),
    ).not.toContain(text);
  });

  it('names the check that has to pass first', () => {
    expect(connectionCheck.unchecked({ why: 'depends', on: 'keychain' })).toContain('“Keychain”');
  });

  it.each([
    [0, 0, '7 checks passed'],
    [0, 1, 'Nothing failed, 1 warning'],
    [1, 0, '1 check failed'],
    [3, 1, '3 checks failed'],
  ])('of %i failures and %i warnings: %s', (failures, warnings, text) => {
    expect(connectionCheck.summary(failures, warnings, 7)).toBe(text);
  });

  it('tells which way a clock is off', () => {
    expect(connectionCheck.clockCorrected(95)).toContain('95 seconds ahead');
    expect(connectionCheck.passed('clock', { skewSeconds: -4 })).toContain('4 seconds behind');
  });
});
