import { describe, expect, it } from 'vitest';
import { hour, minute, second, simulate } from './simulated-services';
import { seededRandom } from '../../../seeded-random';

describe('a service that checks tokens by a right clock, and writes Date by another (security G13)', () => {
  it.each([
    // Seconds that Date is ahead; requests made for five calls; clock offset reported at the end.
    [0, 5, 0],
    [3, 6, 0],
    [20, 6, 0],
    [30, 6, 0],
    [40, 5, 0],
    [90, 5, 0],
    [540, 5, 0],
    [3600, 5, 0],
    [86_400, 5, 0],
    [-3, 5, 3],
    [-20, 5, 20],
    [-28, 6, 0],
    [-40, 6, 0],
    [-90, 6, 0],
    [-540, 6, 0],
    [-3600, 5, 3600],
    [-86_400, 5, 86_400],
  ])('%i s off: every call is accepted', async (seconds, requests, skewSeconds) => {
    for (const words of ['invalid token', 'token was issued more than 30 seconds ago']) {
      const { callsOf, call, sent } = await simulate({ date: seconds * second, words });
      expect(await callsOf(5)).toBe('ok');
      expect(sent).toHaveLength(requests);
      expect((await call()).clock?.skewSeconds).toBe(skewSeconds);
    }
  });
});

describe('a wrong local clock, and a service whose Date is the clock it checks tokens by', () => {
  it.each([-540, -95, -31, -3, 3, 31, 95, 540])(
    '%i s ahead: only the first call can be refused, and is signed again',
    async (seconds) => {
      const { callsOf, call, sent } = await simulate({}, seconds * second);
      expect(await callsOf(5)).toBe('ok');
      expect(sent.length).toBeLessThanOrEqual(6);
      const { clock } = await call();
      expect(clock).toEqual({ skewSeconds: seconds, corrected: true });
    },
  );

  it.each([-86_400, -3600, 3600, 86_400])(
    '%i s ahead: the user is asked, and after consent calls are signed with the service’s time',
    async (seconds) => {
      const { callsOf, call, agree, sent } = await simulate({}, seconds * second);
      expect(await callsOf(3)).toBe('CLOCK_SKEW');
      expect(sent).toHaveLength(1);
      agree();
      expect(await callsOf(5)).toBe('ok');
      expect(sent).toHaveLength(6);
      expect((await call()).clock).toEqual({ skewSeconds: seconds, corrected: true });
    },
  );

  it.each([
    ['accepts tokens from the future', { acceptsFuture: true }, 95, true],
    ['accepts tokens from the future, an hour', { acceptsFuture: true }, 3600, false],
    ['is strict within 5 s only', { tolerates: 5 * second }, 4, true],
  ])(
    'with a service that %s: the offset is still reported',
    async (_name, service, seconds, corrected) => {
      const { callsOf, call, sent } = await simulate(service, seconds * second);
      expect(await callsOf(5)).toBe('ok');
      expect(sent).toHaveLength(5);
      expect((await call()).clock).toEqual({ skewSeconds: seconds, corrected });
    },
  );

  it('agreed to by the user: the app asks again once the offset has moved by more than a minute', async () => {
    const { callsOf, agree, service } = await simulate({}, -hour);
    expect(await callsOf(2)).toBe('CLOCK_SKEW');
    agree();
    expect(await callsOf(3)).toBe('ok');
    service.checks = service.date = 50 * second;
    expect(await callsOf(3)).toBe('ok');
    // Otherwise a service could make the app sign tokens ever further ahead.
    service.checks = service.date = 100 * second;
    expect(await callsOf(3)).toBe('CLOCK_SKEW');
    agree();
    expect(await callsOf(3)).toBe('ok');
  });

  it('with a service that stops accepting tokens from the future: the user is asked', async () => {
    const { callsOf, agree, service } = await simulate({ acceptsFuture: true }, hour);
    expect(await callsOf(2)).toBe('ok');
    service.acceptsFuture = false;
    expect(await callsOf(2)).toBe('CLOCK_SKEW');
    agree();
    expect(await callsOf(2)).toBe('ok');
  });

  it('with a service that accepts old tokens, until they are too old for it: the clock is corrected', async () => {
    const { callsOf, call, time } = await simulate({ tolerates: 60 * second }, -80 * second);
    expect(await callsOf(2)).toBe('ok');
    expect((await call()).clock?.skewSeconds).toBe(0);
    time.ahead -= 15 * second;
    expect(await callsOf(3)).toBe('ok');
    expect((await call()).clock).toEqual({ skewSeconds: -95, corrected: true });
  });
});

