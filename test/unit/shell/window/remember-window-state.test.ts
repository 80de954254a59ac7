import { describe, expect, it } from 'vitest';
import {
  type WindowState,
  rememberWindowState,
} from '../../../../electron/main/shell/window/window-state';
import { fakeWindow } from './fake-window';

/** A window whose delayed saves run when the test says so. */
const remembering = (opened = 1, platform: NodeJS.Platform = 'linux') => {
  const fake = fakeWindow(platform);
  fake.shown.zoom = opened;
  const saved: WindowState[] = [];
  let due: (() => void)[] = [];
  rememberWindowState(
    fake.window,
    { opened, platform },
    (place) => void saved.push(place),
    (run) => {
      due = [...due, run];
      return () => {
        due = due.filter((one) => one !== run);
      };
    },
  );
  const pass = (): void => {
    const running = due;
    due = [];
    for (const run of running) run();
  };
  return { ...fake, saved, pass };
};

describe('the stored position of a window', () => {
  it('is saved once, when the window has stopped moving', () => {
    const { events, saved, pass, shown } = remembering();
    for (const event of ['move', 'resize', 'move']) events.emit(event);
    shown.bounds = { x: 5, y: 6, width: 900, height: 700 };
    pass();
    pass();
    expect(saved).toEqual([{ x: 5, y: 6, width: 900, height: 700, maximized: false, zoom: 1 }]);
  });

  it('is the unmaximized one of a maximized window', () => {
    const { events, saved, pass, shown } = remembering();
    shown.maximized = true;
    events.emit('maximize');
    pass();
    shown.maximized = false;
    events.emit('unmaximize');
    pass();
    expect(saved.map(({ width, maximized }) => [width, maximized])).toEqual([
      [800, true],
      [800, false],
    ]);
  });

  it.each(['maximized', 'fullScreen', 'minimized'] as const)(
    'is the earlier one of a window that the user has made %s on macOS',
    (state) => {
      const { events, saved, pass, shown } = remembering(1, 'darwin');
      events.emit('move');
      shown.bounds = { x: 50, y: 60, width: 900, height: 700 };
      pass();
      shown[state] = true;
      shown.bounds = { x: 0, y: 0, width: 1920, height: 1080 };
      events.emit('resize');
      pass();
      expect(saved.map(({ x, y, width, height }) => ({ x, y, width, height }))).toEqual(
        Array.from({ length: 2 }, () => ({ x: 50, y: 60, width: 900, height: 700 })),
      );
    },
  );

  it('is on the screen that a maximized window was moved to, if Electron knows it', () => {
    const { events, saved, pass, shown } = remembering();
    events.emit('move');
    pass();
    shown.maximized = true;
    shown.bounds = { ...shown.bounds, x: 2000 };
    events.emit('move');
    pass();
    expect(saved.map(({ x }) => x)).toEqual([1, 2000]);
  });

  it.each(['close', 'session-end'])(
    'is saved when the window closes, if it has moved: %s',
    (end) => {
      const { events, saved, pass } = remembering();
      events.emit('move');
      events.emit(end);
      pass();
      expect(saved).toHaveLength(1);
    },
  );

  it('is not read from a window that moved while closing, once it is destroyed', () => {
    const { events, window, saved, pass } = remembering();
    events.emit('close');
    events.emit('move');
    window.getNormalBounds = () => {
      throw new TypeError('Object has been destroyed');
    };
    events.emit('closed');
    pass();
    expect(saved).toEqual([]);
  });

  it.each([
    [1, 1.2],
    [1.5, 1],
  ])('is saved with the zoom when the window closes, if that changed: %d to %d', (opened, zoom) => {
    const { events, saved, shown, showPage } = remembering(opened);
    showPage();
    shown.zoom = zoom;
    events.emit('close');
    events.emit('close');
    expect(saved.map((place) => place.zoom)).toEqual([zoom]);
  });

  it('keeps the earlier zoom if the window moves before its page is shown, and is not saved if it closes before', () => {
    const { events, saved, pass } = remembering(1.5);
    events.emit('close');
    pass();
    expect(saved).toEqual([]);
    events.emit('move');
    pass();
    expect(saved.map(({ zoom }) => zoom)).toEqual([1.5]);
  });
});
