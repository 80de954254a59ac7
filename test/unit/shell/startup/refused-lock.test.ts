import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isWritableFolder,
  lockFailureMessage,
} from '../../../../electron/main/shell/startup/user-data';
import { folderOfTest } from '../../folder-of';

describe('a folder of user data', () => {
  it('accepts files and has no leftovers, also if it is yet to be created', () => {
    const folder = folderOfTest('user-data');
    expect([isWritableFolder(folder), isWritableFolder(join(folder, 'new'))]).toEqual([true, true]);
    expect(readdirSync(folder, { recursive: true })).toEqual(['new']);
  });

  it('accepts none if nothing can be written there', () => {
    const folder = folderOfTest('user-data');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect([isWritableFolder(file), isWritableFolder(join(file, 'below'))]).toEqual([false, false]);
    // Another process has the lock of the folder around it.
    expect(lockFailureMessage(folder)).toBeUndefined();
    expect(lockFailureMessage(file)?.[1]).toContain(`The app cannot write to ${file}`);
  });
});
