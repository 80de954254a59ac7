import { describe, expect, it } from 'vitest';
import { createAgreedAddresses } from '../../../../electron/main/account/client/agreed-addresses';
import type { HttpRequest } from '../../../../electron/main/account/client/http-client';
import { fail, succeed, type Result } from '../../../../shared/failure';

const here = 'https://api.example.com/team-a';
const demo = 'http://127.0.0.1:5555';
const at = (baseUrl: string, kind: 'service' | 'demo' = 'service') => ({ kind, baseUrl });
const cancelled = fail('CANCELLED');

/** Opens questions that the test answers. */
const setUp = () => {
  const asked: (readonly [string, string | null])[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const answers: ((answer: Result<null>) => void)[] = [];
  const own = { baseUrl: demo };
  const told: boolean[] = [];
  const addresses = createAgreedAddresses(
    {
      confirmConnection: (baseUrl, from, signal) => {
        asked.push([baseUrl, from]);
        signals.push(signal);
        return new Promise((resolve) => answers.push(resolve));
      },
    },
    () => own.baseUrl,
    (isAsking) => told.push(isAsking),
  );
  const answer = (given: Result<null>): void => answers.shift()?.(given);
  return { addresses, asked, signals, answers, answer, own, told };
};

const agreedTo = async (baseUrl: string) => {
  const parts = setUp();
  const agreed = parts.addresses.agree(at(baseUrl));
  parts.answer(succeed(null));
  await agreed;
  parts.asked.length = 0;
  return parts;
};

describe('the question before the first call to a base URL (H3)', () => {
  it('is reported as open while it is open, and only then', async () => {
    const { addresses, answer, told } = setUp();
    const first = addresses.agree(at(here));
    expect(told).toEqual([true]);
    answer(succeed(null));
    await first;
    expect(told).toEqual([true, false]);
    await addresses.agree(at(here));
    expect(told).toEqual([true, false]);
  });

  it('counts as answered when the dialog throws', async () => {
    const told: boolean[] = [];
    const addresses = createAgreedAddresses(
      { confirmConnection: () => Promise.reject(new Error('no window')) },
      () => demo,
      (isAsking) => told.push(isAsking),
    );
    await expect(addresses.agree(at(here))).rejects.toThrow('no window');
    expect(told).toEqual([true, false]);
  });

  it('stays reported as open when a second question is refused meanwhile', async () => {
    const { addresses, answers, told } = setUp();
    const [first, second] = [addresses.agree(at(here)), addresses.agree(at(demo))];
    answers[1]?.(fail('BUSY'));
    expect([await second, told.at(-1)]).toEqual([fail('BUSY'), true]);
    answers[0]?.(succeed(null));
    expect([await first, told.at(-1)]).toEqual([succeed(null), false]);
  });

  it('is asked once, and again only after it was cancelled', async () => {
    const { addresses, asked, answer } = setUp();
    const first = addresses.agree(at(here));
    answer(cancelled);
    expect(await first).toEqual(cancelled);
    const second = addresses.agree(at(here));
    answer(succeed(null));
    expect(await second).toEqual(succeed(null));
    expect(await addresses.agree(at(`${here}/`))).toEqual(succeed(null));
    expect(asked).toEqual([
      [here, null],
      [here, null],
    ]);
  });

  it.each([
    'https://api.example.com',
    'https://api.example.com/team-a/sub',
    'https://api.example.com/other-tenant',
    'https://api.example.com:8443/team-a',
    'https://sub.api.example.com/team-a',
    'https://api.example.com.evil.example/team-a',
    'http://localhost/team-a',
  ])('is asked for %s too, which is another address (M7)', async (baseUrl) => {
    const { addresses, asked } = await agreedTo(here);
    void addresses.agree(at(baseUrl));
    expect(asked).toEqual([[baseUrl, null]]);
    expect(addresses.has(at(baseUrl))).toBe(false);
  });

  it('names a host in Punycode, which look-alike letters cannot imitate', () => {
    const { addresses, asked } = setUp();
    void addresses.agree(at('https://\u0430pi.example.com'));
    expect(asked).toEqual([['https://xn--pi-6kc.example.com', null]]);
  });

  it('is not asked for an address that was added from a record of keys', async () => {
    const { addresses, asked } = setUp();
    addresses.add(here);
    expect(await addresses.agree(at(here))).toEqual(succeed(null));
    expect(asked).toEqual([]);
    expect(await addresses.agree(at(''))).toMatchObject(fail('BASE_URL_INVALID'));
  });

  it('is not asked for the demo at the service inside the app, and for nothing else', async () => {
    const { addresses, asked, own } = setUp();
    expect(await addresses.agree(at(demo, 'demo'))).toEqual(succeed(null));
    expect([addresses.has(at(demo, 'demo')), addresses.has(at(demo))]).toEqual([true, false]);
    expect(asked).toEqual([]);
    void addresses.agree(at(demo));
    void addresses.agree(at(here, 'demo'));
    // In the next run another program may use its port.
    own.baseUrl = '';
    void addresses.agree(at(demo, 'demo'));
    expect(asked).toEqual([
      [demo, null],
      [here, null],
      [demo, null],
    ]);
    expect(addresses.has(at('', 'demo'))).toBe(false);
  });

  it('is asked for keys that were for another address, even if this address is agreed to', async () => {
    const { addresses, asked } = await agreedTo(here);
    void addresses.agree(at(here), { movedFrom: 'https://b.example' });
    expect(asked).toEqual([[here, 'https://b.example']]);
  });

  it('is closed with the call that it is asked for', () => {
    const { addresses, signals } = setUp();
    const { signal } = new AbortController();
    void addresses.agree(at(here), { signal });
    expect(signals).toEqual([signal]);
  });

  it.each([undefined, 'sleep', 'lock'] as const)(
    'counts as not answered when the call was stopped, with what ended the call: %s',
    async (endedBy) => {
      const { addresses, answer } = setUp();
      const call = new AbortController();
      const agreed = addresses.agree(at(here), { signal: call.signal });
      call.abort(endedBy);
      answer(cancelled);
      expect(await agreed).toEqual(fail('ABORTED', endedBy && { endedBy }));
      expect(addresses.has(at(here))).toBe(false);
    },
  );
});

describe('the network behind the question (H3)', () => {
  const guarded = (addresses: ReturnType<typeof createAgreedAddresses>) => {
    const reached: string[] = [];
    const network = addresses.guard({
      http: ({ url }) => {
        reached.push(url);
        return Promise.resolve(fail('UNREACHABLE'));
      },
      resolveHost: (host) => {
        reached.push(host);
        return Promise.resolve({ endpoints: [] });
      },
      resolveProxy: (url) => {
        reached.push(url);
        return Promise.resolve('DIRECT');
      },
    });
    const http = (url: string) => network.http({ url } as HttpRequest);
    return { ...network, http, reached };
  };

  it('refuses every address not agreed to, even if the caller forgot to ask', async () => {
    const { addresses } = await agreedTo(here);
    const { http, resolveHost, resolveProxy, reached } = guarded(addresses);
    for (const url of [
      'https://evil.example/v1/account',
      'https://api.example.com/other-tenant/v1/account',
      'https://api.example.com/team-a/v1/account/more',
      'https://api.example.com/team-a/v1/account?query=/v1/account',
      'https://api.example.com/team-a',
      '/v1/account',
      '',
    ]) {
      expect(await http(url)).toEqual(cancelled);
      await expect(resolveProxy(url)).rejects.toThrow('not an agreed address');
    }
    for (const host of ['evil.example', 'team-a', '', 'example.com']) {
      await expect(resolveHost(host)).rejects.toThrow('not an agreed address');
    }
    expect(reached).toEqual([]);
  });

  it('passes agreed addresses and the service inside the app', async () => {
    const { addresses } = await agreedTo(here);
    const { http, resolveHost, resolveProxy, reached } = guarded(addresses);
    await http(`${here}/v1/account`);
    await http(`${demo}/v1/account`);
    await resolveHost('api.example.com');
    await resolveProxy(`${here}/v1/account`);
    expect(reached).toHaveLength(4);
  });
});
