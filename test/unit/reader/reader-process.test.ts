import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../../../electron/main/reader/session';
import {
  startReader,
  type ReaderChild,
  type ReaderProcess,
} from '../../../electron/main/reader/reader-process';
import { createReaders } from '../../../electron/main/reader/readers';
import { fail, succeed } from '../../../shared/failure';
import { largestPiece } from '../../../shared/pieces';
import type { ToReader } from '../../../shared/reader-messages';
import { packRows } from '../../../shared/row-columns';
import { smallAccount, smallWallet } from '../../service/small-account';
import { inProcessReader } from './in-process-reader';
import { valueOf } from '../value-of';

const body = Buffer.from(JSON.stringify(smallAccount));

/** A process that runs and responds to nothing by itself. */
const silentChild = () => {
  const events = new EventEmitter();
  const sent: ToReader[] = [];
  const child = Object.assign(events, {
    postMessage: (message: ToReader) => void sent.push(message),
    kill: vi.fn(() => {
      setImmediate(() => events.emit('exit'));
      return true;
    }),
  });
  return { child, sent, ready: () => events.emit('message', { ready: true }) };
};

const start = (
  child: ReaderChild,
  workOf: (pid: number) => number | undefined = () => undefined,
): { reader: ReaderProcess; ends: boolean[] } => {
  const ends: boolean[] = [];
  const onEnd = (wasReady: boolean) => void ends.push(wasReady);
  const reader = startReader({ spawn: () => child, onEnd, workOf });
  return { reader, ends };
};

const readersOver = (spawn: () => ReaderChild) => createReaders({ spawn, workOf: () => undefined });

