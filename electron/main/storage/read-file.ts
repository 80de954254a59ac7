import * as nodeFs from 'node:fs/promises';
import { defined } from '../../../shared/defined';

/** The system's error code, such as `EBUSY`; undefined for other errors. */
export const fileErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Whether the error says that the file does not exist. */
export const isAbsent = (error: unknown): boolean => fileErrorCode(error) === 'ENOENT';

/** The bytes of a file, or why there are none. */
export type FoundFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'absent' | 'too-large' }
  /** With the system's error code, if there is one. */
  | { readonly kind: 'unreadable'; readonly why?: string };

/** The file system calls of reading. Tests pass calls that fail. */
export type ReadingFileSystem = Pick<typeof nodeFs, 'stat' | 'open'>;

/** Most bytes read at a time. Each portion shows that a slow drive still answers. */
const portion = 256 * 1024;

/**
 * Reads a file of at most `largest` bytes. Reads nothing of a larger one. Anything but a regular file is `unreadable`.
 * Calls `onBytes` after each portion. Never rejects.
 */
export const readFileUpTo = async (
  file: string,
  largest: number,
  fs: ReadingFileSystem = nodeFs,
  onBytes: () => void = () => undefined,
): Promise<FoundFile> => {
  try {
    // Checked before opening: opening a pipe would wait until a program writes to the pipe.
    const found = await fs.stat(file);
    if (!found.isFile())
      return { kind: 'unreadable', ...(found.isDirectory() && { why: 'EISDIR' }) };
    const { size } = found;
    if (size > largest) return { kind: 'too-large' };
    const handle = await fs.open(file, 'r');
    try {
      // A file that grows meanwhile is read up to its earlier size; a file that is cut ends sooner.
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

/** Reads a file of at most `largest` bytes as UTF-8; '' when it is missing, larger or unreadable. Never rejects. */
export const readTextUpTo = async (file: string, largest = 4096): Promise<string> => {
  const found = await readFileUpTo(file, largest);
  return found.kind === 'bytes' ? Buffer.from(found.bytes).toString('utf8') : '';
};