describe('a wrong local clock, and a service whose Date is wrong too', () => {
  it.each([
    [-95, 300],
    [95, -300],
    [95, 300],
    [-95, -300],
  ])('%i s and %i s ahead: refused with both times, two requests per call', async (ahead, date) => {
    const world = await simulate({ date: date * second }, ahead * second);
    expect(await world.callsOf(3)).toBe('AUTH');
    expect(world.sent).toHaveLength(6);
  });

  it('is reported as the cause, and setting the clock helps, if the service’s words mention time', async () => {
    const words = 'token was issued more than 30 seconds ago';
    const world = await simulate({ date: 300 * second, words }, -95 * second);
    expect(await world.callsOf(3)).toBe('CLOCK_SKEW');
    world.time.ahead = 0;
    expect(await world.callsOf(5)).toBe('ok');
  });

  it('by an hour, back or forward: calls pass once the clock is set', async () => {
    for (const ahead of [-hour, hour]) {
      const world = await simulate({ date: 90 * second }, ahead);
      await world.callsOf(2);
      world.time.ahead = 0;
      expect(await world.callsOf(5)).toBe('ok');
    }
  });
});

describe('keys that are refused', () => {
  it.each([0, -40, 40, 3600])('at first, with Date %i s off, are accepted later', async (off) => {
    const { callsOf, service, agree } = await simulate({ date: off * second, knows: () => false });
    expect(await callsOf(2)).toBe(off === 3600 ? 'CLOCK_SKEW' : 'AUTH');
    agree();
    expect(await callsOf(2)).toBe('AUTH');
    service.knows = () => true;
    expect(await callsOf(5)).toBe('ok');
  });

  it('with a Date an hour off are tried again ten minutes later, without consent', async () => {
    const { callsOf, service, time, sent } = await simulate({ date: hour, knows: () => false });
    expect(await callsOf(2)).toBe('CLOCK_SKEW');
    service.knows = () => true;
    time.real += 10 * minute;
    time.monotonic += 10 * minute;
    expect(await callsOf(5)).toBe('ok');
    expect(sent).toHaveLength(6);
  });

  it.each([-90, 40, hour / second])(
    'later, with a Date %i s off already known to be wrong, are reported as the reason',
    async (off) => {
      const { callsOf, service } = await simulate({ date: off * second });
      expect(await callsOf(3)).toBe('ok');
      service.knows = () => false;
      expect(await callsOf(3)).toBe('AUTH');
      service.knows = () => true;
      expect(await callsOf(3)).toBe('ok');
    },
  );

  it('with agreeing clocks are sent once per call', async () => {
    const { callsOf, sent } = await simulate({ knows: () => false });
    expect(await callsOf(3)).toBe('AUTH');
    expect(sent).toHaveLength(3);
  });
});

describe('several services and profiles', () => {
  it('have one Date per origin: a wrong Date says nothing about other origins', async () => {
    const { call, serviceAt } = await simulate({}, -95 * second);
    serviceAt('two.example').date = 300 * second;
    serviceAt('two.example').checks = -95 * second;
    for (let round = 0; round < 3; round += 1) {
      expect(await call('one.example')).toEqual({
        told: 'ok',
        clock: { skewSeconds: -95, corrected: true },
      });
      const two = await call('two.example');
      expect([two.told, two.clock]).toEqual(['ok', { skewSeconds: 0, corrected: false }]);
    }
  });

  it.each([-90, 40])(
    'stay independent: unknown keys of one profile do not stop accepted keys at the same service, Date %i s off',
    async (off) => {
      const knows = (apiKey: string) => apiKey !== 'an-unknown-key';
      const { call } = await simulate({ date: off * second, knows });
      for (let round = 0; round < 3; round += 1) {
        expect((await call('one.example', 'an-unknown-key')).told).toBe('AUTH');
        expect((await call('one.example', 'a-known-key')).told).toBe('ok');
      }
    },
  );
});

