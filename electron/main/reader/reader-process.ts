import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fail, type Code, type Result } from '../../../shared/failure';
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

/** Result of a call, and the bytes that came with it. */
export interface ReaderReply<Name extends ReaderCallName> {
  readonly result: Result<ReaderAnswer<Name>>;
  readonly bytes: Uint8Array;
}

/** One reader process, which works on one call at a time. */
export interface ReaderProcess {
  /**
   * Fails with `TOO_COMPLEX` when the process was ended during this call: it used more than 5 s of processor time on
   * reading input from outside, or more than 15 s on another call, or more memory than it may have. Fails with `BUSY`
   * when it was ended after 60 s in which this computer gave it less processor time than that. Resolves to null when
   * the process had ended before the call, so another process can be used.
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
  /** Called once when the process has ended; `wasReady` is whether it had ever been ready. */
  readonly onEnd: (wasReady: boolean) => void;
  /** Processor time of a process since its start, in milliseconds; undefined when it is not known. */
  readonly workOf: (pid: number) => number | undefined;
}

/**
 * Longest processor time of one call, in milliseconds, without the start of the process. Input from outside must be
 * read quickly. Other calls work on bounded data, and 100,000 changed records may take longer.
 */
const longestWork = { reading: 5000, other: 15_000 } as const;

/** Calls that read input from outside. */
const reading: ReadonlySet<ReaderCallName> = new Set(['readAnswer', 'readCopy', 'openList']);

/** Interval at which a running call is checked, in milliseconds. Shorter calls are never checked. */
const checkInterval = 1000;

/** Number of checks after which the process is ended, however little processor time it has got. */
const mostChecks = 60;

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

  const endAs = (code: Code): void => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(starting);
    tellReady();
    if (child) endProcess(child);
    settle?.(lastId, fail(isReady ? code : 'INTERNAL'));
    onEnd(isReady);
  };
  const end = (): void => {
    endAs('TOO_COMPLEX');
  };
  const starting = setTimeout(end, longestStart);
  // The timer must not keep the app from ending.
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
    // Deferred, so that the caller receives the returned object before `onEnd` is called.
    queueMicrotask(end);
  }

  /** Ends the process once a call uses too much processor time. Returns a function that ends the watch. */
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
          ? looks * checkInterval
          : // It may have worked the whole time until the first check.
            work - atFirstLook + checkInterval;
      if (worked >= longest) end();
      else if (looks >= mostChecks) endAs('BUSY');
    }, checkInterval);
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
      // Each piece is copied at once. The event loop runs in between.
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
        // The process returns the type that the map of calls declares for this name.
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
