import { EventEmitter } from 'node:events';
import type { ReaderChild } from '../../../electron/main/reader/reader-process';
import { createReaders, type Readers } from '../../../electron/main/reader/readers';
import { serveReader } from '../../../electron/reader/answer-calls';
import type { FromReader, ToReader } from '../../../shared/reader-messages';

/** A reader in this process, with messages cloned as between processes. `onMessage` sees each message first. */
export const inProcessReader = (
  onMessage: (message: ToReader, end: () => void) => void = () => undefined,
): ReaderChild => {
  const events = new EventEmitter();
  let isThere = true;
  const post = (message: FromReader): void => {
    const crossed = structuredClone(message);
    setImmediate(() => {
      if (isThere) events.emit('message', crossed);
    });
  };
  const end = (): void => {
    if (!isThere) return;
    isThere = false;
    setImmediate(() => events.emit('exit'));
  };
  const take = serveReader(post);
  post({ ready: true });
  return Object.assign(events, {
    postMessage: (message: ToReader) => {
      const crossed = structuredClone(message);
      setImmediate(() => {
        if (isThere) onMessage(crossed, end);
        if (isThere) take(crossed);
      });
    },
    kill: () => {
      const wasThere = isThere;
      end();
      return wasThere;
    },
  });
};

/** Readers in this process. `onMessage` also gets the number of the reader, counted from 1. */
export const inProcessReaders = (
  onMessage: (message: ToReader, end: () => void, reader: number) => void = () => undefined,
): Readers => {
  let started = 0;
  return createReaders({
    spawn: () => {
      const reader = (started += 1);
      return inProcessReader((message, end) => {
        onMessage(message, end, reader);
      });
    },
    workOf: () => undefined,
  });
};
