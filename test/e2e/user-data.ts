import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Error codes for a file that another process has locked or just deleted. */
const inUse = new Set(['EBUSY', 'EPERM', 'EACCES', 'ENOENT']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * The text of every file in a folder, byte for byte, by its path. While the app runs, Windows lets no other process
 * open some of Chromium's files, so they are left out. Once the app is closed, every file is read or the test fails.
 */
export const readTree = async (
  folder: string,
  app: 'running' | 'closed',
): Promise<Readonly<Record<string, string>>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = async (file: string): Promise<readonly (readonly [string, string])[]> => {
    try {
      return [[file, await readFile(file, 'latin1')]];
    } catch (error) {
      if (app === 'running' && inUse.has(String(codeOf(error)))) return [];
      throw error;
    }
  };
  return Object.fromEntries((await Promise.all(files.map(read))).flat());
};
