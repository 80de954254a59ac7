import type { FileSystem } from '../storage/atomic-write';

export type FoundFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'absent' | 'unreadable' | 'too-large' };

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

type Handle = Awaited<ReturnType<FileSystem['open']>>;

/** A file that is cut meanwhile ends sooner; its other bytes are zeros. */
const readAll = async (handle: Handle, length: number): Promise<Uint8Array> => {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await handle.read(bytes, at, length - at, at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes;
};

/** Reads a file of at most `largest` bytes. Never rejects; anything but a plain file is `unreadable`. */
export const readFileUpTo = async (
  file: string,
  largest: number,
  fs: Pick<FileSystem, 'open'>,
): Promise<FoundFile> => {
  try {
    const handle = await fs.open(file, 'r');
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return { kind: 'unreadable' };
      if (stats.size > largest) return { kind: 'too-large' };
      return { kind: 'bytes', bytes: await readAll(handle, stats.size) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return { kind: isAbsent(error) ? 'absent' : 'unreadable' };
  }
};
