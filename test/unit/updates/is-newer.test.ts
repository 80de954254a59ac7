import { describe, expect, it } from 'vitest';
import { isNewer } from '../../../electron/main/updates/feature';

describe('a version (security J10)', () => {
  it.each([
    ['1.2.4', '1.2.3'],
    ['1.3.0', '1.2.9'],
    ['2.0.0', '1.99.99'],
    ['1.2.10', '1.2.9'],
    ['1.2.3', '1.2.3-beta.1'],
    ['1.2.4+build.5', '1.2.3'],
  ])('%s is offered to those who have %s', (offered, current) => {
    expect(isNewer(offered, current)).toBe(true);
  });

  it.each([
    ['1.2.3', '1.2.3'],
    ['1.2.3+build.5', '1.2.3'],
    ['1.2.2', '1.2.3'],
    ['0.9.9', '1.0.0'],
    ['1.2.9', '1.2.10'],
    ['1.3.0-rc.1', '1.2.3'],
    ['v1.3.0', '1.2.3'],
    ['1.3', '1.2.3'],
    ['01.3.0', '1.2.3'],
    ['1.3.0 ', '1.2.3'],
    ['1.3.0\n', '1.2.3'],
    ['99999999999999999999.0.0', '1.2.3'],
    ['', '1.2.3'],
    ['1.3.0', 'unknown'],
  ])('%j is not offered to those who have %s', (offered, current) => {
    expect(isNewer(offered, current)).toBe(false);
  });
});
