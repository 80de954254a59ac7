import { open, stat } from 'node:fs/promises';
import { fail, succeed, type Result } from '../../../shared/failure';

/**
 * Reads at most one byte more than `limit`, so that the caller sees that a file is too large and a wrong choice
 * of a huge one costs nothing. `FILE_NOT_READABLE` for whatever the file system says.
 */
export const readSmallFile = async (file: string, limit: number): Promise<Result<Uint8Array>> => {
  try {
    // A pipe would be waited for until somebody writes to it.
    const found = await stat(file);
    if (!found.isFile()) return fail('FILE_NOT_READABLE');
    const handle = await open(file, 'r');
    try {
      // A file that grows meanwhile is read as far as it was.
      const buffer = Buffer.alloc(Math.min(limit, found.size) + 1);
      let length = 0;
      for (;;) {
        const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length) break;
      }
      return succeed(buffer.subarray(0, length));
    } finally {
      await handle.close();
    }
  } catch {
    return fail('FILE_NOT_READABLE');
  }
};
