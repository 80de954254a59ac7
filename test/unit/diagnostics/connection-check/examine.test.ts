import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ExamineOptions } from '../../../../electron/main/diagnostics/connection-check/examine';
import { checks } from '../../../../shared/diagnosis';
import { fail, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import {
  brief,
  examined,
  headersAt,
  healthy,
  never,
  nowMs,
  resultOf,
  stopClock,
  timeOf,
} from './examined';

/** A call that ends with this result, after a response with these headers if given. */
const ending = (result: Result<never>, headers?: Headers): Partial<ExamineOptions> => ({
  call: (_target, _credentials, onHeaders) => {
    if (headers) onHeaders(headers);
    return Promise.resolve({ result });
  },
});

const noBus = () => Promise.resolve(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'no-bus' }));
const noKeychain: ExamineOptions['keychain'] = { get: noBus, set: noBus, delete: noBus };
const unknownName = (): Promise<never> => Promise.reject(new Error('net::ERR_NAME_NOT_RESOLVED'));

const allButCall = ['keychain', 'keyPair', 'baseUrl', 'dns', 'proxy'].map((one) => `${one} passed`);

afterEach(() => {
  vi.useRealTimers();
});

describe('a connection check', () => {
  it('of a healthy connection passes every check', async () => {
    const diagnosis = await examined();
    const rest = ['tls passed', 'clock passed', 'call passed'];
    expect(brief(diagnosis)).toEqual([...allButCall, ...rest]);
    expect(diagnosis.at).toBe(nowMs);
  });

  it.each<[string, Partial<ExamineOptions>, readonly string[]]>([
    [
      'refused keys',
      ending(fail('AUTH', { status: 401 }), headersAt()),
      ['tls passed', 'clock passed', 'call failed AUTH'],
    ],
    [
      'a service that is down',
      ending(fail('UNREACHABLE')),
      ['tls unchecked no-answer', 'clock unchecked no-answer', 'call failed UNREACHABLE'],
    ],
    [
      'an untrusted certificate',
      ending(fail('TLS_ERROR', { netError: 'ERR_CERT_AUTHORITY_INVALID' })),
      ['tls failed TLS_ERROR', 'clock unchecked no-answer', 'call unchecked depends tls'],
    ],
    [
      'a redirect',
      ending(fail('REDIRECT_REFUSED')),
      ['tls passed', 'clock unchecked no-date', 'call failed REDIRECT_REFUSED'],
    ],
    [
      'an answer without a date',
      ending(fail('SERVER_ERROR', { status: 500 }), new Headers()),
      ['tls passed', 'clock unchecked no-date', 'call failed SERVER_ERROR'],
    ],
    [
      'a clock that is corrected',
      ending(fail('FORBIDDEN', { status: 403 }), headersAt(-60_000)),
      ['tls passed', 'clock warning', 'call failed FORBIDDEN'],
    ],
    [
      'a clock too far off',
      ending(fail('CLOCK_SKEW'), headersAt(3_600_000)),
      ['tls passed', 'clock failed CLOCK_SKEW', 'call failed CLOCK_SKEW'],
    ],
    [
      'a clock known to be too far off, so that nothing is sent',
      ending(fail('CLOCK_SKEW', { skewSeconds: 3600 })),
      ['tls unchecked no-answer', 'clock failed CLOCK_SKEW', 'call failed CLOCK_SKEW'],
    ],
    [
      'credentials that cannot be used',
      { credentials: { get: () => Promise.resolve(fail('CREDENTIALS_DAMAGED')) } },
      ['tls unchecked no-answer', 'clock unchecked no-answer', 'call failed CREDENTIALS_DAMAGED'],
    ],
    [
      'a bug in the call',
      { call: () => Promise.reject(new Error('a bug')) },
      ['tls unchecked no-answer', 'clock unchecked no-answer', 'call failed INTERNAL'],
    ],
  ])('finds %s', async (_what, changes, rest) => {
    expect(brief(await examined(changes))).toEqual([...allButCall, ...rest]);
  });

  it('measures the clock by the last attempt of a call', async () => {
    const diagnosis = await examined({
      call: (_target, _credentials, onHeaders) => {
        onHeaders(headersAt(-60_000));
        onHeaders(headersAt());
        return Promise.resolve({ result: fail('AUTH') });
      },
    });
    expect(resultOf(diagnosis, 'clock').outcome).toBe('passed');
  });

  const damaged = () => Promise.resolve(fail('CREDENTIALS_DAMAGED'));

  it.each<[string, Partial<ExamineOptions>, Partial<Profile>, failed: string, depending: string]>([
    ['the keychain', { keychain: noKeychain }, {}, 'keychain KEYCHAIN_UNAVAILABLE', 'keyPair'],
    ['the key pair', { secrets: { read: damaged } }, {}, 'keyPair CREDENTIALS_DAMAGED', ''],
    ['the base URL', {}, { baseUrl: 'http://a.example' }, 'baseUrl BASE_URL_INVALID', 'dns proxy'],
    ['the host name', { resolveHost: unknownName }, {}, 'dns DNS', ''],
  ])('omits what depends on %s, and says so', async (_what, changes, profile, why, more) => {
    let calls = 0;
    const call = (): Promise<never> => {
      calls += 1;
      return never();
    };
    const [failed, code] = why.split(' ');
    const depending = [...more.split(' '), 'tls', 'clock', 'call'];
    const expected = checks.map((check) => {
      if (check === failed) return `${check} failed ${code}`;
      return depending.includes(check) ? `${check} unchecked depends ${failed}` : `${check} passed`;
    });
    expect(brief(await examined({ call, ...changes }, profile))).toEqual(expected);
    expect(calls).toBe(0);
  });

  it('continues without the keychain if the keys are in memory', async () => {
    const found = brief(await examined({ keychain: noKeychain }, { secrets: 'this-run' }));
    expect(found[0]).toBe('keychain warning KEYCHAIN_UNAVAILABLE');
    expect(found.slice(1).every((line) => line.endsWith(' passed'))).toBe(true);
  });

  it('also checks the route to the service for a profile without keys', async () => {
    const none = { secrets: 'none', publicKey: null } as const;
    expect(brief(await examined({}, none))).toEqual([
      'keychain passed',
      'keyPair unchecked no-keys',
      'baseUrl passed',
      'dns passed',
      'proxy passed',
      'tls unchecked no-keys',
      'clock unchecked no-keys',
      'call unchecked no-keys',
    ]);
  });

  it('continues behind a proxy that looks the name up itself', async () => {
    const resolveProxy = () => Promise.resolve('PROXY proxy.example:3128');
    const diagnosis = await examined({ resolveHost: unknownName, resolveProxy });
    expect(brief(diagnosis).slice(3)).toEqual([
      'dns unchecked left-to-proxy',
      'proxy passed',
      'tls passed',
      'clock passed',
      'call passed',
    ]);
  });

  it('says that http to this computer needs neither a name nor a certificate', async () => {
    const local = { baseUrl: 'http://127.0.0.1:5555' };
    const expected = ['dns unchecked literal-address', 'tls unchecked local-http'];
    expect(brief(await examined({}, local))).toEqual(expect.arrayContaining(expected));
    const down = await examined({ keychain: noKeychain }, local);
    expect(brief(down)).toEqual(expect.arrayContaining(expected));
  });
});

