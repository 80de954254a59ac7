import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fail, type Result } from '../../../shared/failure';
import { createPieceCollector, inPieces } from '../../../shared/pieces';
import type {
  FromReader,
  ReaderAnswer,
  ReaderCallName,
  ReaderRequest,
  ToReader,
} from '../../../shared/reader-messages';
import { endProcess, followProcess, type ChildProcess } from '../shell/lifecycle/child-process';
import { createSerialQueue } from '../storage/serial-queue';

export interface ReaderChild extends ChildProcess<ToReader, FromReader> {
  readonly pid?: number | undefined;
}

/** What a call came to, and the bytes that came along. */
export interface ReaderReply<Name extends ReaderCallName> {
  readonly result: Result<ReaderAnswer<Name>>;
  readonly bytes: Uint8Array;
}

/** One reader process, which works on one call at a time. */
export interface ReaderProcess {
  /**
   * `TOO_COMPLEX` where the process had to be ended over this call: it worked for more than 5 s on reading what has come
   * from outside, or for more than 15 s on something else, which a busy computer may take far longer for, or needed more
   * memory than it may have. Null where it had ended before: another one can be asked.
   */
  call<Name extends ReaderCallName>(
    name: Name,
    request: ReaderRequest<Name>,
    bytes?: Uint8Array,
  ): Promise<ReaderReply<Name> | null>;
  hasEnded(): boolean;
  end(): void;
}

export interface ReaderProcessOptions {
  readonly spawn: () => ReaderChild;
  /** Hears once that the process has ended, and whether it had ever been there. */
  readonly onEnd: (wasReady: boolean) => void;
  /** How long a process has worked since its start, in milliseconds of a processor's; undefined where that is not known. */
  readonly workOf: (pid: number) => number | undefined;
}

/**
 * Longest work on one call, in milliseconds of a processor's. Starting the process is none. What comes from outside has to
 * be read in little time; what was read is bounded, and 100,000 records that all have changed may take longer.
 */
const longestWork = { reading: 5000, other: 15_000 } as const;

/** Calls that read what has come from outside. */
const reading: ReadonlySet<ReaderCallName> = new Set(['readAnswer', 'readCopy', 'openList']);

/** How often a call that goes on is looked at, in milliseconds. Short ones never are. */
const lookEvery = 1000;

/** A process that gets no time to work in is given up after so many looks. */
const mostLooks = 60;

/** Longest wait for a process to start, in milliseconds. */
const longestStart = 60_000;

export const startReader = (options: ReaderProcessOptions): ReaderProcess => {
  const { spawn, onEnd, workOf } = options;
  const inTurn = createSerialQueue();
  const pieces = createPieceCollector();
  let hasEnded = false;
  let isReady = false;
  let lastId = 0;
  let settle: ((id: number, result: Result<unknown>) => void) | undefined;
  let child: ReaderChild | undefined;
  let tellReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });

  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(starting);
    tellReady();
    if (child) endProcess(child);
    settle?.(lastId, fail(isReady ? 'TOO_COMPLEX' : 'INTERNAL'));
    onEnd(isReady);
  };
  const starting = setTimeout(end, longestStart);
  // Nobody may be waiting for it; an app that ends does not.
  starting.unref();

  const take = (message: FromReader): void => {
    if (hasEnded) return;
    if ('ready' in message) {
      isReady = true;
      clearTimeout(starting);
      tellReady();
    } else if ('piece' in message) pieces.add(message);
    else settle?.(message.id, message.result);
  };

  try {
    child = spawn();
    followProcess(child, take, end);
  } catch {
    // Not before the caller has what is returned here.
    queueMicrotask(end);
  }

  /** Ends the process once a call takes too much work; what is answered here ends the watch. */
  const watchWork = (running: ReaderChild, longest: number): (() => void) => {
    const workNow = (): number | undefined =>
      running.pid === undefined ? undefined : workOf(running.pid);
    let looks = 0;
    let atFirstLook: number | undefined;
    const timer = setInterval(() => {
      looks += 1;
      const work = workNow();
      if (looks === 1) atFirstLook = work;
      const worked =
        work === undefined || atFirstLook === undefined
          ? looks * lookEvery
          : // Until the first look it may have worked all the time.
            work - atFirstLook + lookEvery;
      if (worked >= longest || looks >= mostLooks) end();
    }, lookEvery);
    return () => {
      clearInterval(timer);
    };
  };

  const perform = async <Name extends ReaderCallName>(
    name: Name,
    request: ReaderRequest<Name>,
    bytes: Uint8Array,
  ): Promise<ReaderReply<Name> | null> => {
    await ready;
    const id = (lastId += 1);
    for (const piece of inPieces(bytes)) {
      if (hasEnded || !child) return null;
      child.postMessage({ id, piece });
      // Each is copied at once; calls get their turn in between.
      await yieldToEventLoop();
    }
    if (hasEnded || !child) return null;
    const running = child;
    return new Promise((resolve) => {
      const endWatch = watchWork(running, longestWork[reading.has(name) ? 'reading' : 'other']);
      settle = (answered, result) => {
        if (answered !== id) return;
        endWatch();
        settle = undefined;
        // The process answers each call with the type that the map of calls names.
        resolve({ result: result as Result<ReaderAnswer<Name>>, bytes: pieces.take(id) });
      };
      running.postMessage({ id, name, request });
    });
  };

  return {
    call: (name, request, bytes = new Uint8Array()) => inTurn(() => perform(name, request, bytes)),
    hasEnded: () => hasEnded,
    end,
  };
};
