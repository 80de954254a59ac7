import { useEffect, useEffectEvent } from 'react';

/** The fields of a keyboard event that name its key. React's events have them, too. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

const placeOfLatin = /^(?:Key([A-Z])|Digit(\d)|(Comma))$/u;

/**
 * Whether a digit key counts as its digit although it gave another character: on French and Czech keyboards, digits
 * need Shift. Not for the characters that zoom.
 */
const isUnshiftedDigit = (key: string): boolean => !/[\w+=-]/u.test(key);

/**
 * The key of a shortcut: a lower-case letter, a digit, a comma, or else the event's own name for the key. Where the
 * keyboard layout has another letter, such as a Cyrillic or Greek one, returns the letter at the same place of a Latin
 * keyboard.
 */
export const shortcutKey = ({ key, code }: Pressed): string => {
  if (key.length > 1) return key;
  const [, letter, digit, comma] = placeOfLatin.exec(code) ?? [];
  if (digit !== undefined && isUnshiftedDigit(key)) return digit;
  if (/^[\x21-\x7e]$/u.test(key)) return key.toLowerCase();
  return letter?.toLowerCase() ?? (comma === undefined ? key : ',');
};

/**
 * Listens at the document for keys that no element has handled. Keys are ignored while a dialog is open, because Tab
 * leads out of the dialog to the body. Keys of an input method are ignored, too: Escape then only cancels the
 * composition.
 */
export const useDocumentKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const current = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      const isUsed = event.isComposing || event.defaultPrevented;
      if (!isUsed && !document.querySelector('dialog[open]')) current(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);
};
