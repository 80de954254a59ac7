import type { FileSystem } from '../settings/write-file';

export type ReadFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'absent' | 'unreadable' | 'too-large' };

/** Reads a whole file of at most `largest` bytes. Never rejects; anything but a plain file is `unreadable`. */
export const readFileUpTo = async (
  file: string,
  largest: number,
  fs: Pick<FileSystem, 'open'>,
): Promise<ReadFile> => {
  try {
    const handle = await fs.open(file, 'r');
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return { kind: 'unreadable' };
      if (stats.size > largest) return { kind: 'too-large' };
      const bytes = Buffer.allocUnsafe(stats.size);
      let length = 0;
      while (length < bytes.length) {
        const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return { kind: 'bytes', bytes: bytes.subarray(0, length) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { kind: isAbsent ? 'absent' : 'unreadable' };
  }
};
