import type { FileSystem } from '../storage/atomic-write';

/** A file that is being read, a portion ahead of whoever uses it. */
export interface OpenedFile {
  readonly kind: 'bytes';
  /** As many as the file has; not read yet but for what `reach` has waited for. */
  readonly bytes: Uint8Array;
  /** Waits until the bytes before `end` are read; false when the disk does not give them. A file cut meanwhile ends sooner. */
  reach(end: number): Promise<boolean>;
  /** To be called once, however far the reading has come. */
  close(): Promise<void>;
}

export type FoundFile = OpenedFile | { readonly kind: 'absent' | 'unreadable' | 'too-large' };

/** Bytes read at a time. */
const portion = 2 * 1024 * 1024;

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

type Handle = Awaited<ReturnType<FileSystem['open']>>;

const readAhead = (handle: Handle, bytes: Uint8Array): Pick<OpenedFile, 'reach' | 'close'> => {
  let length = 0;
  let hasEnded = bytes.length === 0;
  const readNext = async (): Promise<number> => {
    const wanted = Math.min(portion, bytes.length - length);
    // An error is told to whoever waits for these bytes.
    return handle.read(bytes, length, wanted, length).then(
      ({ bytesRead }) => bytesRead,
      () => -1,
    );
  };
  let next = hasEnded ? undefined : readNext();
  return {
    reach: async (end) => {
      while (length < end && next) {
        const read = await next;
        if (read < 0) return false;
        length += read;
        hasEnded = read === 0 || length === bytes.length;
        next = hasEnded ? undefined : readNext();
      }
      return true;
    },
    close: async () => {
      await next;
      await handle.close().catch(() => undefined);
    },
  };
};

/** Begins to read a file of at most `largest` bytes. Never rejects; anything but a plain file is `unreadable`. */
export const openFileUpTo = async (
  file: string,
  largest: number,
  fs: Pick<FileSystem, 'open'>,
): Promise<FoundFile> => {
  try {
    const handle = await fs.open(file, 'r');
    const refuse = async (kind: 'unreadable' | 'too-large'): Promise<FoundFile> => {
      await handle.close();
      return { kind };
    };
    const stats = await handle.stat().catch(() => undefined);
    if (!stats?.isFile()) return await refuse('unreadable');
    if (stats.size > largest) return await refuse('too-large');
    try {
      const bytes = Buffer.allocUnsafe(stats.size);
      return { kind: 'bytes', bytes, ...readAhead(handle, bytes) };
    } catch {
      return await refuse('unreadable');
    }
  } catch (error) {
    return { kind: isAbsent(error) ? 'absent' : 'unreadable' };
  }
};
