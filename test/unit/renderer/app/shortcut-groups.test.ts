import { describe, expect, it } from 'vitest';
import { shortcutGroups, shownKeys } from '../../../../renderer/app/shortcut-groups';
import { shortcutWords } from '../../../../renderer/i18n/shell';

describe('a shortcut', () => {
  it.each([
    ['Mod+R', 'Ctrl+R', '⌘R'],
    ['Mod++', 'Ctrl++', '⌘+'],
    ['Mod+-', 'Ctrl+-', '⌘-'],
    ['Alt+←', 'Alt+←', '⌥←'],
    ['shift+space', 'Shift+Space', '⇧Space'],
    ['F5', 'F5', 'F5'],
    ['?', '?', '?'],
  ])('%s is written as on each system', (chord, other, mac) => {
    expect(shownKeys(chord, 'other', shortcutWords.keys)).toBe(other);
    expect(shownKeys(chord, 'mac', shortcutWords.keys)).toBe(mac);
  });

  it('is once on the list of shortcuts', () => {
    for (const { shortcuts } of shortcutGroups) {
      const chords = shortcuts.flatMap(({ keys }): readonly string[] => keys);
      expect(new Set(chords).size).toBe(chords.length);
    }
  });

  it('with a text is on the list of shortcuts', () => {
    const said = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map(({ does }) => does));
    expect(new Set<string>(said)).toEqual(new Set(Object.keys(shortcutWords.does)));
  });
});
