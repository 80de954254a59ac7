import * as nodeFs from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallAccount, smallWallet } from '../../service/small-account';
import { valueOf } from '../value-of';
import { moved, movedTo, x, y } from './one-wallet';
import { baselineHarness, type Remembering } from './baseline-harness';

let dialogs: Remembering;
beforeEach(() => {
  dialogs = baselineHarness();
});

/** Makes the keychain wait until `letGo` is called. */
const holdKeys = () => {
  let letGo: () => void = () => undefined;
  dialogs.edges.beforeKey = () => new Promise((resolve) => (letGo = resolve));
  return {
    letGo: () => {
      dialogs.edges.beforeKey = () => Promise.resolve();
      letGo();
    },
  };
};

/** Waits until that many alarms are reported, without waiting for any file. Returns the activity. */
const toldWith = ({ baselines }: ReturnType<Remembering['start']>, alarmCount: number) =>
  vi.waitFor(async () => {
    const { profileId } = dialogs;
    const told = valueOf(await baselines.handlers.readActivity({ profileId }));
    expect(told.alarmCount).toBe(alarmCount);
    return told;
  });

describe('the baseline of a profile', () => {
  it('contains nothing of the account in plain text', async () => {
    await dialogs.start().take(smallAccount);
    const bytes = await nodeFs.readFile(dialogs.file);
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
    await dialogs.start().take(smallAccount);
    const before = await nodeFs.readFile(dialogs.file);
    const { key } = dialogs.edges;
    dialogs.edges.key = dialogs.unavailable;
    const locked = dialogs.start();
    await locked.take(moved);
    dialogs.edges.key = key;
    expect(Buffer.compare(await nodeFs.readFile(dialogs.file), before)).toBe(0);
    const { alarms } = await locked.take(moved);
    expect(alarms).toMatchObject([{ before: x, after: y }]);
  });

  it('that was read but cannot be written reports so, and reports when it can be written again', async () => {
    const { baselines, take, acknowledge, activity } = dialogs.start();
    const { profileId, edges } = dialogs;
    const isSaved = () => baselines.isSaved(profileId);
    const kept: string[] = [];
    edges.onKept = (id) => void kept.push(id);
    expect(isSaved()).toBeNull();
    expect(await take(smallAccount)).toMatchObject({ home: 'disk' });
    await take(moved);
    expect([isSaved(), kept]).toEqual([true, []]);
    const { key } = edges;
    edges.key = dialogs.unavailable;
    expect(await acknowledge(null, 'asked')).toMatchObject({ home: 'this-run', alarmCount: 0 });
    expect(await take({ ...moved, name: 'Other' })).toMatchObject({ home: 'this-run' });
    expect([(await activity()).home, isSaved(), kept]).toEqual(['this-run', false, [profileId]]);
    edges.key = key;
    // The next answer writes it.
    expect(await take(moved)).toMatchObject({ home: 'disk', alarmCount: 0 });
    expect([isSaved(), kept]).toEqual([true, [profileId, profileId]]);
    expect(await dialogs.start().take(moved)).toMatchObject({ alarmCount: 0 });
  });

  it('is reported while its file is still being written', async () => {
    const run = dialogs.start();
    const { take, tryToTake, baselines } = run;
    await take(smallAccount);
    const { letGo } = holdKeys();
    const taking = tryToTake(moved);
    expect((await toldWith(run, 1)).home).toBe('disk');
    expect(baselines.isSaved(dialogs.profileId)).toBe(true);
    expect(baselines.underWay()).not.toBeNull();
    letGo();
    await taking;
    expect(baselines.underWay()).toBeNull();
    expect((await dialogs.start().activity()).alarmCount).toBe(1);
  });

  it('that is slow to write delays nobody, and is written with the latest answer', async () => {
    const run = dialogs.start();
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
    expect((await dialogs.start().activity()).alarms).toMatchObject([{ before: y }]);
  });

  it('that is damaged is set aside with a notice, and starts again', async () => {
    await dialogs.start().take(smallAccount);
    await nodeFs.truncate(dialogs.file, 50);
    const { take, files } = dialogs.start();
    expect((await take(moved)).alarmCount).toBe(0);
    expect(files.notices(dialogs.profileId)).toMatchObject([{ kind: 'damaged', file: 'memory' }]);
    expect(await nodeFs.readdir(dialogs.folder)).toHaveLength(2);
  });

  it('that was found damaged is reported until an answer has been compared, also in a later run', async () => {
    await dialogs.start().take(smallAccount);
    await nodeFs.writeFile(dialogs.file, 'damaged');
    // A run without an answer: offline, or ended at once.
    await dialogs.start().activity();
    const { lost } = await dialogs.start().take(moved);
    expect(lost).toMatchObject({ why: 'damaged' });
    expect((await dialogs.start().take(moved)).lost).toEqual(lost);
  });

  it('that was found damaged is reported in a later run even after another write', async () => {
    await dialogs.start().take(smallAccount);
    await nodeFs.writeFile(dialogs.file, 'damaged');
    await dialogs.start().dismiss('a pair', true);
    const later = dialogs.start();
    expect((await later.activity()).lost).toMatchObject({ why: 'damaged' });
    expect((await later.dismissed()).pairs).toEqual(['a pair']);
  });

  it('that was found to be an older one is not acknowledged together with an alarm in it', async () => {
    const { take } = dialogs.start();
    await take(smallAccount);
    await take(moved);
    const earlier = await nodeFs.readFile(dialogs.file);
    await take({ ...moved, name: 'Other' });
    await nodeFs.writeFile(dialogs.file, earlier);
    const later = dialogs.start();
    expect((await later.activity()).alarmCount).toBe(1);
    const { alarmCount, lost } = await later.acknowledge(null);
    expect(alarmCount).toBe(0);
    expect(lost).toMatchObject({ why: 'older' });
  });

  it('that opens but has an unknown format is reported as damaged, then and in later runs', async () => {
    await dialogs.start().take(smallAccount);
    await dialogs.rewrite(() => '{"of":"a later build"}\n');
    const { take, activity, files } = dialogs.start();
    expect((await activity()).seenAt).toBeNull();
    expect(files.notices(dialogs.profileId)).toMatchObject([{ kind: 'damaged', file: 'memory' }]);
    const { lost, alarmCount } = await take(moved);
    expect(lost).toMatchObject({ why: 'damaged' });
    expect(alarmCount).toBe(0);
    const later = dialogs.start();
    expect((await later.activity()).lost).toEqual(lost);
    expect((await later.take(smallAccount)).alarmCount).toBe(1);
  });

  it('of a removed profile is no longer written', async () => {
    const { take, baselines, files } = dialogs.start();
    await take(smallAccount);
    baselines.forget(dialogs.profileId);
    await files.removeProfile(dialogs.profileId);
    dialogs.edges.isKnown = false;
    await take(moved);
    expect(await nodeFs.readdir(dialogs.folder)).toEqual([]);
  });
});
