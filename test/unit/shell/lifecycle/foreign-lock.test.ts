import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foreignHost, foreignLock } from '../../../../electron/main/shell/lifecycle/foreign-lock';

describe('the lock of another computer (fault 57)', () => {
  it.each([
    ['desk-1234', 'desk', undefined],
    ['my-desk-1234', 'my-desk', undefined],
    ['desk-1234', 'my-desk', 'desk'],
    ['old-name-77', 'name', 'old-name'],
    ['de\u2028sk\n\u202e-1', 'desk', 'de[U+2028]sk[U+000A][U+202E]'],
    [`${'d'.repeat(300)}-1`, 'desk', `${'d'.repeat(253)}…`],
    ['no number', 'desk', undefined],
    ['', 'desk', undefined],
  ])('is told from one of this: %j at %s', (target, own, host) => {
    expect(foreignHost(target, own)).toBe(host);
  });

  it.skipIf(process.platform === 'win32')('is found in the user data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foreign-lock-'));
    expect(foreignLock(folder)).toBeUndefined();
    const lock = join(folder, 'SingletonLock');
    symlinkSync(`not-${hostname()}-1`, lock);
    expect(foreignLock(folder)).toBe(`not-${hostname()}`);
    rmSync(lock);
    symlinkSync(`${hostname()}-1`, lock);
    expect(foreignLock(folder)).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});
