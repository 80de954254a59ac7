import { describe, expect, it, vi } from 'vitest';
import { createOwnWindows } from '../../../electron/main/ipc/own-windows';
import { createThrottle } from '../../../electron/main/timers';
import { channelOf, eventChannelOf } from '../../../shared/bridge';
import { contract, events, type CallName, type EventName } from '../../../shared/contract';

/** A window like Electron's: sending throws once its page is destroyed. */
const windowOf = (id: number) => {
  const sent: unknown[] = [];
  const page = { destroyed: false };
  let close = (): void => undefined;
  return {
    sent,
    page,
    close: () => {
      close();
    },
    webContents: {
      id,
      isDestroyed: () => page.destroyed,
      send: (channel: string, data: unknown) => {
        if (page.destroyed) throw new TypeError('Object has been destroyed');
        sent.push([channel, data]);
      },
    },
    on: (_event: 'closed', listener: () => void) => {
      close = listener;
    },
  };
};

describe('events to the windows that main made', () => {
  it('reach each of them, and no other window', () => {
    const windows = createOwnWindows();
    const [one, two, foreign] = [windowOf(1), windowOf(2), windowOf(3)];
    windows.add(one);
    windows.add(two);
    windows.send('exportProgress', null);
    const event = [[eventChannelOf('exportProgress'), null]];
    expect([one.sent, two.sent, foreign.sent]).toEqual([event, event, []]);
    expect([1, 2, 3].map((id) => windows.has(id))).toEqual([true, true, false]);
  });

  it('are not sent to a destroyed page or a closed window', () => {
    const windows = createOwnWindows();
    const [gone, closed, there] = [windowOf(1), windowOf(2), windowOf(3)];
    for (const window of [gone, closed, there]) windows.add(window);
    gone.page.destroyed = true;
    closed.close();
    windows.send('exportProgress', { written: 1, total: 2 });
    expect([gone.sent, closed.sent, there.sent.length]).toEqual([[], [], 1]);
    expect(windows.has(2)).toBe(false);
  });

  it('use channels that no call has', () => {
    const calls = Object.keys(contract).map((name) => channelOf(name as CallName));
    const own = Object.keys(events).map((name) => eventChannelOf(name as EventName));
    expect(new Set([...calls, ...own]).size).toBe(calls.length + own.length);
    expect(Object.keys(contract)).not.toContain('on');
  });
});

describe('frequent events', () => {
  it('are sent at most four times a second, and the last is never lost', () => {
    vi.useFakeTimers({ now: 1000 });
    const throttle = createThrottle(() => Date.now());
    const seen: (readonly [number, number])[] = [];
    for (let i = 0; i < 99; i += 1) {
      throttle.soon(() => seen.push([i, Date.now()]));
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(10_000);
    expect(seen.map(([, at]) => at)).toEqual([1000, 1250, 1500, 1750, 2000]);
    expect(seen.at(-1)?.[0]).toBe(98);
    vi.useRealTimers();
  });

  it('are followed by nothing older once the end was sent', () => {
    vi.useFakeTimers({ now: 1000 });
    const throttle = createThrottle(() => Date.now());
    const seen: string[] = [];
    throttle.soon(() => seen.push('first'));
    throttle.soon(() => seen.push('second'));
    throttle.atOnce(() => seen.push('over'));
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual(['first', 'over']);
    vi.useRealTimers();
  });
});
