import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import { createNotes } from '../../../../electron/main/notes/feature';
import {
  quitInTime,
  quitWithSession,
  quitWhenWritten,
  type Written,
} from '../../../../electron/main/shell/lifecycle/quit-in-time';
import { createProfileFiles } from '../../../../electron/main/storage/profile-files';
import { createSerialQueue } from '../../../../electron/main/storage/serial-queue';
import { succeed } from '../../../../shared/failure';
import { emptyNote } from '../../../../shared/notes';
import { smallAccount, smallWallet } from '../../../service/small-account';
import { baselineHarness } from '../../changes/baseline-harness';
import { fileMarks } from '../../storage/file-marks';
import { folderOfTest } from '../../folder-of';

const quitting = () => {
  const events = new EventEmitter();
  const steps: string[] = [];
  const timers: { milliseconds: number; run: () => void }[] = [];
  quitInTime(events as unknown as App, {
    after: (milliseconds, run) => void timers.push({ milliseconds, run }),
    log: (event) => void steps.push(event),
    flush: () => void steps.push('end'),
    kill: () => void steps.push('kill'),
  });
  return { events, steps, timers };
};

it('the end of a Windows session also ends the app, and waiting log lines are written at once', () => {
  const window = new EventEmitter();
  const steps: string[] = [];
  const app = { quit: () => void steps.push('quit') };
  quitWithSession(window as unknown as Electron.BrowserWindow, app, () => void steps.push('end'));
  expect(steps).toEqual([]);
  window.emit('session-end', { reasons: ['logoff'] });
  expect(steps).toEqual(['quit', 'end']);
});

describe('quitting (security I10)', () => {
  it('is left alone if nothing hangs', () => {
    const { events, steps } = quitting();
    events.emit('before-quit');
    events.emit('will-quit');
    expect(steps).toEqual(['quitting']);
    events.emit('quit', {}, 0);
    expect(steps).toEqual(['quitting', 'end']);
  });

  it('takes at most two seconds, whatever hangs', () => {
    const { events, steps, timers } = quitting();
    events.emit('before-quit');
    events.emit('will-quit');
    timers[0]?.run();
    timers[1]?.run();
    // A disk that hangs would hold a flush, and with it the end.
    expect(steps).toEqual(['quitting', 'quit-forced', 'kill']);
    const total = timers.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    expect([timers.length, total < 2000]).toEqual([2, true]);
  });

  it('also writes the log if a Linux session is gone and Electron reports only the end', () => {
    const { events, steps } = quitting();
    events.emit('quit', {}, 0);
    expect(steps).toEqual(['end']);
  });

  it('gets no more time by being requested again', () => {
    const { events, timers } = quitting();
    events.emit('before-quit');
    events.emit('before-quit');
    expect(timers).toHaveLength(1);
  });
});

describe('quitting during a write', () => {
  const ending = (...written: readonly Written[]) => {
    const events = new EventEmitter();
    const exits: number[] = [];
    const exit = (code: number): void => void exits.push(code);
    quitWhenWritten(Object.assign(events, { exit }) as unknown as App, written);
    let stays = false;
    events.emit('will-quit', { preventDefault: () => (stays = true) });
    return { exits, stays };
  };
  const idle: Written = { underWay: () => null };
  const busy = () => {
    const inTurn = createSerialQueue();
    let end: () => void = () => undefined;
    const begin = (): Promise<void> =>
      inTurn(() => new Promise<void>((resolve) => (end = resolve)));
    return {
      begin,
      end: async () => {
        await setImmediate();
        end();
        await setImmediate();
        await setImmediate();
      },
      underWay: inTurn.underWay,
    };
  };

  it('waits for nothing if nothing is being written', () => {
    expect(ending(idle, idle)).toEqual({ exits: [], stays: false });
  });

  it('ends once everything is on the disk, and not before', async () => {
    const [settings, files] = [busy(), busy()];
    void settings.begin();
    void files.begin();
    const { exits, stays } = ending(settings, files);
    expect({ exits, stays }).toEqual({ exits: [], stays: true });
    await settings.end();
    expect(exits).toEqual([]);
    await files.end();
    expect(exits).toEqual([0]);
  });

  it('also waits for work that waited for the write', async () => {
    const files = busy();
    const writing = files.begin().then(files.begin);
    const { exits } = ending(idle, files);
    await files.end();
    expect(exits).toEqual([]);
    await files.end();
    await writing;
    expect(exits).toEqual([0]);
  });
});

/** The exit code, once the app has quit after all writes. */
const exitOf = (written: readonly Written[]): Promise<unknown> =>
  new Promise((exit) => {
    const events = new EventEmitter();
    quitWhenWritten(Object.assign(events, { exit }) as unknown as App, written);
    events.emit('will-quit', { preventDefault: () => undefined });
  });

it('quitting while notes are being written ends once they are on the disk', async () => {
  const folder = folderOfTest('quit');
  const key = randomBytes(32);
  const open = () => {
    const files = createProfileFiles({ folder, now: () => 1, marks: fileMarks() });
    const secrets = { fileKeyOf: () => Promise.resolve(succeed(key)) };
    return { files, notes: createNotes({ files, secrets, isKnown: () => true }) };
  };
  const { files, notes } = open();
  await notes.read('profile');
  const note = { ...emptyNote, name: 'Payroll' };
  void notes.save('profile', 'first', note);
  void notes.save('profile', 'second', note);
  await setImmediate();
  expect(await exitOf([files])).toBe(0);
  const kept = await open().notes.read('profile');
  expect(kept).toMatchObject({
    value: { entries: [{ address: 'first' }, { address: 'second' }] },
  });
});

it('quitting while an alarm is being acknowledged ends once the acknowledgement is on the disk', async () => {
  const harness = baselineHarness();
  const { files, baselines, take } = harness.start();
  await take(smallAccount);
  const walletAddress = '0x52908400098527886E0F7030069857D2E4169EE7';
  const { alarmCount, version } = await take({
    ...smallAccount,
    wallets: [{ ...smallWallet, walletAddress }],
  });
  expect(alarmCount).toBe(1);
  const acknowledged = baselines.handlers.acknowledge({
    profileId: harness.profileId,
    version,
    numbers: null,
    reason: null,
  });
  expect(await exitOf([files, baselines])).toBe(0);
  expect((await harness.start().activity()).alarmCount).toBe(0);
  await acknowledged;
});
