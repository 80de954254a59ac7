import { normalized } from '../../../../../shared/stream-safe';

const beyondPlain = /[^\n\x20-\x7e]/u;

/** Whether lower-casing is all that folding such a text takes. */
export const isPlain = (text: string): boolean => !beyondPlain.test(text);

/** Accents, and characters that nobody sees or types. */
const unheard = /[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that Unicode does not take apart, and signs that keyboards have in one form only. */
const oneForm: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
};
const others = new RegExp(`[${Object.keys(oneForm).join('')}]`, 'gu');

/**
 * The text as searches compare it: without case, accents, width and invisible characters, with one sigma and one
 * dash. Ends of lines stay, other whitespace becomes spaces.
 */
export const fold = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : normalized(text, 'NFKD')
        .replace(unheard, '')
        .toLowerCase()
        .replace(others, (letter) => oneForm[letter] ?? letter)
        .replace(/[^\S\n]/gu, ' ');

const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The text as a keyboard without umlauts writes it, folded; null when there are none in it. */
export const foldUmlauts = (text: string): string | null => {
  if (isPlain(text)) return null;
  const lower = normalized(text, 'NFC').toLowerCase();
  const spelled = lower.replace(/[äöü]/gu, (letter) => written[letter] ?? letter);
  return spelled === lower ? null : fold(spelled);
};

/** All that a text can be found by, one a line. */
export const foldings = (text: string): string => {
  if (isPlain(text)) return text.toLowerCase();
  const folded = fold(text);
  const spelled = foldUmlauts(text);
  return spelled === null ? folded : `${folded}\n${spelled}`;
};
