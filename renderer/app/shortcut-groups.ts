import type { View } from '../store/window-state';
import type { shortcutWords } from '../i18n/shell';

/** The views by their digit: Ctrl or Cmd and 1 opens the first. */
export const viewsByDigit: readonly View[] = ['overview', 'wallets', 'contracts', 'activity'];

/** Keys whose names differ by language; the others are written on the keyboard. */
type NamedKey = keyof typeof shortcutWords.keys;

/** A key and the keys held down with it, joined by `+`; `Mod` is Cmd on a Mac and Ctrl elsewhere. */
type Chord = string;

type Place = keyof typeof shortcutWords.places;
type Does = keyof typeof shortcutWords.does;

interface Shortcut {
  readonly does: Does;
  readonly keys: readonly Chord[];
}

const everywhere = [
  { does: 'find', keys: ['Mod+K'] },
  { does: 'refresh', keys: ['F5', 'Mod+R'] },
  { does: 'views', keys: viewsByDigit.map((_, at) => `Mod+${at + 1}`) },
  { does: 'settings', keys: ['Mod+,'] },
  { does: 'hide', keys: ['Mod+shift+H'] },
  { does: 'zoom', keys: ['Mod++', 'Mod+-', 'Mod+0'] },
  { does: 'sheet', keys: ['?'] },
] as const satisfies readonly Shortcut[];

const lists = [
  { does: 'search', keys: ['Mod+F'] },
  { does: 'move', keys: ['↑', '↓', '←', '→', 'pageUp', 'pageDown'] },
  { does: 'ends', keys: ['Mod+home', 'Mod+end'] },
  { does: 'open', keys: ['enter'] },
  { does: 'select', keys: ['space', 'shift+space', 'shift+↓'] },
  { does: 'selectAll', keys: ['Mod+A'] },
  { does: 'clear', keys: ['escape'] },
  { does: 'copy', keys: ['Mod+C'] },
  { does: 'copyAddress', keys: ['Mod+shift+C'] },
  { does: 'explorer', keys: ['Mod+enter'] },
  { does: 'favourite', keys: ['Mod+D'] },
  { does: 'menu', keys: ['shift+F10'] },
  { does: 'width', keys: ['Alt+←', 'Alt+→'] },
  { does: 'fit', keys: ['Alt+shift+→', 'Alt+shift+←'] },
] as const satisfies readonly Shortcut[];

const search = [
  { does: 'intoList', keys: ['↓'] },
  { does: 'openFirst', keys: ['enter'] },
] as const satisfies readonly Shortcut[];

const groups = [
  { does: 'fold', keys: ['←', '→', 'enter', 'space'] },
  { does: 'foldAll', keys: ['shift+←', 'shift+→'] },
] as const satisfies readonly Shortcut[];

const details = [
  { does: 'neighbours', keys: ['Alt+↑', 'Alt+↓'] },
  { does: 'close', keys: ['escape'] },
] as const satisfies readonly Shortcut[];

/** All keyboard shortcuts, by where they work. */
export const shortcutGroups = [
  { place: 'everywhere', shortcuts: everywhere },
  { place: 'search', shortcuts: search },
  { place: 'lists', shortcuts: lists },
  { place: 'groups', shortcuts: groups },
  { place: 'details', shortcuts: details },
] as const satisfies readonly { readonly place: Place; readonly shortcuts: readonly Shortcut[] }[];

const onMac: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', shift: '⇧' };

const isNamed = (key: string, names: Readonly<Record<NamedKey, string>>): key is NamedKey =>
  Object.hasOwn(names, key);

/** A chord as it is written on the keyboards of a system. */
export const shownKeys = (
  chord: Chord,
  system: 'mac' | 'other',
  names: Readonly<Record<NamedKey, string>>,
): string => {
  // The last key may be a plus sign itself.
  const keys = chord.split(/\+(?!$)/u);
  const shown = keys.map((key) => {
    if (system === 'mac' && Object.hasOwn(onMac, key)) return onMac[key] ?? key;
    if (key === 'Mod') return names.control;
    return isNamed(key, names) ? names[key] : key;
  });
  return shown.join(system === 'mac' ? '' : '+');
};
