import { startReader, type ReaderProcess, type ReaderProcessOptions } from './reader-process';

const refuseToSpawn = (): never => {
  throw new Error('the app ends');
};

export const createReaders = ({
  spawn,
  workOf,
}: Pick<ReaderProcessOptions, 'spawn' | 'workOf'>) => {
  const running = new Set<ReaderProcess>();
  let idle: ReaderProcess | undefined;
  let prepared: ReaderProcess | undefined;
  let isStopped = false;

  const start = (): ReaderProcess => {
    const reader = startReader({
      spawn: isStopped ? refuseToSpawn : spawn,
      workOf,
      onEnd: (wasReady) => {
        running.delete(reader);
        if (idle === reader) idle = undefined;
        if (prepared === reader) prepared = undefined;
        // A process that failed to start is not replaced, or starts would fail again and again.
        if (wasReady) standReady();
      },
    });
    if (!reader.hasEnded()) running.add(reader);
    return reader;
  };

  const standReady = (): void => {
    if (!isStopped) idle ??= start();
  };
  standReady();

  const take = (): ReaderProcess => {
    const reader = idle ?? start();
    idle = undefined;
    return reader;
  };

  return {
    /** Returns a process with nothing open, for the caller alone until `giveBack`. */
    take,
    /**
     * Lets a process work ahead on what the next answer needs. Call the returned function when the answer has been read
     * or will not come: it ends the process if `takePrepared` has not taken it.
     */
    prepare: (work: (reader: ReaderProcess) => Promise<unknown>): (() => void) => {
      if (prepared || isStopped) return () => undefined;
      const reader = take();
      prepared = reader;
      void work(reader);
      return () => {
        if (prepared === reader) reader.end();
      };
    },
    /** Returns the prepared process to read an answer in, or else one with nothing open. */
    takePrepared: (): ReaderProcess => {
      const reader = prepared ?? take();
      prepared = undefined;
      return reader;
    },
    giveBack: (reader: ReaderProcess): void => {
      if (reader.hasEnded()) return;
      if (idle || isStopped) reader.end();
      else {
        idle = reader;
        void reader.call('close', null);
      }
    },
    /** Ends all processes at once and starts no more. */
    stop: (): void => {
      isStopped = true;
      for (const reader of running) reader.end();
    },
  };
};

/** Reader processes: each one in use has one account open, and one more may stand ready. */
export type Readers = ReturnType<typeof createReaders>;
