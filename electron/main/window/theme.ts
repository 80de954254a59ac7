import type { NativeTheme } from 'electron';

/** Page backgrounds of both themes, the same as in the page's style sheet: the window never flashes white. */
const backgrounds = { light: '#f6f7f9', dark: '#14171c' } as const;

type Theme = Pick<NativeTheme, 'shouldUseDarkColors' | 'on' | 'off'>;

export const backgroundOf = (theme: Pick<NativeTheme, 'shouldUseDarkColors'>): string =>
  theme.shouldUseDarkColors ? backgrounds.dark : backgrounds.light;

/** Keeps a window's background that of the theme, which the person or the system may change at any time. */
export const followTheme = (
  theme: Theme,
  window: Pick<Electron.BrowserWindow, 'setBackgroundColor' | 'once'>,
): void => {
  const follow = (): void => {
    window.setBackgroundColor(backgroundOf(theme));
  };
  theme.on('updated', follow);
  window.once('closed', () => {
    theme.off('updated', follow);
  });
};
