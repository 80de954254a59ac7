import { describe, expect, it } from 'vitest';
import { createUpdatesFeature } from '../../../electron/main/updates/feature';
import type { Fetched } from '../../../electron/main/updates/release';
import { fail, succeed } from '../../../shared/failure';
import type { UpdatePlace, Updates } from '../../../shared/updates';
import { fakeSettings } from '../profiles/fake-settings';
import { valueOf } from '../value-of';
import { release, signedFeed } from './signed-feed';

const { feed } = signedFeed();
const day = 86_400_000;

const setUp = async (wanted: boolean, place: UpdatePlace = 'possible', version = '1.2.3') => {
  const settings = fakeSettings();
  const edges = {
    time: 100 * day,
    answer: release as Fetched,
    asked: 0,
    agrees: true,
    resting: Promise.resolve(),
  };
  const rests: number[] = [];
  await settings.update((before) => ({
    ...before,
    preferences: { ...before.preferences, checkUpdates: wanted },
  }));
  const logged: unknown[] = [];
  const opened: string[] = [];
  const questions: string[] = [];
  const open = (current: string) => {
    const ticks: (() => void)[] = [];
    const { handlers, state } = createUpdatesFeature({
      feed,
      place,
      version: current,
      fetchRelease: () => {
        edges.asked += 1;
        return Promise.resolve(edges.answer);
      },
      settings,
      now: () => edges.time,
      log: (event, fields) => void logged.push([event, fields]),
      every: (_milliseconds, run) => {
        ticks.push(run);
        return () => undefined;
      },
      sleep: (ms) => {
        rests.push(ms);
        return edges.resting;
      },
      dialogs: {
        confirmReleasePage: (host) => {
          questions.push(host);
          return Promise.resolve(edges.agrees ? succeed(null) : fail('CANCELLED'));
        },
      },
      openInBrowser: (url) => {
        opened.push(url);
        return Promise.resolve(succeed(null));
      },
    });
    const pass = async (minutes: number): Promise<Updates> => {
      for (let passed = 0; passed < minutes; passed += 1) for (const tick of ticks) tick();
      await new Promise((done) => setTimeout(done));
      return state();
    };
    const check = async (): Promise<Updates> => valueOf(await handlers.checkForUpdate());
    return { state, calls: handlers, check, pass };
  };
  return { ...open(version), settings, edges, rests, logged, open, opened, questions };
};

