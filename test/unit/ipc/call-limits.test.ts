import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createDispatcher,
  type Handlers,
  createCallLimits,
} from '../../../electron/main/ipc/dispatcher';
import type { CallName } from '../../../shared/contract';
import { succeed, type Result } from '../../../shared/failure';
import { profileWith } from '../profiles/fake-settings';
import { valid } from './valid-payloads';

/** An app that responds to calls at once, except calls to the service, which wait until released. */
const setUp = (now: () => number) => {
  const waits: (() => void)[] = [];
  const order: CallName[] = [];
  const done = (name: CallName) => (): Result<unknown> => {
    order.push(name);
    return succeed(null);
  };
  const handlers: Partial<Record<CallName, () => unknown>> = {
    getState: done('getState'),
    noteUse: done('noteUse'),
    refreshAccount: () =>
      new Promise((resolve) => {
        waits.push(() => {
          resolve(done('refreshAccount')());
        });
      }),
  };
  const answer = createDispatcher({
    handlers: handlers as unknown as Handlers,
    findProfile: (id) => succeed({ ...profileWith({ id }), secrets: 'keychain' }),
    now,
  });
  const codes = async (name: CallName, times: number, payload: unknown = valid[name]) => {
    const calls = Array.from({ length: times }, () => answer(name, [payload]));
    const answers = await Promise.all(calls);
    return answers.map((result) => (result.ok ? 'ok' : result.error.code));
  };
  const letGo = (): void => {
    for (const end of waits.splice(0)) end();
  };
  return { codes, letGo, order: () => order, ran: () => order.length, waiting: () => waits.length };
};

/** A clock that never reaches the limit of a second. */
const patient = () => {
  let time = 0;
  return () => (time += 1000);
};

const many = (count: number, code: string) => Array<string>(count).fill(code);

describe('a page that calls too often', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const busy = (codes: readonly string[]) => codes.filter((code) => code === 'BUSY').length;

  it('gets responses to 40 calls a second, and waits for its turn with the calls of three more seconds', async () => {
    const { codes, ran } = setUp(() => performance.now());
    const calls = codes('getState', 160);
    await vi.advanceTimersByTimeAsync(0);
    expect(ran()).toBe(40);
    await vi.advanceTimersByTimeAsync(24);
    expect(ran()).toBe(40);
    await vi.advanceTimersByTimeAsync(1);
    expect(ran()).toBe(41);
    await vi.advanceTimersByTimeAsync(975);
    expect(ran()).toBe(80);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await calls).toEqual(many(160, 'ok'));
  });

  it('is told BUSY beyond 160 calls at once, and heard again as time goes on (security D8)', async () => {
    const { codes, ran } = setUp(() => performance.now());
    const calls = codes('getState', 1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(await codes('getState', 1)).toEqual(['BUSY']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(ran()).toBe(160);
    expect(busy(await calls)).toBe(840);
    const later = codes('getState', 1000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(busy(await later)).toBe(1000 - 120);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await codes('getState', 40)).toEqual(many(40, 'ok'));
  });

  it('gets its responses in the order of its calls, even if their turn comes late', async () => {
    let time = 0;
    const { codes, order } = setUp(() => time);
    const calls = [codes('getState', 41), codes('noteUse', 1), codes('getState', 1)];
    // The process was blocked, so all timers are due.
    time = 10_000;
    const last = codes('noteUse', 1);
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all([...calls, last]);
    expect(order().slice(40)).toEqual(['getState', 'noteUse', 'getState', 'noteUse']);
  });

  it('has its invalid calls counted too', async () => {
    const { codes } = setUp(() => 0);
    await codes('getState', 160, 1);
    expect(await codes('getState', 1)).toEqual(['BUSY']);
  });
});

describe('a page whose calls are not answered yet', () => {
  it('is told BUSY beyond 1000, and heard again once they are (security D8)', async () => {
    const { codes, letGo, waiting } = setUp(patient());
    const first = codes('refreshAccount', 1000);
    expect(await codes('refreshAccount', 3)).toEqual(many(3, 'BUSY'));
    expect(await codes('getState', 1)).toEqual(['BUSY']);
    await expect.poll(waiting).toBe(1000);
    letGo();
    expect(await first).toEqual(many(1000, 'ok'));
    const second = codes('refreshAccount', 1000);
    await expect.poll(waiting).toBe(1000);
    letGo();
    expect(await second).toEqual(many(1000, 'ok'));
  });

  it('has refused and invalid calls not counted as open', async () => {
    const { codes } = setUp(patient());
    expect(await codes('getState', 1001, 1)).toEqual(many(1001, 'BAD_REQUEST'));
    for (let time = 0; time < 2; time += 1) {
      expect(await codes('getState', 600)).toEqual(many(600, 'ok'));
    }
  });
});

describe('what open calls may hold (security D8)', () => {
  const list = 64 * 1024 * 1024;
  const largest = () => ({ name: 'list.csv', bytes: new Uint8Array(list) });

  it('is four of the largest lists, until one is done', () => {
    const { open } = createCallLimits(patient());
    const ends = Array.from({ length: 3 }, () => open(largest()));
    expect(ends).not.toContain(null);
    // The name adds to the largest file.
    expect(open(largest())).toBeNull();
    expect(open(null)).not.toBeNull();
    ends[0]?.();
    expect(open(largest())).not.toBeNull();
  });

  it('counts texts at any depth, and the whole buffer behind a small view', () => {
    const { open } = createCallLimits(patient());
    for (let piece = 0; piece < 5; piece += 1) {
      expect(open([{ rows: 'A'.repeat(list / 4) }, 'A'.repeat(list / 16)])).not.toBeNull();
    }
    expect(open({ bytes: new Uint8Array(new ArrayBuffer(list), 0, 1) })).toBeNull();
    expect(open({ bytes: new Uint8Array(1) })).not.toBeNull();
  });
});
