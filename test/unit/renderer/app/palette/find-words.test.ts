import { describe, expect, it } from 'vitest';
import { findWords } from '../../../../../renderer/app/palette/find-words';

const name = 'Settings › Connection and keys';

describe('finding a command by its name', () => {
  it('matches the beginnings of its words, in any order and case', () => {
    expect(findWords(name, 'con')).toEqual([[11, 14]]);
    expect(findWords(name, 'KEY set')).toEqual([
      [0, 3],
      [26, 29],
    ]);
  });

  it('matches nothing inside a word, and no word that the name lacks', () => {
    expect([findWords(name, 'nection'), findWords(name, 'settings wallets')]).toEqual([null, null]);
    expect(findWords(name, '›')).toBeNull();
  });

  it('matches everything while nothing is typed', () => {
    expect(findWords(name, '  ')).toEqual([]);
  });

  it('matches a part of a name whose script has no spaces', () => {
    expect(findWords('東京金庫 2', '金庫')).toEqual([[2, 4]]);
    expect(findWords('東京金庫', '銀行')).toBeNull();
  });

  it('ignores accents and umlauts', () => {
    expect(findWords('Übersicht', 'uber')).toEqual([[0, 4]]);
    expect(findWords('Uberschrift', 'über')).toEqual([[0, 4]]);
    expect(findWords('Übersicht', 'uebersicht')).toEqual([[0, 9]]);
    expect(findWords('Änderungen', 'aend')).toEqual([[0, 4]]);
    expect(findWords('Straße', 'strasse')).toEqual([[0, 6]]);
  });
});