describe('looking for newer versions (security J10)', () => {
  it('happens automatically a minute after the start and then every hour, once a day has passed', async () => {
    const { pass, state, edges } = await setUp(true);
    expect(edges.asked).toBe(0);
    await pass(1);
    expect(edges.asked).toBe(1);
    expect(state()).toMatchObject({ newer: '1.3.0' });
    await pass(60);
    expect(edges.asked).toBe(1);
    edges.time += day;
    await pass(59);
    expect(edges.asked).toBe(1);
    await pass(1);
    expect(edges.asked).toBe(2);
  });

  it('waits five seconds between two checks, however often the window asks', async () => {
    const { check, edges, rests } = await setUp(false);
    let wake = (): void => undefined;
    edges.resting = new Promise((resolve) => (wake = resolve));
    await check();
    expect([edges.asked, rests]).toEqual([1, [5000]]);
    const asking = Array.from({ length: 40 }, () => check());
    await new Promise((done) => setTimeout(done));
    expect(edges.asked).toBe(1);
    edges.answer = 'not-reached';
    wake();
    const told = await Promise.all(asking);
    expect(edges.asked).toBe(2);
    expect(new Set(told.map(({ last }) => last?.outcome))).toEqual(new Set(['not-reached']));
  });

  it('is off until the user agrees', async () => {
    const { edges, pass } = await setUp(false);
    expect(fakeSettings().current().preferences.checkUpdates).toBe(false);
    expect(await pass(60)).toMatchObject({ last: null, newer: null });
    expect(edges.asked).toBe(0);
  });

  it('happens once on request, even if it is off', async () => {
    const { edges, logged, check, pass } = await setUp(false);
    expect(await check()).toEqual({
      place: 'possible',
      host: 'feed.example',
      last: { outcome: 'newer', at: 100 * day },
      newer: '1.3.0',
    });
    await pass(60);
    expect(edges.asked).toBe(1);
    expect(logged).toEqual([['update-check', { outcome: 'newer' }]]);
  });

  it.each<UpdatePlace>(['off-by-system', 'no-feed'])('never happens if it is %s', async (place) => {
    const { edges, check } = await setUp(true, place);
    expect(await check()).toEqual({ place, host: null, last: null, newer: null });
    expect(edges.asked).toBe(0);
  });

  it('happens once a day automatically, across restarts, and whatever the result', async () => {
    const { edges, open } = await setUp(true);
    edges.answer = 'not-reached';
    await open('1.2.3').pass(60);
    edges.time += day - 1;
    await open('1.2.3').pass(60);
    expect(edges.asked).toBe(1);
    edges.time += 1;
    await open('1.2.3').pass(60);
    expect(edges.asked).toBe(2);
    // The clock was a year ahead.
    edges.time -= 365 * day;
    await open('1.2.3').pass(60);
    expect(edges.asked).toBe(3);
  });

  it('happens once a day even if the settings cannot be written', async () => {
    const { settings, edges, pass } = await setUp(true);
    settings.full = true;
    expect(await pass(60)).toMatchObject({ newer: '1.3.0' });
    await pass(60);
    expect(edges.asked).toBe(1);
  });

  it('is done once for all simultaneous requests', async () => {
    const { edges, check, pass } = await setUp(true);
    await Promise.all([check(), check(), pass(60)]);
    expect(edges.asked).toBe(1);
  });

  it.each(['1.3.0', '1.3.1', '2.0.0'])(
    'finds nothing newer than %s in an older feed',
    async (version) => {
      const { calls, check } = await setUp(false, 'possible', version);
      expect(await check()).toMatchObject({ last: { outcome: 'newest' }, newer: null });
      expect(await calls.openReleasePage()).toEqual(fail('BAD_REQUEST'));
    },
  );

  it('keeps a known version through a failure, until the app has that version', async () => {
    const { edges, open, check } = await setUp(false);
    await check();
    edges.answer = 'not-valid';
    const after = await check();
    expect(after).toMatchObject({ last: { outcome: 'not-valid' }, newer: '1.3.0' });
    expect(open('1.2.3').state()).toEqual(after);
    expect(open('1.3.0').state().newer).toBeNull();
  });

  it('reports an expired feed, offers nothing from it, and keeps a known version (update feed)', async () => {
    const { edges, calls, check, state } = await setUp(false);
    // Days 0 to 2 of 1970. In the last time zone on earth, the last day ends 36 hours after it began in UTC.
    const expires = '1970-01-03';
    const lasts = 2 * day + 1.5 * day;
    edges.answer = { ...release, expires };
    edges.time = lasts + 1;
    expect(await check()).toMatchObject({ last: { outcome: 'outdated' }, newer: null });
    edges.time = lasts;
    expect(await check()).toMatchObject({ last: { outcome: 'newer' }, newer: '1.3.0' });
    // A known version expires too.
    edges.time = lasts + 1;
    expect(state()).toMatchObject({ newer: null });
    expect(await calls.openReleasePage()).toEqual(fail('BAD_REQUEST'));
  });

  it('is not misled by an older feed that was signed once (update feed)', async () => {
    const { edges, open, check } = await setUp(false);
    await check();
    edges.answer = { ...release, version: '1.2.4' };
    const after = await check();
    expect(after).toMatchObject({ last: { outcome: 'outdated' }, newer: '1.3.0' });
    // Known across restarts, and up to the announced version.
    expect(open('1.2.3').state()).toEqual(after);
    expect(await open('1.3.0').check()).toMatchObject({
      last: { outcome: 'outdated' },
      newer: null,
    });
    // Once that announcement has expired, a version may be withdrawn.
    edges.answer = { ...release, version: '1.4.0', expires: '1970-06-01' };
    await check();
    edges.time = 365 * day;
    edges.answer = { ...release, version: '1.3.1' };
    expect(await check()).toMatchObject({ last: { outcome: 'newer' }, newer: '1.3.1' });
  });

  it('does not trust the settings file: a page of another site is not offered', async () => {
    const { settings, calls, state } = await setUp(false);
    await settings.update((before) => ({
      ...before,
      updateCheck: {
        at: day,
        outcome: 'newer',
        release: { ...release, page: 'https://releases.example/other' },
      },
    }));
    expect(state()).toMatchObject({ last: null, newer: null });
    expect(await calls.openReleasePage()).toEqual(fail('BAD_REQUEST'));
  });

  it('opens the page only after a question, which names the site', async () => {
    const { edges, calls, opened, questions, check } = await setUp(false);
    await check();
    edges.agrees = false;
    expect(await calls.openReleasePage()).toEqual(fail('CANCELLED'));
    expect(opened).toEqual([]);
    edges.agrees = true;
    expect(await calls.openReleasePage()).toEqual(succeed(null));
    expect(opened).toEqual([release.page]);
    expect(questions).toEqual(['releases.example', 'releases.example']);
  });
});

describe('main reminds itself of newer versions (security J10)', () => {
  it('asks nobody until the user agrees', async () => {
    const { pass, edges } = await setUp(false);
    await pass(200);
    expect(edges.asked).toBe(0);
  });
});
