import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  foreignHost,
  foreignLock,
  takesFiles,
  whyRefused,
} from '../../../../electron/main/shell/lifecycle/refused-lock';

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

describe('a folder of user data', () => {
  it('takes files, and has none more for it, also where it is yet to be made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'user-data-'));
    expect([takesFiles(folder), takesFiles(join(folder, 'new'))]).toEqual([true, true]);
    expect(readdirSync(folder, { recursive: true })).toEqual(['new']);
    rmSync(folder, { recursive: true });
  });

  it('takes none where it cannot be written in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'user-data-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect([takesFiles(file), takesFiles(join(file, 'below'))]).toEqual([false, false]);
    // Another process has the lock of the folder around it.
    expect(whyRefused(folder)).toBeUndefined();
    expect(whyRefused(file)?.[1]).toContain(`Nothing can be written in ${file}`);
    rmSync(folder, { recursive: true });
  });
});
