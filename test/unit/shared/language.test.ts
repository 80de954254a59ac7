import { describe, expect, it } from 'vitest';
import { resolveLanguage } from '../../../shared/language';

describe('the language of the app', () => {
  it.each([
    [['de-AT', 'en-US'], 'de', 'de-AT'],
    [['en-GB', 'de-DE'], 'en', 'en-GB'],
    [['fr-FR', 'de-CH', 'en'], 'de', 'de-CH'],
    [['DE'], 'de', 'DE'],
    [['fr-FR', 'es'], 'en', 'en'],
    [['den', 'enm'], 'en', 'en'],
    [[], 'en', 'en'],
  ] as const)('is the first of %j that has texts: %s', (system, language, locale) => {
    expect(resolveLanguage('system', system)).toEqual({ language, locale });
  });

  it('is the chosen one, with the system’s dates and numbers for that language', () => {
    expect(resolveLanguage('de', ['en-GB', 'de-AT'])).toEqual({ language: 'de', locale: 'de-AT' });
    expect(resolveLanguage('de', ['en-GB'])).toEqual({ language: 'de', locale: 'de' });
    expect(resolveLanguage('en', ['de-AT', 'en-GB'])).toEqual({ language: 'en', locale: 'en-GB' });
  });

  it.each(['C', 'de_DE', 'de-DE.UTF-8', '', '-', 'de--AT', 'de-AT@euro'])(
    'ignores %j, which no date format accepts',
    (tag) => {
      const { language, locale } = resolveLanguage('system', [tag]);
      expect({ language, locale }).toEqual({ language: 'en', locale: 'en' });
      expect(() => new Intl.DateTimeFormat(locale)).not.toThrow();
    },
  );
});
