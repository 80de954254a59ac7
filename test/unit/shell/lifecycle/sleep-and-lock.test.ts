import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { followSleepAndLock } from '../../../../electron/main/shell/lifecycle/sleep-and-lock';

describe('a computer that nobody is at (security E11)', () => {
  it.each([
    ['whose screen is locked', 'lock-screen', 'unlock-screen'],
    ['on which macOS shows another user', 'user-did-resign-active', 'user-did-become-active'],
  ])('%s: it is locked until the user is back', (_which, left, back) => {
    const power = new EventEmitter();
    const told: string[] = [];
    const tell = (what: string) => () => {
      told.push(what);
    };
    const { isScreenLocked } = followSleepAndLock(power, {
      onSleep: tell('sleep'),
      onWake: tell('wake'),
      onLock: tell('lock'),
      onUnlock: tell('unlock'),
    });
    power.emit(left);
    expect([told, isScreenLocked()]).toEqual([['lock'], true]);
    power.emit(back);
    expect([told, isScreenLocked()]).toEqual([['lock', 'unlock'], false]);
  });
});
