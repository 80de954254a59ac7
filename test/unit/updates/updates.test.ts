import { describe, expect, it } from 'vitest';
import { createUpdatesFeature } from '../../../electron/main/updates/feature';
import type { Fetched } from '../../../electron/main/updates/release';
import { createReleaseUpdates } from '../../../electron/main/updates/release-updates';
import { fail, succeed } from '../../../shared/failure';
import type { UpdatePlace } from '../../../shared/updates';
import { fakeSettings } from '../profiles/fake-settings';
import { release, signedFeed } from './signed-feed';

const { feed } = signedFeed();
const day = 86_400_000;

const setUp = async (wanted: boolean, place: UpdatePlace = 'possible', version = '1.2.3') => {
  const settings = fakeSettings();
  const edges = { time: 100 * day, answer: release as Fetched, asked: 0, agrees: true };
  await settings.update((before) => ({
    ...before,
    preferences: { ...before.preferences, checkUpdates: wanted },
  }));
  const logged: unknown[] = [];
  const open = (current: string) =>
    createReleaseUpdates({
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
    });
  const updates = open(version);
  const opened: string[] = [];
  const questions: string[] = [];
  const ticks: (() => void)[] = [];
  const { handlers: calls } = createUpdatesFeature({
    updates,
    every: (_milliseconds, run) => {
      ticks.push(run);
      return () => undefined;
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
  return { ticks, settings, edges, logged, updates, open, calls, opened, questions };
};

describe('looking for newer versions (security J10)', () => {
  it('happens by itself a minute after the start and then every hour, once a day has passed', async () => {
    const { ticks, updates, edges } = await setUp(true);
    const pass = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1) for (const tick of ticks) tick();
      await new Promise((done) => setTimeout(done));
    };
    expect(edges.asked).toBe(0);
    await pass(1);
    expect(edges.asked).toBe(1);
    expect(updates.state()).toMatchObject({ newer: '1.3.0' });
    await pass(60);
    expect(edges.asked).toBe(1);
    edges.time += day;
    await pass(59);
    expect(edges.asked).toBe(1);
    await pass(1);
    expect(edges.asked).toBe(2);
  });

  it('is off until the person agrees', async () => {
    const { updates, edges } = await setUp(false);
    expect(fakeSettings().current().preferences.checkUpdates).toBe(false);
    expect(await updates.checkIfDue()).toMatchObject({ last: null, newer: null });
    expect(edges.asked).toBe(0);
  });

  it('happens once when it is asked for, even where it is off', async () => {
    const { updates, edges, logged } = await setUp(false);
    expect(await updates.check()).toEqual({
      place: 'possible',
      host: 'feed.example',
      last: { outcome: 'newer', at: 100 * day },
      newer: '1.3.0',
    });
    await updates.checkIfDue();
    expect(edges.asked).toBe(1);
    expect(logged).toEqual([['update-check', { outcome: 'newer' }]]);
  });

  it.each<UpdatePlace>(['off-by-system', 'no-feed'])(
    'never happens where it is %s',
    async (place) => {
      const { updates, edges } = await setUp(true, place);
      expect(await updates.check()).toEqual({ place, host: null, last: null, newer: null });
      expect(edges.asked).toBe(0);
    },
  );

  it('happens once a day by itself, over restarts, and whatever came of it', async () => {
    const { edges, open } = await setUp(true);
    edges.answer = 'not-reached';
    await open('1.2.3').checkIfDue();
    edges.time += day - 1;
    await open('1.2.3').checkIfDue();
    expect(edges.asked).toBe(1);
    edges.time += 1;
    await open('1.2.3').checkIfDue();
    expect(edges.asked).toBe(2);
    // The clock was a year ahead.
    edges.time -= 365 * day;
    await open('1.2.3').checkIfDue();
    expect(edges.asked).toBe(3);
  });

  it('happens once a day also where the settings cannot be written', async () => {
    const { settings, edges, updates } = await setUp(true);
    settings.full = true;
    expect(await updates.checkIfDue()).toMatchObject({ newer: '1.3.0' });
    await updates.checkIfDue();
    expect(edges.asked).toBe(1);
  });

  it('is done once for all who ask at the same time', async () => {
    const { edges, updates } = await setUp(true);
    await Promise.all([updates.check(), updates.check(), updates.checkIfDue()]);
    expect(edges.asked).toBe(1);
  });

  it.each(['1.3.0', '1.3.1', '2.0.0'])(
    'finds nothing newer than %s in an older feed',
    async (version) => {
      const { updates, calls } = await setUp(false, 'possible', version);
      expect(await updates.check()).toMatchObject({ last: { outcome: 'newest' }, newer: null });
      expect(await calls.openReleasePage()).toEqual(fail('BAD_REQUEST'));
    },
  );

  it('keeps what is known through a failure, until this is the newer version', async () => {
    const { edges, updates, open } = await setUp(false);
    await updates.check();
    edges.answer = 'not-valid';
    const after = await updates.check();
    expect(after).toMatchObject({ last: { outcome: 'not-valid' }, newer: '1.3.0' });
    expect(open('1.2.3').state()).toEqual(after);
    expect(open('1.3.0').state().newer).toBeNull();
  });

  it('is told that a feed has expired, offers nothing of it, and keeps what is known (update feed)', async () => {
    const { edges, updates, calls } = await setUp(false);
    // Days 0 to 2 of 1970; at the far end of the earth the last one ends 36 hours after it began here.
    const expires = '1970-01-03';
    const lasts = 2 * day + 1.5 * day;
    edges.answer = { ...release, expires };
    edges.time = lasts + 1;
    expect(await updates.check()).toMatchObject({ last: { outcome: 'outdated' }, newer: null });
    edges.time = lasts;
    expect(await updates.check()).toMatchObject({ last: { outcome: 'newer' }, newer: '1.3.0' });
    // What is known expires, too.
    edges.time = lasts + 1;
    expect(updates.state()).toMatchObject({ newer: null });
    expect(await calls.openReleasePage()).toEqual(fail('BAD_REQUEST'));
  });

  it('is not led back by an older feed that was signed once (update feed)', async () => {
    const { edges, updates, open } = await setUp(false);
    await updates.check();
    edges.answer = { ...release, version: '1.2.4' };
    const after = await updates.check();
    expect(after).toMatchObject({ last: { outcome: 'outdated' }, newer: '1.3.0' });
    // Known over restarts, and to the version that was announced.
    expect(open('1.2.3').state()).toEqual(after);
    expect(await open('1.3.0').check()).toMatchObject({
      last: { outcome: 'outdated' },
      newer: null,
    });
    // Once that word has expired, a version may be taken back.
    edges.answer = { ...release, version: '1.4.0', expires: '1970-06-01' };
    await updates.check();
    edges.time = 365 * day;
    edges.answer = { ...release, version: '1.3.1' };
    expect(await updates.check()).toMatchObject({ last: { outcome: 'newer' }, newer: '1.3.1' });
  });

  it('does not trust the settings file: a page of another site is not offered', async () => {
    const { settings, updates, calls } = await setUp(false);
    await settings.update((before) => ({
      ...before,
      updateCheck: {
        at: day,
        outcome: 'newer',
        release: { ...release, page: 'https://releases.example/other' },
      },
    }));
    expect(updates.state()).toMatchObject({ last: null, newer: null });
    expect(await calls.openReleasePage()).toEqual(fail('BAD_REQUEST'));
  });

  it('opens the page only after a question, which names the site', async () => {
    const { edges, updates, calls, opened, questions } = await setUp(false);
    await updates.check();
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
  it('asks nobody until the person agrees', async () => {
    const { ticks, edges } = await setUp(false);
    for (let i = 0; i < 200; i += 1) ticks[0]?.();
    await new Promise(setImmediate);
    expect(edges.asked).toBe(0);
  });
});
