import { languageChoices } from '../../../shared/language';
import { defaultPreferences, logLevels, themes, type Preferences } from '../../../shared/profile';
import { readSmallFile } from '../settings/read-small-file';

/**
 * What must be known before the window exists: a window in the wrong theme would flash, its menu speaks, and one that
 * is not protected yet could be captured.
 */
export type FirstPreferences = Pick<
  Preferences,
  'theme' | 'log' | 'language' | 'captureProtection'
>;

const { theme, log, language, captureProtection } = defaultPreferences;
const defaults: FirstPreferences = { theme, log, language, captureProtection };

/** As the settings file's own limit, in bytes. */
const largestFile = 4 * 1024 * 1024;

/** These preferences of a settings file's text. By hand: the schemas are read only behind the window. */
export const firstPreferencesOf = (text: string): FirstPreferences => {
  try {
    const { preferences } = JSON.parse(text.replace(/^\ufeff/u, '')) as {
      readonly preferences?: Readonly<Record<string, unknown>>;
    };
    return {
      theme: themes.find((theme) => theme === preferences?.['theme']) ?? defaults.theme,
      log: logLevels.find((level) => level === preferences?.['log']) ?? defaults.log,
      language:
        languageChoices.find((choice) => choice === preferences?.['language']) ?? defaults.language,
      captureProtection: preferences?.['captureProtection'] === true,
    };
  } catch {
    return defaults;
  }
};

/** Reads them; defaults for whatever is missing, damaged or unreadable. Never rejects. */
export const readFirstPreferences = async (file: string): Promise<FirstPreferences> => {
  const bytes = await readSmallFile(file, largestFile);
  if (!bytes.ok || bytes.value.length > largestFile) return defaults;
  return firstPreferencesOf(Buffer.from(bytes.value).toString('utf8'));
};
