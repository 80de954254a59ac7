import * as nodeFs from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FileSystem } from './atomic-write';

/** How many damaged files of one name are kept for the person to look at. */
const keptCopies = 3;

/**
 * Gives a damaged file another name, `<name>.bad-<now>`, and answers with it. Removes the oldest where there are more
 * than three. Rejects when the file is still in its place.
 */
export const setAside = async (
  file: string,
  now: number,
  fs: Pick<FileSystem, 'rename' | 'readdir' | 'rm'> = nodeFs,
): Promise<string> => {
  const mark = `${basename(file)}.bad-`;
  const keptAs = `${mark}${now}`;
  await fs.rename(file, join(dirname(file), keptAs));
  const names = await fs.readdir(dirname(file)).catch(() => []);
  const copies = names.filter((name) => name.startsWith(mark)).sort();
  for (const name of copies.slice(0, -keptCopies)) {
    await fs.rm(join(dirname(file), name), { force: true }).catch(() => undefined);
  }
  return keptAs;
};
