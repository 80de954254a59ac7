import { describe, expect, it } from 'vitest';
import { german as pseudo } from '../../pseudo/catalogue';
import { english } from '../../pseudo/english';
import { stretchText } from '../../pseudo/stretch';
import { entriesOf } from './ask-words';

describe('the pseudo-language of the tests', () => {
  it('makes every word at least 40 % longer, and leaves numbers and signs alone', () => {
    expect(stretchText('Copy 2 rows…')).toBe('[Çöpýyy 2 ŕöwšss…]');
    for (const [path, words] of entriesOf(english)) {
      if (typeof words !== 'string' || !/\p{L}/u.test(words)) continue;
      const stretched = new Map(entriesOf(pseudo)).get(path);
      expect(String(stretched).length).toBeGreaterThanOrEqual(words.length * 1.2);
      expect(stretched).not.toContain(words);
    }
  });

  it('stretches what functions say, too', () => {
    expect(pseudo.window.account.walletCount(1204)).toBe(stretchText('1,204 wallets'));
    expect(pseudo.failures.CANCELLED({ code: 'CANCELLED' })).toEqual({
      message: stretchText('Cancelled.'),
    });
  });
});
