import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createCaptureGuard } from '../../../../electron/main/shell/privacy/capture-protection';
import { refusedSwitches } from '../../../../electron/main/shell/startup/refused-switches';

const fakeWindow = () => {
  const calls: boolean[] = [];
  const events = new EventEmitter();
  const window = Object.assign(events, {
    setContentProtection: (enable: boolean) => void calls.push(enable),
  });
  return { window: window as unknown as Electron.BrowserWindow, events, calls };
};

describe('a window that is kept out of screenshots (security A8)', () => {
  it('is protected only if that is chosen', () => {
    const guard = createCaptureGuard({ platform: 'win32', allowed: false });
    const { window, calls } = fakeWindow();
    guard.add(window);
    expect(calls).toEqual([]);
    guard.set(true);
    guard.set(true);
    guard.set(false);
    expect(calls).toEqual([true, false]);
  });

  it('is protected again when it is created again', () => {
    const guard = createCaptureGuard({ platform: 'darwin', allowed: false });
    const [first, second] = [fakeWindow(), fakeWindow()];
    guard.set(true);
    guard.add(first.window);
    first.events.emit('closed');
    guard.add(second.window);
    guard.set(false);
    expect([first.calls, second.calls]).toEqual([[true], [true, false]]);
  });

  it.each([
    ['linux', false, 'not-available'],
    ['linux', true, 'not-available'],
    ['win32', true, 'off-for-this-run'],
    ['darwin', true, 'off-for-this-run'],
  ] as const)('is not protected on %s, --allow-capture %s', (platform, allowed, state) => {
    const guard = createCaptureGuard({ platform, allowed });
    const { window, calls } = fakeWindow();
    guard.add(window);
    guard.set(true);
    expect([guard.state, calls]).toEqual([state, []]);
  });

  it('can be captured for one run with a switch that packaged apps accept', () => {
    expect(refusedSwitches).not.toContain('allow-capture');
  });
});
