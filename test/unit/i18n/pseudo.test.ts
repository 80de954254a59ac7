import { describe, expect, it } from 'vitest';
import { german } from '../../../renderer/i18n/de';
import { german as pseudo } from '../../pseudo/catalogue';
import { english } from '../../pseudo/english';
import { longestPiece, stretch, stretchText } from '../../pseudo/stretch';
import { entriesOf } from './ask-words';

const inGerman = new Map(entriesOf(german));
const stretched = new Map(entriesOf(pseudo));

describe('the pseudo-language of the tests', () => {
  it('makes every word at least 40 % longer, and leaves numbers and signs alone', () => {
    expect(stretchText('Copy 2 rows…')).toBe('[Çöpýyy 2 ŕöwšss…]');
    for (const [path, words] of entriesOf(english)) {
      if (typeof words !== 'string' || !/\p{L}/u.test(words)) continue;
      expect(String(stretched.get(path)).length).toBeGreaterThanOrEqual(words.length * 1.2);
      expect(stretched.get(path)).not.toBe(words);
    }
  });

  it('stretches the texts of functions too', () => {
    expect(pseudo.window.account.walletCount(1204)).toBe(stretchText('1,204 wallets'));
    expect(pseudo.failures.CANCELLED({ code: 'CANCELLED' })).toEqual({
      message: stretchText('Cancelled.'),
    });
  });

  it('is at least as long as German everywhere, also in its longest word: what fits it fits German', () => {
    const shorter = entriesOf(english).filter(([path, words]) => {
      if (typeof words !== 'string') return false;
      const texts = [stretched, inGerman].map((catalogue) => String(catalogue.get(path)));
      const [long = '', text = ''] = texts;
      return long.length < text.length || longestPiece(long).length < longestPiece(text).length;
    });
    expect(shorter).toEqual([]);
    // The results of functions are stretched like texts.
    expect(stretch('Hide QR code', 'QR-Code verbergen')).toBe('[QR-Code verbergen]');
    expect(stretch('Keep it, key by key, for ever', 'Schlüsselpaarlisten')).toContain(
      '[Schlüsselpaarlisten]',
    );
  });
});
