import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keychainEnvironment,
  createKeychain,
} from '../../../../electron/main/credentials/keychain/keychain-process';
import { failure, fakeChild, setUp } from './fake-child';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets queued calls reach the process. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const crashed = failure('KEYCHAIN_UNAVAILABLE', 'crashed');

describe('the keychain', () => {
  it('sends one request per call and returns its response', async () => {
    const { keychain, child } = setUp();
    const got = keychain.get('a');
    await settled();
    child(0).answer('stored');
    expect(await got).toEqual({ ok: true, value: 'stored' });
    const set = keychain.set('a', 'new');
    await settled();
    child(0).answer(null);
    expect(await set).toEqual({ ok: true, value: null });
    const deleted = keychain.delete('a');
    await settled();
    child(0).answer(true);
    expect(await deleted).toEqual({ ok: true, value: true });
    const about = { service: 'Account Viewer (test)', account: 'a' };
    expect(child(0).requests).toEqual([
      { id: 1, ...about, operation: 'get' },
      { id: 2, ...about, operation: 'set', value: 'new' },
      { id: 3, ...about, operation: 'delete' },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('notes each response without names and values', async () => {
    const { keychain, child, clock, noted } = setUp();
    const ask = async (call: Promise<unknown>, answer: () => void): Promise<void> => {
      await settled();
      clock.now += 12.4;
      answer();
      await call;
    };
    const answer = (value: string | boolean | null) => () => {
      child(0).answer(value);
    };
    await ask(keychain.get('a'), answer('value of a'));
    await ask(keychain.set('a.data', 'secret'), () => {
      const id = child(0).requests.at(-1)?.id ?? 0;
      child(0).send({ id, ok: false, code: 'KEYCHAIN_UNAVAILABLE', keychain: 'no-bus' });
    });
    await ask(keychain.delete('a.doctor'), answer(true));
    // A part of the secrets, as on Windows.
    await ask(keychain.get('a.b1'), answer('part'));
    await ask(keychain.set('probe', 'x'), answer(null));
    const fine = { code: 'ok', problem: undefined, milliseconds: 12 };
    const failed = { code: 'KEYCHAIN_UNAVAILABLE', problem: 'no-bus', milliseconds: 12 };
    expect(noted).toEqual([
      ['keychain', { operation: 'get', item: 'secrets', ...fine }],
      ['keychain', { operation: 'set', item: 'data', ...failed }],
      ['keychain', { operation: 'delete', item: 'probe', ...fine }],
      ['keychain', { operation: 'get', item: 'secrets', ...fine }],
      ['keychain', { operation: 'set', item: 'probe', ...fine }],
    ]);
  });

  it('makes one call at a time, in order (security E2; fault 41)', async () => {
    const { keychain, child } = setUp();
    const calls = ['a', 'b', 'c'].map((account) => keychain.get(account));
    for (const [index, account] of ['a', 'b', 'c'].entries()) {
      await settled();
      expect(child(0).requests).toHaveLength(index + 1);
      child(0).answer(account.toUpperCase());
    }
    expect(await Promise.all(calls)).toEqual(['A', 'B', 'C'].map((value) => ({ ok: true, value })));
  });

  it('drops a response under another id', async () => {
    const { keychain, child } = setUp();
    const got = keychain.get('a');
    await settled();
    child(0).send({ id: 0, ok: true, value: 'wrong' });
    child(0).send({ id: 2, ok: true, value: 'wrong' });
    child(0).send({ id: 1, ok: true, value: 'right' });
    child(0).send({ id: 1, ok: true, value: 'again' });
    expect(await got).toEqual({ ok: true, value: 'right' });
  });
});

describe('a keychain that does not answer (security E2; fault 37)', () => {
  it('is given up after a minute, and its process killed', async () => {
    const { keychain, child } = setUp();
    const call = keychain.get('a');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(child(0).killed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(child(0).killed).toBe(true);
    expect(await call).toEqual(failure('KEYCHAIN_TIMEOUT'));
  });

  it('is asked again in a fresh process, and its late answer is dropped (fault 38)', async () => {
    const { keychain, child, children } = setUp();
    const first = keychain.get('a');
    const second = keychain.get('b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toEqual(failure('KEYCHAIN_TIMEOUT'));
    await settled();
    expect(children).toHaveLength(2);
    child(0).send({ id: 1, ok: true, value: 'late' });
    child(0).send({ id: 2, ok: true, value: 'forged' });
    child(0).exit();
    child(1).answer('fresh');
    expect(await second).toEqual({ ok: true, value: 'fresh' });
    expect(child(1).killed).toBe(false);
  });

  it('starts the limit of a call when it is sent, not when it is queued', async () => {
    const { keychain, child } = setUp();
    const first = keychain.get('a');
    const second = keychain.get('b');
    await vi.advanceTimersByTimeAsync(59_000);
    child(0).answer('A');
    await vi.advanceTimersByTimeAsync(59_000);
    child(0).answer('B');
    expect(await Promise.all([first, second])).toMatchObject([{ value: 'A' }, { value: 'B' }]);
  });
});

describe('a keychain process that dies (fault 44)', () => {
  it('fails the pending call, and the next one gets a fresh process', async () => {
    const { keychain, child, children } = setUp();
    const first = keychain.get('a');
    await settled();
    child(0).exit();
    expect(await first).toEqual(crashed);
    const second = keychain.get('a');
    await settled();
    expect(children).toHaveLength(2);
    child(1).answer('stored');
    expect(await second).toEqual({ ok: true, value: 'stored' });
  });

  it('after an error of V8, which Electron tells first, does not end the app (fault 44)', async () => {
    const { keychain, child } = setUp();
    const first = keychain.get('a');
    await settled();
    child(0).error();
    child(0).exit();
    expect(await first).toEqual(crashed);
  });

  const crash = async ({ keychain, children }: ReturnType<typeof setUp>): Promise<unknown> => {
    const call = keychain.get('a');
    await settled();
    children.at(-1)?.exit();
    return call;
  };

  it('is started four times a minute at most', async () => {
    const made = setUp();
    for (let i = 0; i < 6; i += 1) expect(await crash(made)).toEqual(crashed);
    expect(made.children).toHaveLength(4);
    made.clock.now = 59_999;
    expect(await crash(made)).toEqual(crashed);
    expect(made.children).toHaveLength(4);
    made.clock.now = 60_000;
    await crash(made);
    expect(made.children).toHaveLength(5);
  });

  it('or cannot even be started fails each call with an error, without blocking the next', async () => {
    let starts = 0;
    const keychain = createKeychain({
      service: 'S',
      spawn: () => {
        starts += 1;
        if (starts === 1) throw new Error('CANARY');
        const child = fakeChild();
        child.postMessage = ({ id }) => {
          child.send({ id, ok: true, value: 'stored' });
        };
        return child;
      },
      now: () => 0,
      log: () => undefined,
    });
    expect(await keychain.get('a')).toEqual(crashed);
    expect(await keychain.get('a')).toEqual({ ok: true, value: 'stored' });
  });
});

describe('stopping', () => {
  it('kills the process at once and settles what is pending and queued (security I10)', async () => {
    const { keychain, child, children } = setUp();
    const calls = [keychain.get('a'), keychain.set('b', 'v'), keychain.delete('c')];
    await settled();
    keychain.stop();
    expect(child(0).killed).toBe(true);
    expect(await Promise.all(calls)).toEqual(Array(3).fill(failure('CANCELLED')));
    expect(await keychain.get('d')).toEqual(failure('CANCELLED'));
    expect(children).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('kills a process that has not started yet, as soon as it can be killed', async () => {
    const { keychain, child } = setUp('starting');
    const call = keychain.get('a');
    await settled();
    keychain.stop();
    expect(await call).toEqual(failure('CANCELLED'));
    expect(child(0).killed).toBe(false);
    child(0).spawn();
    expect(child(0).killed).toBe(true);
  });

  it('does nothing if nothing was started', async () => {
    const { keychain, children } = setUp();
    keychain.stop();
    keychain.stop();
    expect(await keychain.get('a')).toEqual(failure('CANCELLED'));
    expect(children).toHaveLength(0);
  });
});

describe('the environment of the keychain’s process', () => {
  const env = { HOME: '/home/p', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', LANGUAGE: 'de' };

  it('makes its libraries report failures in English on Linux', () => {
    const own = keychainEnvironment('linux', env);
    expect(own).toEqual({ HOME: '/home/p', LANG: 'de_DE.UTF-8', LC_ALL: 'C', LANGUAGE: '' });
  });

  it.each(['darwin', 'win32'] as const)('is the app’s own on %s', (platform) => {
    expect(keychainEnvironment(platform, env)).toBe(env);
  });
});
