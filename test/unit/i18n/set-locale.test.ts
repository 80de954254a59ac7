import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../../../renderer/i18n/window';
import { clockOff } from '../../../renderer/i18n/plural';
import { detailsWords } from '../../../renderer/i18n/details';
import { messageOf } from '../../../renderer/i18n/failures';
import { perLanguage } from '../../../renderer/i18n/language';
import { setLocale } from '../../../renderer/i18n/set-locale';

const german = { language: 'de', locale: 'de-AT' } as const;
const english = { language: 'en', locale: 'en-GB' } as const;
const page = { documentElement: { lang: 'en' } };

beforeEach(() => {
  vi.stubGlobal('document', page);
});
afterEach(async () => {
  await setLocale(english);
  vi.unstubAllGlobals();
});

describe('setting the language', () => {
  it('changes all words, the language of the page, and formats', async () => {
    const january = perLanguage(
      (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
    );
    expect([words.settings.title, detailsWords.related]).toEqual(['Settings', 'Related']);
    await setLocale(german);
    expect([words.settings.title, detailsWords.related]).toEqual([
      'Einstellungen',
      'Verwandte Einträge',
    ]);
    expect(messageOf({ code: 'CANCELLED' }).message).toBe('Abgebrochen.');
    expect(clockOff(-95)).toBe('Die Uhr dieses Computers geht 95 Sekunden nach');
    expect(january().format(0)).toMatch(/^Jän/u);
    expect(january()).toBe(january());
    expect(page.documentElement.lang).toBe('de');
    await setLocale(english);
    expect(words.settings.title).toBe('Settings');
    expect(clockOff(-95)).toBe('This computer’s clock is 95 seconds behind');
    expect(january().format(0)).toBe('Jan');
    expect(page.documentElement.lang).toBe('en');
  });

  it('ends with the language requested last, whatever has to be loaded', async () => {
    await Promise.all([setLocale(german), setLocale(english)]);
    expect(words.settings.title).toBe('Settings');
    await Promise.all([setLocale(german), setLocale(english), setLocale({ ...german })]);
    expect(words.settings.title).toBe('Einstellungen');
  });
});
