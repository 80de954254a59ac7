import * as nodeFs from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallAccount, smallWallet } from '../../service/small-account';
import { valueOf } from '../value-of';
import { moved, movedTo, x, y } from './one-wallet';
import { baselineHarness, type BaselineHarness } from './baseline-harness';

let harness: BaselineHarness;
beforeEach(() => {
  harness = baselineHarness();
});

/** Makes the keychain wait until `letGo` is called. */
const holdKeys = () => {
  let letGo: () => void = () => undefined;
  harness.edges.beforeKey = () => new Promise((resolve) => (letGo = resolve));
  return {
    letGo: () => {
      harness.edges.beforeKey = () => Promise.resolve();
      letGo();
    },
  };
};

/** Waits until that many alarms are reported, without waiting for any file. Returns the activity. */
const toldWith = ({ baselines }: ReturnType<BaselineHarness['start']>, alarmCount: number) =>
  vi.waitFor(async () => {
    const { profileId } = harness;
    const told = valueOf(await baselines.handlers.readActivity({ profileId }));
    expect(told.alarmCount).toBe(alarmCount);
    return told;
  });

describe('the baseline of a profile', () => {
  it('contains nothing of the account in plain text', async () => {
    await harness.start().take(smallAccount);
    const bytes = await nodeFs.readFile(harness.file);
    for (const canary of [x, smallWallet.id, 'Operating', 'wallets']) {
      expect(bytes.includes(canary)).toBe(false);
    }
  });

  it('of this run only is on no disk, and still raises alarms', async () => {
    const passing = baselineHarness('this-run');
    const { take } = passing.start();
    await take(smallAccount);
    expect((await take(moved)).alarmCount).toBe(1);
    expect(await nodeFs.readdir(passing.folder)).toEqual([]);
  });

  it('that cannot be opened is not overwritten, so its pins survive', async () => {
    await harness.start().take(smallAccount);
    const before = await nodeFs.readFile(harness.file);
    const { key } = harness.edges;
    harness.edges.key = harness.unavailable;
    const locked = harness.start();
    await locked.take(moved);
    harness.edges.key = key;
    expect(Buffer.compare(await nodeFs.readFile(harness.file), before)).toBe(0);
    const { alarms } = await locked.take(moved);
    expect(alarms).toMatchObject([{ before: x, after: y }]);
  });

  it('that could not be opened is not overwritten when its key is there a moment later', async () => {
    await harness.start().take(smallAccount);
    const before = await nodeFs.readFile(harness.file);
    const { edges, unavailable } = harness;
    const answers = [unavailable, edges.key];
    edges.beforeKey = () => {
      edges.key = answers.shift() ?? edges.key;
      return Promise.resolve();
    };
    await harness.start().take(moved);
    expect(Buffer.compare(await nodeFs.readFile(harness.file), before)).toBe(0);
  });

  it('that was read but cannot be written reports so, and reports when it can be written again', async () => {
    const { baselines, take, acknowledge, activity } = harness.start();
    const { profileId, edges } = harness;
    const isSaved = () => baselines.isSaved(profileId);
    const kept: string[] = [];
    edges.onKept = (id) => void kept.push(id);
    expect(isSaved()).toBeNull();
    expect(await take(smallAccount)).toMatchObject({ home: 'disk' });
    await take(moved);
    expect([isSaved(), kept]).toEqual([true, []]);
    const { key } = edges;
    edges.key = harness.unavailable;
    expect(await acknowledge(null, 'asked')).toMatchObject({ home: 'this-run', alarmCount: 0 });
    expect(await take({ ...moved, name: 'Other' })).toMatchObject({ home: 'this-run' });
    expect([(await activity()).home, isSaved(), kept]).toEqual(['this-run', false, [profileId]]);
    edges.key = key;
    // The next answer writes it.
    expect(await take(moved)).toMatchObject({ home: 'disk', alarmCount: 0 });
    expect([isSaved(), kept]).toEqual([true, [profileId, profileId]]);
    expect(await harness.start().take(moved)).toMatchObject({ alarmCount: 0 });
  });

  it('is reported while its file is still being written', async () => {
    const run = harness.start();
    const { take, tryToTake, baselines } = run;
    await take(smallAccount);
    const { letGo } = holdKeys();
    const taking = tryToTake(moved);
    expect((await toldWith(run, 1)).home).toBe('disk');
    expect(baselines.isSaved(harness.profileId)).toBe(true);
    expect(baselines.underWay()).not.toBeNull();
    letGo();
    await taking;
    expect(baselines.underWay()).toBeNull();
    expect((await harness.start().activity()).alarmCount).toBe(1);
  });

  it('that is slow to write delays nobody, and is written with the latest answer', async () => {
    const run = harness.start();
    await run.take(smallAccount);
    await run.take(moved);
    const { letGo } = holdKeys();
    const acknowledging = run.acknowledge(null);
    expect((await toldWith(run, 0)).home).toBe('disk');
    const taking = run.tryToTake(movedTo(`0x${'e'.repeat(40)}`));
    await toldWith(run, 1);
    letGo();
    expect(await acknowledging).toMatchObject({
      alarmCount: 1,
      home: 'disk',
      alarms: [{ before: y }],
    });
    await taking;
    expect((await harness.start().activity()).alarms).toMatchObject([{ before: y }]);
  });

  it('that is damaged is set aside with a notice, and starts again', async () => {
    await harness.start().take(smallAccount);
    await nodeFs.truncate(harness.file, 50);
    const { take, files } = harness.start();
    expect((await take(moved)).alarmCount).toBe(0);
    expect(files.notices(harness.profileId)).toMatchObject([{ kind: 'damaged', file: 'memory' }]);
    expect(await nodeFs.readdir(harness.folder)).toHaveLength(2);
  });

  it('that was found damaged is reported until an answer has been compared, also in a later run', async () => {
    await harness.start().take(smallAccount);
    await nodeFs.writeFile(harness.file, 'damaged');
    // A run without an answer: offline, or ended at once.
    await harness.start().activity();
    const { lost } = await harness.start().take(moved);
    expect(lost).toMatchObject({ why: 'damaged' });
    expect((await harness.start().take(moved)).lost).toEqual(lost);
  });

  it('that was found damaged is reported in a later run even after another write', async () => {
    await harness.start().take(smallAccount);
    await nodeFs.writeFile(harness.file, 'damaged');
    await harness.start().dismiss('a pair', true);
    const later = harness.start();
    expect((await later.activity()).lost).toMatchObject({ why: 'damaged' });
    expect((await later.dismissed()).pairs).toEqual(['a pair']);
  });

  it('that was found damaged becomes another version once it is marked as seen', async () => {
    await harness.start().take(smallAccount);
    await nodeFs.writeFile(harness.file, 'damaged');
    const { activity, markSeen } = harness.start();
    const { version } = await activity();
    const seen = valueOf(await markSeen());
    expect(seen.lost).toMatchObject({ why: 'damaged' });
    expect(seen.version).not.toBe(version);
  });

  it('that was found to be an older one is not acknowledged together with an alarm in it', async () => {
    const { take } = harness.start();
    await take(smallAccount);
    await take(moved);
    const earlier = await nodeFs.readFile(harness.file);
    await take({ ...moved, name: 'Other' });
    await nodeFs.writeFile(harness.file, earlier);
    const later = harness.start();
    expect((await later.activity()).alarmCount).toBe(1);
    const { alarmCount, lost } = await later.acknowledge(null);
    expect(alarmCount).toBe(0);
    expect(lost).toMatchObject({ why: 'older' });
  });

  it('that opens but has an unknown format is reported as damaged, then and in later runs', async () => {
    await harness.start().take(smallAccount);
    await harness.rewrite(() => '{"of":"a later build"}\n');
    const { take, activity, files } = harness.start();
    expect((await activity()).seenAt).toBeNull();
    expect(files.notices(harness.profileId)).toMatchObject([{ kind: 'damaged', file: 'memory' }]);
    const { lost, alarmCount } = await take(moved);
    expect(lost).toMatchObject({ why: 'damaged' });
    expect(alarmCount).toBe(0);
    const later = harness.start();
    expect((await later.activity()).lost).toEqual(lost);
    expect((await later.take(smallAccount)).alarmCount).toBe(1);
  });

  it('of a removed profile is no longer written', async () => {
    const { take, baselines, files } = harness.start();
    await take(smallAccount);
    baselines.forget(harness.profileId);
    await files.removeProfile(harness.profileId);
    harness.edges.isKnown = false;
    await take(moved);
    expect(await nodeFs.readdir(harness.folder)).toEqual([]);
  });
});
