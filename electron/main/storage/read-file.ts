import * as nodeFs from 'node:fs/promises';
import { defined } from '../../../shared/defined';

/** The system's name of what went wrong with a file, such as `EBUSY`; undefined for errors of another kind. */
export const fileErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Whether there is no such file. */
export const isAbsent = (error: unknown): boolean => fileErrorCode(error) === 'ENOENT';

/** The bytes of a file, or why there are none. */
export type FoundFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'absent' | 'too-large' }
  /** With the system's name of the error, where there is one. */
  | { readonly kind: 'unreadable'; readonly why?: string };

/** The file system calls of reading; tests hand in ones that fail. */
export type ReadingFileSystem = Pick<typeof nodeFs, 'stat' | 'open'>;

/** Most bytes that are read at a time: whether a slow drive still answers is seen from each portion. */
const portion = 256 * 1024;

/**
 * Reads a file of at most `largest` bytes; of a larger one nothing, so that it costs nothing. Anything but a plain file
 * is `unreadable`. `onBytes` is called whenever some have come. Never rejects.
 */
export const readFileUpTo = async (
  file: string,
  largest: number,
  fs: ReadingFileSystem = nodeFs,
  onBytes: () => void = () => undefined,
): Promise<FoundFile> => {
  try {
    // Before it is opened: a pipe would be waited for until somebody writes to it.
    const found = await fs.stat(file);
    if (!found.isFile())
      return { kind: 'unreadable', ...(found.isDirectory() && { why: 'EISDIR' }) };
    const { size } = found;
    if (size > largest) return { kind: 'too-large' };
    const handle = await fs.open(file, 'r');
    try {
      // One that grows meanwhile is read as far as it was; one that is cut ends sooner.
      const bytes = Buffer.alloc(size);
      let length = 0;
      while (length < size) {
        const { bytesRead } = await handle.read(
          bytes,
          length,
          Math.min(portion, size - length),
          length,
        );
        if (bytesRead === 0) break;
        onBytes();
        length += bytesRead;
      }
      return { kind: 'bytes', bytes: bytes.subarray(0, length) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isAbsent(error)) return { kind: 'absent' };
    return { kind: 'unreadable', ...defined({ why: fileErrorCode(error) }) };
  }
};

/** The text of such a file; an empty one where there is none, or none that can be read. Never rejects. */
export const readTextUpTo = async (file: string, largest = 4096): Promise<string> => {
  const found = await readFileUpTo(file, largest);
  return found.kind === 'bytes' ? Buffer.from(found.bytes).toString('utf8') : '';
};
