import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const make = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const remove = (): void => {
    rmSync(folder, { recursive: true, maxRetries: 5 });
  };
  return { folder, remove };
};

/** A folder for this test only, deleted once the test and its cleanup have ended. */
export const folderOfTest = (name: string): string => {
  const { folder, remove } = make(name);
  onTestFinished(remove);
  return folder;
};

/** A folder for all tests of a file, created at the start of the file. */
export const folderOfFile = (name: string): string => {
  const { folder, remove } = make(name);
  afterAll(remove);
  return folder;
};