/** Waits as many turns of the event loop as any of these messages needs. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a reader process', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that works for 5 s on one call is ended, and the call is TOO_COMPLEX (M2)', async () => {
    const { child, ready } = silentChild();
    const { reader, ends } = start(child);
    const call = reader.call('readAnswer', null, body);
    // Starting does not count as work, however long it takes.
    vi.advanceTimersByTime(30_000);
    ready();
    await turns();
    vi.advanceTimersByTime(4999);
    expect([reader.hasEnded(), child.kill.mock.calls.length]).toEqual([false, 0]);
    vi.advanceTimersByTime(1);
    expect((await call)?.result).toEqual(fail('TOO_COMPLEX'));
    expect([reader.hasEnded(), child.kill.mock.calls.length, ends]).toEqual([true, 1, [true]]);
  });

  it('gets 15 s for a stored baseline: all of 100,000 records may have changed', async () => {
    const { child, ready } = silentChild();
    const { reader } = start(child);
    ready();
    const comparing = { baseline: 1, becomes: 2, now: 1, source: 'service', lost: null } as const;
    const call = reader.call('compareAccount', { ...comparing, isAhead: false });
    await turns();
    vi.advanceTimersByTime(14_999);
    expect(reader.hasEnded()).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await call)?.result).toEqual(fail('TOO_COMPLEX'));
  });

  it('gets more time if it gets little of the processor, up to a limit', async () => {
    const { child, ready } = silentChild();
    let worked = 300;
    const { reader } = start(Object.assign(child, { pid: 7 }), (pid) => (pid === 7 ? worked : 0));
    ready();
    const call = reader.call('readAnswer', null, body);
    await turns();
    // A tenth of the processor's time.
    for (let second = 0; second < 40; second += 1) {
      vi.advanceTimersByTime(1000);
      worked += 100;
    }
    expect(reader.hasEnded()).toBe(false);
    worked += 1000;
    vi.advanceTimersByTime(1000);
    expect((await call)?.result).toEqual(fail('TOO_COMPLEX'));
    const starved = silentChild();
    const never = start(Object.assign(starved.child, { pid: 7 }), () => 0);
    starved.ready();
    const waiting = never.reader.call('close', null);
    await turns();
    vi.advanceTimersByTime(59_000);
    expect(never.reader.hasEnded()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect((await waiting)?.result).toEqual(fail('BUSY'));
  });

  it('that ends by itself during a call, e.g. when its memory is full, gives the same result', async () => {
    const { child, ready } = silentChild();
    const { reader, ends } = start(child);
    ready();
    const call = reader.call('close', null);
    await turns();
    child.emit('error');
    child.emit('exit');
    expect((await call)?.result).toEqual(fail('TOO_COMPLEX'));
    expect(ends).toEqual([true]);
  });

  it('that cannot start is not blamed on the answer', async () => {
    const { child } = silentChild();
    const { reader, ends } = start(child);
    const call = reader.call('close', null);
    child.emit('exit');
    expect(await call).toBeNull();
    expect(ends).toEqual([false]);
    const none = startReader({
      spawn: () => {
        throw new Error('no binary');
      },
      onEnd: () => undefined,
      workOf: () => undefined,
    });
    expect(await none.call('close', null)).toBeNull();
  });

  it('that has ended before a call reports so, and another one is called', async () => {
    const { child, ready } = silentChild();
    const { reader } = start(child);
    ready();
    reader.end();
    expect(await reader.call('close', null)).toBeNull();
  });

  it('gets calls one at a time, and bytes in copies of at most 4 MB', async () => {
    const { child, sent, ready } = silentChild();
    const { reader } = start(child);
    ready();
    const all = Buffer.alloc(10 * 1024 * 1024);
    void reader.call('readAnswer', null, all.subarray(1024 * 1024));
    void reader.call('close', null);
    await turns();
    const sizes = sent.map((message) => ('piece' in message ? message.piece.length : message.name));
    expect(sizes).toEqual([largestPiece, largestPiece, 1024 * 1024, 'readAnswer']);
    for (const message of sent) {
      if ('piece' in message) expect(message.piece.buffer.byteLength).toBe(message.piece.length);
    }
  });
});

describe('an answer that is open in a reader', () => {
  const rows = { list: 'wallets', from: 0 } as const;
  const shown = succeed({ text: packRows('wallets', [smallWallet]), next: null });

  it('is opened again, from the same bytes, after the process ended at any moment', async () => {
    const processes: ReaderChild[] = [];
    const readers = readersOver(() => {
      const child = inProcessReader();
      processes.push(child);
      return child;
    });
    const { session } = valueOf(await readAnswer(readers, body));
    expect((await session.ask('readRows', rows)).result).toEqual(shown);
    for (let time = 0; time < 5; time += 1) {
      for (const one of processes) one.kill();
      await turns();
      const asked = [session.ask('readRows', rows), session.ask('readRows', rows)];
      expect((await Promise.all(asked)).map(({ result }) => result)).toEqual([shown, shown]);
    }
    session.close();
    expect((await session.ask('readRows', rows)).result).toEqual(fail('INTERNAL'));
    readers.stop();
  });

  it('is refused if its process ends while reading it, and a fresh process reads the next one', async () => {
    const deadly = 'deadly';
    let started = 0;
    const readers = readersOver(() => {
      started += 1;
      let isDeadly = false;
      return inProcessReader((message, end) => {
        if ('piece' in message) isDeadly ||= Buffer.from(message.piece).includes(deadly);
        else if (isDeadly) end();
      });
    });
    const refused = await readAnswer(readers, Buffer.from(`{"name":"${deadly}"}`));
    expect(refused).toEqual(fail('TOO_COMPLEX'));
    expect((await readAnswer(readers, body)).ok).toBe(true);
    expect(started).toBeLessThanOrEqual(5);
    readers.stop();
  });

  it('keeps its process while it is held, and releases it once', async () => {
    let started = 0;
    const readers = readersOver(() => {
      started += 1;
      return inProcessReader();
    });
    const first = valueOf(await readAnswer(readers, body));
    const release = first.session.hold();
    first.session.close();
    expect((await first.session.ask('readRows', rows)).result).toEqual(shown);
    release();
    release();
    expect((await first.session.ask('readRows', rows)).result).toEqual(fail('INTERNAL'));
    // The same process reads the next answer.
    expect((await readAnswer(readers, body)).ok).toBe(true);
    expect(started).toBe(1);
    readers.stop();
  });

  it('does not start process after process if none can start', async () => {
    let started = 0;
    const readers = readersOver(() => {
      started += 1;
      throw new Error('no binary');
    });
    expect(await readAnswer(readers, body)).toEqual(fail('INTERNAL'));
    await turns();
    expect(started).toBeLessThanOrEqual(4);
  });
});
