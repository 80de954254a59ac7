import * as nodeFs from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallAccount, smallWallet } from '../../service/small-account';
import { valueOf } from '../value-of';
import { remembering, type Remembering } from './remembering';

const [x, y] = [smallWallet.walletAddress, '0x52908400098527886E0F7030069857D2E4169EE7'];
const wallet = (changes: object = {}) => ({ ...smallWallet, ...changes });
const withWallets = (...wallets: readonly unknown[]) => ({ ...smallAccount, wallets });

let dialogs: Remembering;
beforeEach(() => {
  dialogs = remembering();
});

describe('the baseline of a profile', () => {
  it('has nothing of the account in the clear', async () => {
    await dialogs.start().take(smallAccount);
    const bytes = await nodeFs.readFile(dialogs.file);
    for (const canary of [x, smallWallet.id, 'Operating', 'wallets']) {
      expect(bytes.includes(canary)).toBe(false);
    }
  });

  it('of this run only is on no disk, and watches all the same', async () => {
    const passing = remembering('this-run');
    const { take } = passing.start();
    await take(smallAccount);
    expect((await take(withWallets(wallet({ walletAddress: y })))).alarmCount).toBe(1);
    expect(await nodeFs.readdir(passing.folder)).toEqual([]);
  });

  it('that cannot be got at is not written over, so its pins outlive it', async () => {
    await dialogs.start().take(smallAccount);
    const before = await nodeFs.readFile(dialogs.file);
    const { key } = dialogs.edges;
    dialogs.edges.key = dialogs.unavailable;
    const locked = dialogs.start();
    await locked.take(withWallets(wallet({ walletAddress: y })));
    dialogs.edges.key = key;
    expect(Buffer.compare(await nodeFs.readFile(dialogs.file), before)).toBe(0);
    const { alarms } = await locked.take(withWallets(wallet({ walletAddress: y })));
    expect(alarms).toMatchObject([{ before: x, after: y }]);
  });

  it('that is read already and cannot be written now says so, and is written with the next answer', async () => {
    const run = dialogs.start();
    const { baselines, take } = run;
    const isSaved = () => baselines.isSaved(dialogs.profileId);
    expect(isSaved()).toBeNull();
    expect(await take(smallAccount)).toMatchObject({ home: 'disk' });
    expect(isSaved()).toBe(true);
    const moved = withWallets(wallet({ walletAddress: y }));
    await take(moved);
    const { key } = dialogs.edges;
    dialogs.edges.key = dialogs.unavailable;
    expect(await run.acknowledge(null, 'asked')).toMatchObject({ home: 'this-run', alarmCount: 0 });
    expect(await run.activity()).toMatchObject({ home: 'this-run' });
    expect(isSaved()).toBe(false);
    dialogs.edges.key = key;
    expect(await take(moved)).toMatchObject({ home: 'disk', alarmCount: 0 });
    expect(isSaved()).toBe(true);
    expect(await dialogs.start().take(moved)).toMatchObject({ alarmCount: 0 });
  });

  it('is told of while its file is still being written', async () => {
    const { take, tryToTake, baselines } = dialogs.start();
    const { profileId } = dialogs;
    await take(smallAccount);
    let goOn: () => void = () => undefined;
    dialogs.edges.beforeKey = () => new Promise((resolve) => (goOn = resolve));
    const taking = tryToTake(withWallets(wallet({ walletAddress: y })));
    await vi.waitFor(async () => {
      const activity = valueOf(await baselines.handlers.readActivity({ profileId }));
      expect(activity).toMatchObject({ alarmCount: 1, home: 'disk' });
    });
    expect(baselines.isSaved(profileId)).toBe(true);
    expect(baselines.underWay()).not.toBeNull();
    dialogs.edges.beforeKey = () => Promise.resolve();
    goOn();
    await taking;
    expect(baselines.underWay()).toBeNull();
    expect((await dialogs.start().activity()).alarmCount).toBe(1);
  });

  it('that cannot be written after all is told of, and so is one that can again', async () => {
    const { take, tryToTake, baselines, acknowledge, activity } = dialogs.start();
    const { profileId, edges } = dialogs;
    await take(smallAccount);
    const kept: string[] = [];
    edges.onKept = (id) => void kept.push(id);
    const { key } = edges;
    edges.key = dialogs.unavailable;
    const moved = withWallets(wallet({ walletAddress: y }));
    await tryToTake(moved);
    expect([kept, (await activity()).home, baselines.isSaved(profileId)]).toEqual([
      ...[[profileId], 'this-run', false],
    ]);
    await tryToTake(moved);
    expect([kept.length, (await activity()).home]).toEqual([1, 'this-run']);
    edges.key = key;
    await tryToTake(moved);
    expect([kept.length, (await activity()).home]).toEqual([2, 'disk']);
    expect((await acknowledge(null)).home).toBe('disk');
  });

  it('that is not written yet keeps nobody waiting, whatever was done before', async () => {
    const run = dialogs.start();
    await run.take(smallAccount);
    await run.take(withWallets(wallet({ walletAddress: y })));
    let goOn: () => void = () => undefined;
    dialogs.edges.beforeKey = () => new Promise((resolve) => (goOn = resolve));
    const acknowledging = run.acknowledge(null);
    const { profileId } = dialogs;
    const told = await vi.waitFor(async () => {
      const activity = valueOf(await run.baselines.handlers.readActivity({ profileId }));
      expect(activity.alarmCount).toBe(0);
      return activity.home;
    });
    expect(told).toBe('disk');
    dialogs.edges.beforeKey = () => Promise.resolve();
    goOn();
    expect(await acknowledging).toMatchObject({ alarmCount: 0, home: 'disk' });
  });

  it('that takes its time to be written ends with what has been answered since', async () => {
    const { acknowledge, take, tryToTake, baselines } = dialogs.start();
    const { profileId, edges } = dialogs;
    await take(smallAccount);
    await take(withWallets(wallet({ walletAddress: y })));
    let goOn: () => void = () => undefined;
    edges.beforeKey = () => new Promise((resolve) => (goOn = resolve));
    const acknowledging = acknowledge(null);
    await vi.waitFor(async () => {
      const told = valueOf(await baselines.handlers.readActivity({ profileId }));
      expect(told.alarmCount).toBe(0);
    });
    const taking = tryToTake(withWallets(wallet({ walletAddress: `0x${'e'.repeat(40)}` })));
    await vi.waitFor(async () => {
      const told = valueOf(await baselines.handlers.readActivity({ profileId }));
      expect(told.alarmCount).toBe(1);
    });
    edges.beforeKey = () => Promise.resolve();
    goOn();
    expect(await acknowledging).toMatchObject({ alarmCount: 1, alarms: [{ before: y }] });
    await taking;
  });

  it('that is damaged is set aside with a notice, and begins anew', async () => {
    await dialogs.start().take(smallAccount);
    await nodeFs.truncate(dialogs.file, 50);
    const { take, files } = dialogs.start();
    expect((await take(withWallets(wallet({ walletAddress: y })))).alarmCount).toBe(0);
    expect(files.notices(dialogs.profileId)).toMatchObject([{ kind: 'damaged', file: 'memory' }]);
    expect(await nodeFs.readdir(dialogs.folder)).toHaveLength(2);
  });

  it('that was found damaged is told of until an answer has been compared, also in a later run', async () => {
    await dialogs.start().take(smallAccount);
    await nodeFs.writeFile(dialogs.file, 'damaged');
    // A run without an answer: offline, or ended at once.
    await dialogs.start().activity();
    const moved = withWallets(wallet({ walletAddress: y }));
    const { lost } = await dialogs.start().take(moved);
    expect(lost).toMatchObject({ why: 'damaged' });
    expect((await dialogs.start().take(moved)).lost).toEqual(lost);
  });

  it('that opens and is none of ours is told of with the answer that begins anew, and in later runs', async () => {
    const { files, take } = dialogs.start();
    await take(smallAccount);
    const { key } = dialogs.edges;
    if (!key.ok || key.value === null) throw new Error('no key');
    const memory = files.of(dialogs.profileId, 'memory');
    await memory.write(key.value, Buffer.from('{"of":"a later build"}\n'));
    const moved = withWallets(wallet({ walletAddress: y }));
    const { lost } = await dialogs.start().take(moved);
    expect(lost).toMatchObject({ why: 'damaged' });
    expect((await dialogs.start().activity()).lost).toEqual(lost);
  });

  it('of a profile that is gone is written no more', async () => {
    const { take, baselines, files } = dialogs.start();
    await take(smallAccount);
    baselines.forget(dialogs.profileId);
    await files.removeProfile(dialogs.profileId);
    dialogs.edges.isKnown = false;
    await take(withWallets(wallet({ walletAddress: y })));
    expect(await nodeFs.readdir(dialogs.folder)).toEqual([]);
  });
});
