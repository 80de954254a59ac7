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

/** A folder of this test alone, which goes when the test has ended and all that it has to end. */
export const folderOfTest = (name: string): string => {
  const { folder, remove } = make(name);
  onTestFinished(remove);
  return folder;
};

/** A folder of all tests of a file, made where the file begins. */
export const folderOfFile = (name: string): string => {
  const { folder, remove } = make(name);
  afterAll(remove);
  return folder;
};
