import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NameText, ForeignMark } from '../../../../renderer/ui/text/ServiceText';
import { hasForeignCharacters, mixedScripts } from '../../../../renderer/ui/text/scripts';
import { german } from '../../../../renderer/i18n/de';
import { hostileTexts } from '../../../service/hostile-account';

vi.mock(import('../../../../renderer/store/store'), () => ({
  useValuesHidden: () => false,
}));

const single: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['figures and signs', '€ 1 000 – № 5 ™'],
  ['accents', 'Zürich Trésor Łódź'],
  ['combining accents', 'Zu\u0308rich'],
  ['emoji', 'Vault 🙂👩‍👩‍👧‍👦🇨🇭1️⃣'],
  ['Cyrillic', 'Расчётный счёт 2'],
  ['a Cyrillic word that looks Latin', '\u0440\u0430\u0443\u0440\u0430\u04cf'],
  ['Greek', 'Λογαριασμός'],
  ['a micro sign, which is of no script', '5 \u00b5m'],
  ['Arabic with its figures', 'حساب ٢'],
  ['Devanagari', 'खाता'],
  ['Japanese', '口座とカード'],
  ['Japanese with Latin', 'USDC 口座とカードー'],
  ['Korean with Latin', 'USDC 계좌 口座'],
  ['Chinese with Latin', 'USDC 帐户'],
  ['Chinese with Bopomofo and Latin', 'USDC ㄅㄆ 帳戶'],
  ['a Greek sign that is no letter', 'a\u0384'],
  ['a rare script', '𐎀𐎁'],
  ['unseen characters only', 'Pay\u202eroll\u200b'],
  ['a mixture behind what is looked at', `${'a'.repeat(1000)}\u0430`],
];

const mixed: readonly (readonly [string, string, readonly string[]])[] = [
  ['a Cyrillic o', hostileTexts.homoglyph, ['Latn', 'Cyrl']],
  ['a whole Cyrillic word', '\u0440\u0430\u0443\u0440\u0430\u04cf account', ['Latn', 'Cyrl']],
  ['a Greek omicron', 'Vault \u039fne', ['Latn', 'Grek']],
  ['an Armenian letter', 'b\u0585nk', ['Latn', 'Armn']],
  ['a Cherokee letter', 'Tr\u13a1asury', ['Latn', 'Cher']],
  ['Canadian syllabics', 'v\u1403ult', ['Latn', 'Cans']],
  ['Arabic and Latin', 'USDC حساب', ['Latn', 'Arab']],
  ['three scripts', 'a\u0430\u03b1', ['Latn', 'Cyrl', 'Grek']],
  ['Cyrillic and Greek', '\u0430\u03b1', ['Cyrl', 'Grek']],
  ['Japanese and Korean', 'とカ계', ['Hang', 'Hira', 'Kana']],
  ['Han and Cyrillic', '口座 \u0430', ['Cyrl', 'Hani']],
  ['a rare script', 'a𐎀', ['Latn', 'other']],
  ['a letter outside the first plane', 'a\u{10400}', ['Latn', 'Dsrt']],
  ['a Hangul filler, which is a letter', 'a\u3164\u0430', ['Latn', 'Cyrl', 'Hang']],
];

it.each(single)('a text whose letters belong together has no mixed scripts: %s', (_name, text) => {
  expect(mixedScripts(text)).toStrictEqual([]);
});

describe('a text that mixes scripts (security H3)', () => {
  it.each(mixed)('names them: %s', (_name, text, scripts) => {
    expect(mixedScripts(text)).toStrictEqual(scripts);
  });

  it('is found however long it is', () => {
    expect(mixedScripts('p\u0430'.repeat(512 * 1024))).toStrictEqual(['Latn', 'Cyrl']);
  });
});

it.each([
  ['', false],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['wallet-1_a ~', false],
  [hostileTexts.confusableAddress, true],
  ['0x12\u202e34', true],
  ['0x12\u200b34', true],
  ['0x\uff11\uff12', true],
  ['0x12\u0007', true],
  ['0x12\n', true],
  ['0x12\u00a0', true],
  ['\ud83c', true],
])('an address %j has foreign characters: %j', (text, foreign) => {
  expect(hasForeignCharacters(text)).toBe(foreign);
  const html = renderToStaticMarkup(createElement(ForeignMark, { text }));
  // A space in an address is just as unusual.
  expect(html.includes('unusual characters')).toBe(foreign || text.includes(' '));
});

describe('a name', () => {
  const shown = (text: string | null): string =>
    renderToStaticMarkup(createElement(NameText, { text }));

  it('that mixes scripts has a badge before it, and stays unchanged', () => {
    expect(shown('Tr\u13a1asury \u0430')).toMatch(
      /^<span[^>]*>mixed scripts: Latin, Cyrillic, Cherokee<\/span><bdi>Tr\u13a1asury \u0430<\/bdi>$/u,
    );
    expect(shown('a𐎀')).toContain('mixed scripts: Latin, other<');
  });

  it('that mixes scripts has them named in the app’s language', () => {
    expect(german.window.scripts.mixed(['Latn', 'Cyrl', 'other'])).toBe(
      'gemischte Schriften: Lateinisch, Kyrillisch, andere',
    );
  });

  it('has a script without a name in the language named in English, never by its code', () => {
    expect(german.window.scripts.mixed(['Latn', 'Osge'])).toBe(
      'gemischte Schriften: Lateinisch, Osage',
    );
  });

  it.each([null, '', 'Treasury', 'Zürich', '口座'])(
    'that does not mix scripts has no badge: %j',
    (text) => {
      expect(shown(text)).not.toContain('mixed');
    },
  );
});
