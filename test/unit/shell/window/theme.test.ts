import { EventEmitter } from 'node:events';
import type { NativeTheme } from 'electron';
import { describe, expect, it } from 'vitest';
import { backgroundOf, followTheme } from '../../../../electron/main/shell/window/startup-state';
import { fakeWindow } from './fake-window';

const themeOf = (shouldUseDarkColors: boolean) =>
  Object.assign(new EventEmitter(), { shouldUseDarkColors });

describe('the background of a window', () => {
  it('differs in the dark theme', () => {
    expect(backgroundOf(themeOf(true))).not.toBe(backgroundOf(themeOf(false)));
  });

  it('follows the theme until the window is closed', () => {
    const theme = themeOf(false);
    const { window, events, done } = fakeWindow();
    followTheme(theme as unknown as NativeTheme, window);
    theme.shouldUseDarkColors = true;
    theme.emit('updated');
    expect(done).toEqual([backgroundOf(themeOf(true))]);
    events.emit('closed');
    theme.emit('updated');
    expect(done).toHaveLength(1);
    expect(theme.listenerCount('updated')).toBe(0);
  });
});
