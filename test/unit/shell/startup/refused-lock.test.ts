import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takesFiles, whyRefused } from '../../../../electron/main/shell/startup/user-data';

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
