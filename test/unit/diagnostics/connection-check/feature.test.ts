import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConnectionCheckFeature } from '../../../../electron/main/diagnostics/connection-check/feature';
import type { ExamineOptions } from '../../../../electron/main/diagnostics/connection-check/examine';
import type { AgreedAddresses } from '../../../../electron/main/account/client/agreed-addresses';
import type { Versions } from '../../../../electron/main/diagnostics/connection-check/write-report';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import { asCalled } from '../../calls/as-called';
import { valueOf } from '../../value-of';
import { quietJournal } from '../requests/requests';
import { healthy, nowMs, profileOf } from './examined';
import { folderOfTest } from '../../folder-of';

const versions: Versions = {
  app: '0.1.0',
  electron: '45.4.1',
  chromium: '150.0.1.2',
  node: '24.1.0',
  platform: 'linux',
  release: '6.1.0',
};
const profile = profileOf();
const profileId = profile.id;

const agreed = { agree: () => Promise.resolve(succeed(null)), has: () => true };

const setUp = async (
  changes: Partial<ExamineOptions> = {},
  target?: string,
  addresses: Pick<AgreedAddresses, 'agree' | 'has'> = agreed,
) => {
  const journal = quietJournal(() => nowMs);
  const options = { ...(await healthy()), ...changes, journal, versions };
  /** The current profile. */
  const now: { profile: Profile } = { profile };
  const copied: string[] = [];
  const dialogs = {
    chooseTarget: () => Promise.resolve(target === undefined ? fail('CANCELLED') : succeed(target)),
    writeClipboard: (text: string): Promise<Result<null>> => {
      copied.push(text);
      return Promise.resolve(succeed(null));
    },
  };
  const feature = createConnectionCheckFeature({ ...options, dialogs, addresses });
  const calls = asCalled(feature.handlers, () => succeed(now.profile));
  const run = async (one: Profile) =>
    valueOf(await feature.handlers.checkConnection({ profileId: one.id }, one));
  return { calls, feature, dialogs, run, journal, now, copied };
};

describe('the connection check', () => {
  it('sends nothing to an address that the user does not agree to, and asks once for two runs', async () => {
    let asked = 0;
    const agree = () => {
      asked += 1;
      return Promise.resolve(fail('CANCELLED'));
    };
    const changes = { resolveProxy: () => expect.unreachable() };
    const { calls } = await setUp(changes, undefined, { agree, has: () => false });
    const both = [calls.checkConnection({ profileId }), calls.checkConnection({ profileId })];
    expect(await Promise.all(both)).toEqual([fail('CANCELLED'), fail('CANCELLED')]);
    expect(asked).toBe(1);
  });

  it('joins a running check, and can be run again afterwards', async () => {
    let runs = 0;
    const { run } = await setUp({
      resolveProxy: () => {
        runs += 1;
        return Promise.resolve('DIRECT');
      },
    });
    const [first, second] = await Promise.all([run(profile), run(profile)]);
    expect(first).toBe(second);
    expect(runs).toBe(1);
    expect(await run(profile)).toEqual(first);
    expect(runs).toBe(2);
  });

  it('does not join a running check of the profile’s previous address, whose result is dropped', async () => {
    const looks: ((route: string) => void)[] = [];
    const { run, calls, copied } = await setUp({
      resolveProxy: () =>
        looks.length < 1
          ? new Promise((resolve) => {
              looks.push(resolve);
            })
          : Promise.resolve('DIRECT'),
    });
    const before = run(profile);
    await expect.poll(() => looks.length).toBe(1);
    const moved = { ...profile, baseUrl: 'no address' };
    const now = await run(moved);
    expect(now.results.map(({ outcome }) => outcome)).toContain('failed');
    looks[0]?.('DIRECT');
    expect((await before).results.map(({ outcome }) => outcome)).not.toContain('failed');
    await calls.copyReport({ profileId, withHost: false });
    expect(copied[0]).toContain('failed');
  });

  it('checks two profiles at the same time, each by itself', async () => {
    const { run } = await setUp();
    const other = profileOf({ id: '00000000-0000-4000-8000-000000000002', baseUrl: 'no address' });
    const [good, bad] = await Promise.all([run(profile), run(other)]);
    expect(good.results.map(({ outcome }) => outcome)).not.toContain('failed');
    expect(bad.results.map(({ outcome }) => outcome)).toContain('failed');
  });

  it('can be run again after a run that threw', async () => {
    let broken = true;
    const { calls, run } = await setUp({
      randomText: () => {
        if (broken) throw new Error('no random numbers');
        return 'random';
      },
    });
    await expect(run(profile)).rejects.toThrow();
    broken = false;
    expect(await calls.checkConnection({ profileId })).toMatchObject({ ok: true });
  });
});

