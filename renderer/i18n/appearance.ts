import type { LanguageChoice } from '../../shared/language';
import type { contrasts, dateZones, themes } from '../../shared/profile';

/** Each language by its own name, so that it is found by those who can read no other. */
const languageNames: Record<LanguageChoice, string> = {
  system: 'As the system',
  en: 'English',
  de: 'Deutsch',
};

const themeNames: Record<(typeof themes)[number], string> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};

const contrastNames: Record<(typeof contrasts)[number], string> = {
  system: 'As the system',
  more: 'High',
};

const zoneNames: Record<(typeof dateZones)[number], string> = {
  local: 'In the time zone of this computer',
  utc: 'In UTC',
};

/** What is said about the app itself. */
export const appearanceWords = {
  title: 'This app',
  language: 'Language',
  languages: languageNames,
  theme: 'Theme',
  themes: themeNames,
  contrast: 'Contrast',
  contrasts: contrastNames,
  dates: 'Show dates',
  zones: zoneNames,
  logTitle: 'Log',
  log: 'Keep a log of what happens to the app',
  logHint:
    'Two files of at most 1 MB in the app’s own folder: starts, crashes, how calls ended. Never keys, tokens, names, addresses, or anything else of an account.',
  deleteLogs: 'Delete logs',
  logsDeleted: 'Logs deleted.',
};
