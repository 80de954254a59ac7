import { useEffect, useEffectEvent } from 'react';

/** What an event of the keyboard tells of its key. React's events have it, too. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

const placeOfLatin = /^(?:Key([A-Z])|Digit(\d)|(Comma))$/u;

/** On French and Czech keyboards digits need Shift; the signs that zoom are not taken for them. */
const isUnshiftedDigit = (key: string): boolean => !/[\w+=-]/u.test(key);

/**
 * The key of a shortcut: a letter in lower case, a digit, a comma, or what else the event calls it. Where the keyboard in
 * use has another letter in its place, such as a Cyrillic or a Greek one, it is the one that a Latin keyboard has there.
 */
export const shortcutKey = ({ key, code }: Pressed): string => {
  if (key.length > 1) return key;
  const [, letter, digit, comma] = placeOfLatin.exec(code) ?? [];
  if (digit !== undefined && isUnshiftedDigit(key)) return digit;
  if (/^[\x21-\x7e]$/u.test(key)) return key.toLowerCase();
  return letter?.toLowerCase() ?? (comma === undefined ? key : ',');
};

/**
 * Listens to keys at the document that nothing on their way has used for itself. None works behind an open dialog, out of
 * which Tab leads to the body. Those of an input method are its own: Escape gives up what it composes, and nothing else.
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