describe('a Date that changes between calls', () => {
  it.each([
    ['is wrong at first', [90, 90, 0, 0, 0], 0],
    ['is behind at first', [-90, -90, 0, 0, 0], 0],
    ['is an hour off at first', [3600, 3600, 0, 0, 0], 0],
    ['becomes wrong', [0, 0, 90, 90, 90], 0],
    ['falls behind', [0, 0, -90, -90, -90], 0],
    ['becomes an hour wrong', [0, 0, 3600, 3600, 3600], 0],
    ['falls an hour behind', [0, 0, -3600, -3600, -3600], 0],
    ['is of two gateways by turns', [90, 0, 90, 0, -90, 0, -90, 0, 3600, 0], 0],
    ['is missing now and then', [90, null, 90, null, -90, null], 0],
    ['becomes right, while the clock here loses 40 s', [90, 90, 0, 0, 0], -40],
  ] as const)('%s: every call is accepted', async (_name, dates, drift) => {
    const { call, service, time } = await simulate();
    for (const [index, date] of dates.entries()) {
      service.date = date === null ? null : date * second;
      if (index >= 2) time.ahead = drift * second;
      expect([index, (await call()).told]).toEqual([index, 'ok']);
    }
  });

  it.each([-hour, hour])(
    'becomes right, and the local clock is then set %i ms wrong: the user is asked',
    async (ahead) => {
      const { callsOf, service, time } = await simulate({ date: 90 * second });
      expect(await callsOf(2)).toBe('ok');
      service.date = 0;
      time.ahead = ahead;
      expect(await callsOf(2)).toBe('CLOCK_SKEW');
      time.ahead = 0;
      expect(await callsOf(2)).toBe('ok');
    },
  );

  it('and is wrong after sleep: no call fails', async () => {
    const { calls, callsOf } = await simulate({ date: hour });
    expect(await callsOf(2)).toBe('ok');
    calls.forgetClocks();
    expect(await callsOf(3)).toBe('ok');
  });
});

describe('other reasons to repeat a call', () => {
  it.each([
    ['before the refusal', [503, 503]],
    ['broken gateways', [502]],
  ])('%s: each attempt is signed with the right time', async (_name, passing) => {
    for (const [date, ahead] of [
      [-90, 0],
      [40, 0],
      [0, 95],
    ] as const) {
      const { call, service } = await simulate({ date: date * second }, ahead * second);
      for (let round = 0; round < 3; round += 1) {
        service.passing = [...passing];
        expect((await call()).told).toBe('ok');
      }
    }
  });
});

/** Seconds that `Date` is ahead, and seconds that the local clock is ahead. */
const ofDate = [-3600, -600, -95, -31, -28, -15, -3, 0, 3, 15, 28, 31, 45, 95, 600, 3600].map(
  (off) => [off, 0],
);
const ofClock = [-580, -95, -45, -33, -31, -30, -29, -28, -27, -25, 3, 15, 31, 95, 580].map(
  (ahead) => [0, ahead],
);

it.each([...ofDate, ...ofClock])(
  'responses that take up to 4 s each way, Date %i s off and the local clock %i s: at most one extra request, and all calls accepted',
  async (off = 0, ahead = 0) => {
    for (const acceptsFuture of [false, true]) {
      const random = seededRandom(1 + Math.abs(off + ahead));
      const latency = () => random() * 4 * second;
      const { callsOf, sent } = await simulate(
        { date: off * second, latency, acceptsFuture },
        ahead * second,
      );
      expect(await callsOf(25)).toBe('ok');
      expect(sent.length).toBeLessThanOrEqual(26);
    }
  },
);

it.each([-33, -31, -30, -29])(
  'responses that take up to 4 s each way, the local clock %i s off and correction off: the clock is blamed, never the key',
  async (ahead) => {
    const random = seededRandom(1 - ahead);
    const latency = () => random() * 4 * second;
    const { callsOf } = await simulate({ latency }, ahead * second, false);
    expect(await callsOf(25)).not.toContain('AUTH');
  },
);
