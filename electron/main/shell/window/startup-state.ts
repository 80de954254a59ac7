import type { NativeTheme } from 'electron';
import { languageChoices } from '../../../../shared/language';
import { parseJson } from '../../../../shared/parse-json';
import { defaultPreferences, logLevels, themes } from '../../../../shared/profile';
import type { Preferences } from '../../../../shared/schemas';
import { readTextUpTo } from '../../storage/read-file';
import { loadWindowState, type WindowState } from './window-state';

/**
 * Preferences needed before the window exists: a window in the wrong theme would flash, the menu needs its language,
 * and a window without protection could be captured.
 */
export type FirstPreferences = Pick<
  Preferences,
  'theme' | 'log' | 'language' | 'captureProtection'
>;

/** Largest settings file read, in bytes; the same limit as in settings-file.ts. */
const largestFile = 4 * 1024 * 1024;

/** Reads these preferences from the text of a settings file, without the schemas, which load after the window opens. */
export const firstPreferencesOf = (text: string): FirstPreferences => {
  const settings = parseJson(text.replace(/^\ufeff/u, '')) as
    | { readonly preferences?: Readonly<Partial<Record<keyof FirstPreferences, unknown>>> | null }
    | null
    | undefined;
  const { theme, log, language, captureProtection } = settings?.preferences ?? {};
  return {
    theme: themes.find((known) => known === theme) ?? defaultPreferences.theme,
    log: logLevels.find((known) => known === log) ?? defaultPreferences.log,
    language: languageChoices.find((known) => known === language) ?? defaultPreferences.language,
    captureProtection: captureProtection === true,
  };
};

/** Page backgrounds of both themes, the same as in the page's style sheet: the window never flashes white. */
const backgrounds = { light: '#f6f7f9', dark: '#14171c' } as const;

type Theme = Pick<NativeTheme, 'shouldUseDarkColors' | 'on' | 'off'>;

export const backgroundOf = (theme: Pick<NativeTheme, 'shouldUseDarkColors'>): string =>
  theme.shouldUseDarkColors ? backgrounds.dark : backgrounds.light;

/** Keeps a window's background in the theme's colour. The user or the system may change the theme at any time. */
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

/** What earlier runs have saved and the window needs to open. */
export interface StartupState {
  readonly preferences: FirstPreferences;
  readonly place: WindowState | undefined;
}

/** State when there are no earlier runs, or their files cannot be read in time. */
export const firstStart: StartupState = { preferences: firstPreferencesOf(''), place: undefined };

/** Reads both files, with defaults for everything missing, damaged or unreadable. Never rejects. */
export const readStartupState = async (files: {
  readonly settings: string;
  readonly place: string;
}): Promise<StartupState> => {
  const [text, place] = await Promise.all([
    readTextUpTo(files.settings, largestFile),
    loadWindowState(files.place),
  ]);
  return { preferences: firstPreferencesOf(text), place };
};
