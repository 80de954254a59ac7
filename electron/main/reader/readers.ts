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
        // One that could not even start would end again and again.
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
    /** One that has nothing open, for the caller alone until it is given back. */
    take,
    /**
     * Has one work on what the next answer will need. What is answered here is called when there will be none, or it has
     * been read: a process that was not taken for it ends.
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
    /** For an answer: the one that was prepared, or else one that has nothing open. */
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
    /** Ends all of them at once, and starts no more. */
    stop: (): void => {
      isStopped = true;
      for (const reader of running) reader.end();
    },
  };
};

/** Reader processes: each in use has one account open, and one more may stand ready. */
export type Readers = ReturnType<typeof createReaders>;
