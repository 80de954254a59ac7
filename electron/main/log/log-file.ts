import { closeSync, constants, mkdirSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type Result } from '../../../shared/failure';
import { createSerialQueue } from '../storage/serial-queue';

interface LogLimits {
  /** Largest size of a file, in bytes, before a new one is started. */
  readonly fileBytes: number;
  /** Most lines that may wait for the disk. */
  readonly queuedLines: number;
}

const defaultLimits: LogLimits = { fileBytes: 1024 * 1024, queuedLines: 1000 };

// A symbolic link in the log's place must not redirect lines. Windows has no `O_NOFOLLOW`.
const appending =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  ((constants as Partial<typeof constants>).O_NOFOLLOW ?? 0);

const sizeOf = async (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Opens `app.log` in a folder, and keeps the previous file as `app.1.log`: at most two files of a megabyte, readable by
 * their owner alone. Disk errors are reported only as the count of lost lines.
 */
export const openLogFile = (folder: string, limits = defaultLimits) => {
  const file = join(folder, 'app.log');
  const older = join(folder, 'app.1.log');
  let waiting: string[] = [];
  let lost = 0;
  let ended = false;
  const inTurn = createSerialQueue();
  let writing = false;

  /** Lines leave the queue only when they are passed to the system, so that `flush` misses none. */
  const writeBatch = async (): Promise<void> => {
    const count = waiting.length;
    const bytes = Buffer.from(waiting.join(''));
    const size = await sizeOf(file);
    if (size > 0 && size + bytes.length > limits.fileBytes) await rename(file, older);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(file, appending, 0o600);
    try {
      if (process.platform !== 'win32') await handle.chmod(0o600);
      if (ended) return;
      waiting.splice(0, count);
      await handle.appendFile(bytes).catch((error: unknown) => {
        lost += count;
        throw error;
      });
    } finally {
      await handle.close();
    }
  };

  const drain = async (): Promise<void> => {
    try {
      while (waiting.length > 0 && !ended) await writeBatch();
    } catch {
      lost += waiting.length;
      waiting = [];
    }
    writing = false;
  };

  return {
    /** Queues a line for the disk. Neither throws nor waits. A full queue drops the line and counts it as lost. */
    append: (line: string): void => {
      if (waiting.length >= limits.queuedLines) {
        lost += 1;
        return;
      }
      waiting.push(line);
      if (writing || ended) return;
      writing = true;
      void inTurn(drain);
    },
    /** Returns the number of lines lost since the previous call. */
    takeLost: (): number => {
      const taken = lost;
      lost = 0;
      return taken;
    },
    /** Writes all queued lines before it returns. Later lines wait for another flush. For the end of the process. */
    flush: (): void => {
      ended = true;
      const rest = waiting.join('');
      waiting = [];
      if (rest === '') return;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        const handle = openSync(file, appending, 0o600);
        writeSync(handle, rest);
        closeSync(handle);
      } catch {
        // The process is ending, so a failure cannot be reported.
      }
    },
    /** Deletes both files; the next line starts a new one. `FILE_NOT_WRITTEN` if one could not be deleted. */
    remove: (): Promise<Result<null>> =>
      inTurn(async () => {
        try {
          await rm(file, { force: true });
          await rm(older, { force: true });
          return succeed(null);
        } catch {
          return fail('FILE_NOT_WRITTEN');
        }
      }),
    /** A promise that resolves once all lines so far are written or lost; null when nothing is under way. */
    underWay: inTurn.underWay,
  };
};

/** The log's files. */
export type LogFile = ReturnType<typeof openLogFile>;
