import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WantedBody } from '../../../../electron/main/account/client/http-client';
import {
  beginning,
  bodyOf,
  bytes,
  fakeAnswer,
  plainRequest,
  playedClient,
  whole,
} from './fake-request';

describe('an exchange (security G4; faults 3, 4)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const limits = { headers: 30_000, silence: 20_000 };
  const failed = (code: string, params = {}) => ({ ok: false, error: { code, ...params } });
  const begun = (wanted: WantedBody = whole) => {
    const client = playedClient();
    const result = client.http({ ...plainRequest, limits, wanted: () => wanted });
    vi.advanceTimersByTime(29_999);
    return { ...client, result, response: client.answer(fakeAnswer()) };
  };

  it('ends when the headers do not come in time, and reports that nothing came', async () => {
    const { http, done } = playedClient();
    const result = http({ ...plainRequest, limits });
    vi.advanceTimersByTime(29_999);
    expect(done).toEqual(['end']);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['end', 'abort']);
    expect(await result).toEqual(failed('TIMEOUT', { silentSeconds: 30 }));
  });

  it('is read to its end while bytes trickle in, however long that takes', async () => {
    const { result, response, done } = begun();
    for (const part of ['a', 'b', 'c', 'd', 'e']) {
      vi.advanceTimersByTime(19_999);
      response.emit('data', bytes(part));
    }
    vi.advanceTimersByTime(19_999);
    response.emit('end');
    expect(await bodyOf(result)).toBe('abcde');
    expect(done).toEqual(['end']);
  });

  it.each([
    ['after its headers', [], 0],
    ['within its body', ['a', 'bc'], 3],
  ] as const)('ends when it falls silent %s', async (_when, parts, receivedBytes) => {
    const { result, response, done } = begun();
    for (const part of parts) {
      vi.advanceTimersByTime(19_000);
      response.emit('data', bytes(part));
    }
    vi.advanceTimersByTime(19_999);
    expect(done).toEqual(['end']);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['end', 'abort']);
    expect(await result).toEqual(failed('TIMEOUT', { silentSeconds: 20, receivedBytes }));
  });

  it('counts as silent while only empty pieces come', async () => {
    const { result, response } = begun();
    vi.advanceTimersByTime(19_999);
    response.emit('data', bytes(''));
    vi.advanceTimersByTime(1);
    expect(await result).toEqual(failed('TIMEOUT', { silentSeconds: 20, receivedBytes: 0 }));
  });

  it('that fails returns the words received before the silence', async () => {
    const { result, response } = begun(beginning);
    response.emit('data', bytes('half'));
    vi.advanceTimersByTime(20_000);
    expect(await bodyOf(result)).toBe('half');
  });

  it('ends when the caller stops it', async () => {
    const caller = new AbortController();
    const { http, done } = playedClient();
    const result = http({ ...plainRequest, limits, signal: caller.signal });
    caller.abort(new Error('CANARY'));
    expect(done).toEqual(['end', 'abort']);
    expect(await result).toEqual(failed('ABORTED'));
  });

  it('leaves no timer and no listener behind', async () => {
    const caller = new AbortController();
    const { http, done, answer } = playedClient();
    const result = http({ ...plainRequest, limits, signal: caller.signal });
    expect(vi.getTimerCount()).toBe(1);
    answer(fakeAnswer()).emit('end');
    expect(vi.getTimerCount()).toBe(0);
    caller.abort();
    expect((await result).ok).toBe(true);
    expect(done).toEqual(['end']);
  });
});
