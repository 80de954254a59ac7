import type { NativeTheme } from 'electron';
import { languageChoices } from '../../../../shared/language';
import { parseJson } from '../../../../shared/parse-json';
import { defaultPreferences, logLevels, themes } from '../../../../shared/profile';
import type { Preferences } from '../../../../shared/schemas';
import { readTextUpTo } from '../../storage/read-file';
import { loadWindowState, type WindowState } from './window-state';

/**
 * What must be known before the window exists: a window in the wrong theme would flash, its menu speaks, and one that
 * is not protected yet could be captured.
 */
export type FirstPreferences = Pick<
  Preferences,
  'theme' | 'log' | 'language' | 'captureProtection'
>;

/** As the settings file's own limit, in bytes. */
const largestFile = 4 * 1024 * 1024;

/** These preferences of a settings file's text. By hand: the schemas are read only behind the window. */
export const firstPreferencesOf = (text: string): FirstPreferences => {
  const settings = parseJson(text.replace(/^\ufeff/u, '')) as
    | { readonly preferences?: Readonly<Record<string, unknown>> | null }
    | null
    | undefined;
  const preferences = settings?.preferences;
  return {
    theme: themes.find((theme) => theme === preferences?.['theme']) ?? defaultPreferences.theme,
    log: logLevels.find((level) => level === preferences?.['log']) ?? defaultPreferences.log,
    language:
      languageChoices.find((choice) => choice === preferences?.['language']) ??
      defaultPreferences.language,
    captureProtection: preferences?.['captureProtection'] === true,
  };
};

/** Reads them; defaults for whatever is missing, damaged or unreadable. Never rejects. */
export const readFirstPreferences = async (file: string): Promise<FirstPreferences> =>
  firstPreferencesOf(await readTextUpTo(file, largestFile));

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

/** What is known of earlier runs before the window opens. */
export interface StartupState {
  readonly preferences: FirstPreferences;
  readonly place: WindowState | undefined;
}

const nothing: StartupState = { preferences: firstPreferencesOf(''), place: undefined };

/** Reads both files. Never rejects. */
export const readStartupState = async (files: {
  readonly settings: string;
  readonly place: string;
}): Promise<StartupState> => {
  const [preferences, place] = await Promise.all([
    readFirstPreferences(files.settings),
    loadWindowState(files.place),
  ]);
  return { preferences, place };
};

/** The same, or nothing where the time is up first: a disk that does not answer must not keep the window away. */
export const withTimeout = (
  reading: Promise<StartupState>,
  timeIsUp: Promise<unknown>,
): Promise<StartupState> => Promise.race([reading, timeIsUp.then(() => nothing)]);
