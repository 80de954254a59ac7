import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import {
  quitInTime,
  quitWhenWritten,
} from '../../../../electron/main/shell/lifecycle/quit-in-time';

const quitting = () => {
  const events = new EventEmitter();
  const steps: string[] = [];
  const timers: { milliseconds: number; run: () => void }[] = [];
  const exit = (code: number): void => void steps.push(`exit ${code}`);
  quitInTime(Object.assign(events, { exit }) as unknown as App, {
    after: (milliseconds, run) => void timers.push({ milliseconds, run }),
    onQuitting: () => void steps.push('quitting'),
    onLate: () => void steps.push('late'),
    onEnd: () => void steps.push('end'),
  });
  return { events, steps, timers };
};

describe('quitting (security I10)', () => {
  it('goes its own way when nothing hangs', () => {
    const { events, steps } = quitting();
    events.emit('before-quit');
    events.emit('will-quit');
    expect(steps).toEqual(['quitting', 'end']);
  });

  it('is over within two seconds whatever hangs', () => {
    const { events, steps, timers } = quitting();
    events.emit('before-quit');
    expect(timers.map(({ milliseconds }) => milliseconds < 2000)).toEqual([true]);
    timers[0]?.run();
    expect(steps).toEqual(['quitting', 'late', 'end', 'exit 0']);
  });

  it('gets no more time by being asked again', () => {
    const { events, timers } = quitting();
    events.emit('before-quit');
    events.emit('before-quit');
    expect(timers).toHaveLength(1);
  });
});

describe('quitting while settings are being written', () => {
  const ending = (underWay: () => Promise<void> | null) => {
    const events = new EventEmitter();
    const exits: number[] = [];
    const exit = (code: number): void => void exits.push(code);
    quitWhenWritten(Object.assign(events, { exit }) as unknown as App, { underWay });
    let stays = false;
    events.emit('will-quit', { preventDefault: () => (stays = true) });
    return { exits, stays };
  };

  it('waits for nothing where nothing is being written', () => {
    expect(ending(() => null)).toEqual({ exits: [], stays: false });
  });

  it('ends when the disk has them, and not before', async () => {
    let written: () => void = () => undefined;
    const writing = new Promise<void>((resolve) => (written = resolve));
    const { exits, stays } = ending(() => writing);
    expect({ exits, stays }).toEqual({ exits: [], stays: true });
    written();
    await writing;
    await Promise.resolve();
    expect(exits).toEqual([0]);
  });
});
