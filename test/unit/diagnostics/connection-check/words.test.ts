import { describe, expect, it } from 'vitest';
import { connectionCheckWords as connectionCheck } from '../../../../renderer/i18n/diagnostics';
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

describe('what the connection check says', () => {
  it('is a sentence of its own for every check that passed and every reason for making none', () => {
    const said = [
      ...checks.map((check) => connectionCheck.passed(check, all)),
      ...reasons.map((why) => connectionCheck.unchecked({ why, on: 'dns' })),
    ];
    for (const text of said) expect(text).toMatch(/^\S.{7,}\S$/u);
    expect(said.join(' ')).not.toMatch(/undefined|null|NaN|\[object|\$\{/u);
    expect(new Set(said).size).toBe(said.length);
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