describe('the calls of the connection check', () => {
  it('return neither a result nor a failure if the computer slept meanwhile', async () => {
    const ended = fail('ABORTED', { endedBy: 'sleep' });
    const { calls } = await setUp({ call: () => Promise.resolve({ result: ended }) });
    expect(await calls.checkConnection({ profileId })).toEqual(ended);
    const request = { profileId, withHost: false };
    expect(await calls.copyReport(request)).toEqual(fail('BAD_REQUEST'));
  });

  it('return no report before the first run, and none of a removed profile', async () => {
    const { calls, copied, feature } = await setUp();
    const request = { profileId, withHost: false };
    expect(await calls.copyReport(request)).toEqual(fail('BAD_REQUEST'));
    expect(await calls.saveReport(request)).toEqual(fail('BAD_REQUEST'));
    await calls.checkConnection({ profileId });
    feature.onProfileRemoved(profileId);
    expect(await calls.copyReport(request)).toEqual(fail('BAD_REQUEST'));
    const underWay = calls.checkConnection({ profileId });
    feature.onProfileRemoved(profileId);
    await underWay;
    expect(await calls.copyReport(request)).toEqual(fail('BAD_REQUEST'));
    expect(copied).toEqual([]);
  });

  it('copy and save the same report, with the host only when asked to', async () => {
    const file = path.join(folderOfTest('connection-check'), 'report.txt');
    const { calls, copied, journal } = await setUp({}, file);
    const made = { [profile.baseUrl]: fail('AUTH'), 'https://other.example': fail('NOT_FOUND') };
    for (const [baseUrl, result] of Object.entries(made)) {
      await journal.watch({ baseUrl, owner: null }, () => Promise.resolve({ result }));
    }
    await calls.checkConnection({ profileId });
    for (const withHost of [false, true]) {
      expect(await calls.copyReport({ profileId, withHost })).toEqual(succeed(null));
      expect(await calls.saveReport({ profileId, withHost })).toEqual(succeed(null));
      expect(readFileSync(file, 'utf8')).toBe(copied.at(-1));
      expect(copied.at(-1)?.includes('api.example.com')).toBe(withHost);
      expect(copied.at(-1)).toContain('2026-01-02T03:04:05.600Z AUTH');
      expect(copied.at(-1)).not.toContain('NOT_FOUND');
    }
  });

  it('name the host that was checked, not the profile’s current one', async () => {
    const { calls, now, copied } = await setUp();
    await calls.checkConnection({ profileId });
    now.profile = profileOf({ baseUrl: 'https://moved.example' });
    await calls.copyReport({ profileId, withHost: true });
    expect(copied[0]).toContain('host       api.example.com');
  });

  it('report a failed clipboard', async () => {
    const { calls, dialogs } = await setUp();
    await calls.checkConnection({ profileId });
    dialogs.writeClipboard = () => Promise.resolve(fail('CLIPBOARD_FAILED'));
    expect(await calls.copyReport({ profileId, withHost: false })).toEqual(
      fail('CLIPBOARD_FAILED'),
    );
  });

  it('write nothing if the user cancels, and report a failed write', async () => {
    const request = { profileId, withHost: false };
    const cancelling = await setUp();
    await cancelling.calls.checkConnection({ profileId });
    expect(await cancelling.calls.saveReport(request)).toEqual(fail('CANCELLED'));
    const folder = folderOfTest('connection-check');
    const nowhere = await setUp({}, path.join(folder, 'missing', 'report.txt'));
    await nowhere.calls.checkConnection({ profileId });
    expect(await nowhere.calls.saveReport(request)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(readdirSync(folder)).toEqual([]);
  });
});
