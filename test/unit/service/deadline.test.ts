import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from '../../../electron/main/service/deadline';

const limits = { headers: 10_000, whole: 20_000 };
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline (security G4; faults 3, 4)', () => {
  it('aborts when the headers do not come in time', () => {
    const deadline = startDeadline(limits, never);
    vi.advanceTimersByTime(9_999);
    expect([deadline.signal.aborted, deadline.expired()]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([deadline.signal.aborted, deadline.expired()]).toEqual([true, true]);
  });

  it('gives the body until the whole limit once the headers have come', () => {
    const deadline = startDeadline(limits, never);
    vi.advanceTimersByTime(9_999);
    deadline.gotHeaders();
    vi.advanceTimersByTime(10_000);
    expect(deadline.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect([deadline.signal.aborted, deadline.expired()]).toEqual([true, true]);
  });

  it('aborts with the caller, without having expired', () => {
    const caller = new AbortController();
    const deadline = startDeadline(limits, caller.signal);
    caller.abort();
    expect([deadline.signal.aborted, deadline.expired()]).toEqual([true, false]);
  });

  it('is aborted from the start for a caller that has given up already', () => {
    const deadline = startDeadline(limits, AbortSignal.abort());
    expect([deadline.signal.aborted, deadline.expired()]).toEqual([true, false]);
  });

  it('leaves no timer and no listener behind once it has ended', () => {
    const caller = new AbortController();
    const deadline = startDeadline(limits, caller.signal);
    expect(vi.getTimerCount()).toBe(2);
    deadline.end();
    expect(vi.getTimerCount()).toBe(0);
    caller.abort();
    vi.advanceTimersByTime(60_000);
    expect([deadline.signal.aborted, deadline.expired()]).toEqual([false, false]);
  });

  it('can end twice and get headers late', () => {
    const deadline = startDeadline(limits, never);
    deadline.end();
    deadline.end();
    deadline.gotHeaders();
    expect(deadline.expired()).toBe(false);
  });
});
