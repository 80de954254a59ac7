import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` in a new temporary folder and deletes the folder afterwards. */
export const inFolder = async <T>(
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};
