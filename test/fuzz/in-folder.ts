import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something with a new folder, which goes when it has ended. */
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