describe('a connection check in which nothing responds', () => {
  const silent: Partial<ExamineOptions> = {
    secrets: { read: never },
    resolveHost: never,
    resolveProxy: never,
    call: never,
  };

  it.each<[string, Partial<ExamineOptions>, readonly string[]]>([
    [
      'the keychain hangs',
      { ...silent, keychain: { get: never, set: never, delete: never } },
      ['keychain failed KEYCHAIN_TIMEOUT', 'keyPair unchecked depends keychain'],
    ],
    ['the keys hang', silent, ['keychain passed', 'keyPair failed KEYCHAIN_TIMEOUT']],
    ['the call hangs', { call: never }, ['keychain passed', 'call failed TIMEOUT']],
    [
      'everything takes as long as it may',
      { resolveHost: never, resolveProxy: never, call: never },
      ['dns unchecked out-of-time', 'proxy unchecked not-told', 'call failed TIMEOUT'],
    ],
  ])('ends within a minute and a half when %s', async (_when, changes, expected) => {
    stopClock();
    const running = examined(changes);
    expect(await timeOf(running)).toBeLessThanOrEqual(90_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(brief(await running)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each([
    [30, 49_999],
    [120, 199_999],
  ] as const)('waits for a service as long as the profile does: %i s', async (waitSeconds, ms) => {
    const { call } = await healthy();
    stopClock();
    const slow: Partial<ExamineOptions> = {
      call: async (...given) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return call(...given);
      },
    };
    const running = examined(slow, { waitSeconds });
    expect(await timeOf(running)).toBe(ms);
    expect(brief(await running)).toContain('call passed');
  });

  it('stops its call', async () => {
    stopClock();
    let given: AbortSignal | undefined;
    const running = examined({
      call: (_target, _credentials, _onHeaders, signal) => {
        given = signal;
        return never();
      },
    });
    expect(await timeOf(running)).toBeLessThanOrEqual(90_000);
    expect(given?.aborted).toBe(true);
  });
});
