import { setImmediate as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { anyUnderWay, createSerialQueue } from '../../../electron/main/storage/serial-queue';

describe('a serial queue', () => {
  it('begins each task when the previous one has ended, in the order of the calls', async () => {
    const inTurn = createSerialQueue();
    const seen: string[] = [];
    const slow = (name: string) => async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
      return name;
    };
    const all = [inTurn(slow('first')), inTurn(() => seen.push('second')), inTurn(slow('third'))];
    expect(await Promise.all(all)).toEqual(['first', 3, 'third']);
    expect(seen).toEqual(['first begins', 'first ends', 'second', 'third begins', 'third ends']);
  });

  it('continues after a task that fails, and reports the failure only to its caller', async () => {
    const inTurn = createSerialQueue();
    const later = inTurn(() => Promise.reject(new Error('late')));
    const atOnce = inTurn(() => {
      throw new Error('at once');
    });
    const next = inTurn(() => 'next');
    await expect(later).rejects.toThrow('late');
    await expect(atOnce).rejects.toThrow('at once');
    expect(await next).toBe('next');
  });

  it('reports whether anything is running, and when all of it has ended', async () => {
    const inTurn = createSerialQueue();
    expect(anyUnderWay([inTurn, createSerialQueue()])).toBeNull();
    let isDone = false;
    const failing = inTurn(() => Promise.reject(new Error('late')));
    const slow = inTurn(async () => {
      await pause();
      isDone = true;
    });
    await anyUnderWay([createSerialQueue(), inTurn]);
    expect(isDone).toBe(true);
    expect(inTurn.underWay()).toBeNull();
    await expect(failing).rejects.toThrow('late');
    await slow;
  });

  it('accepts tasks while another one runs', async () => {
    const inTurn = createSerialQueue();
    const inner: Promise<string>[] = [];
    await inTurn(() => {
      inner.push(inTurn(() => 'inner'));
    });
    expect(await Promise.all(inner)).toEqual(['inner']);
  });
});
