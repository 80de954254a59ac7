import { expect, it } from 'vitest';
import { focusWindow } from '../../../../electron/main/shell/window/main-window';
import { fakeWindow } from './fake-window';

it.each([
  [true, ['restored', 'shown', 'focused']],
  [false, ['shown', 'focused']],
])('a requested window comes to the front (minimized: %s)', (minimized, steps) => {
  const { window, done, shown } = fakeWindow();
  shown.minimized = minimized;
  focusWindow(window);
  expect(done).toEqual(steps);
});
