import { startReader, type ReaderProcess, type ReaderProcessOptions } from './reader-process';

/** Reader processes: each in use has one account open, and one more may stand ready. */
export interface Readers {
  /** One that has no account open, for the caller alone until it is given back. */
  take(): ReaderProcess;
  /**
   * Has the one that stands ready work before it is taken. What is answered here closes what it has open by then, unless
   * it was taken.
   */
  prepare(work: (reader: ReaderProcess) => Promise<unknown>): () => void;
  giveBack(reader: ReaderProcess): void;
  /** Ends all of them at once, and starts no more. */
  stop(): void;
}

const refuseToSpawn = (): never => {
  throw new Error('the app ends');
};

export const openReaders = ({
  spawn,
  workOf,
}: Pick<ReaderProcessOptions, 'spawn' | 'workOf'>): Readers => {
  const running = new Set<ReaderProcess>();
  let idle: ReaderProcess | undefined;
  let isStopped = false;

  const start = (): ReaderProcess => {
    const reader = startReader({
      spawn: isStopped ? refuseToSpawn : spawn,
      workOf,
      onEnd: (wasReady) => {
        running.delete(reader);
        if (idle === reader) idle = undefined;
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

  return {
    take: () => {
      const reader = idle ?? start();
      idle = undefined;
      return reader;
    },
    prepare: (work) => {
      standReady();
      const reader = idle;
      if (reader) void work(reader);
      return () => {
        if (reader && idle === reader) void reader.call('close', null);
      };
    },
    giveBack: (reader) => {
      if (reader.hasEnded()) return;
      if (idle || isStopped) reader.end();
      else {
        idle = reader;
        void reader.call('close', null);
      }
    },
    stop: () => {
      isStopped = true;
      for (const reader of running) reader.end();
    },
  };
};
