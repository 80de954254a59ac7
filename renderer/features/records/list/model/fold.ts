import { normalized } from '../../../../../shared/stream-safe';

const beyondPlain = /[^\n\x20-\x7e]/u;

/** Whether folding a text only means lower-casing it. */
export const isPlain = (text: string): boolean => !beyondPlain.test(text);

/** Combining accents, and characters that are invisible and not typed. */
const unheard = /[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that Unicode does not decompose, and punctuation that keyboards have in one form only. */
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
 * The text as searches compare it: without case, accents, width variants and invisible characters, with one form of
 * sigma and of the dash. Line breaks stay; other whitespace becomes a space.
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

/** The text with umlauts written as two letters (ä as ae), folded; null if it has no umlauts. */
export const foldUmlauts = (text: string): string | null => {
  if (isPlain(text)) return null;
  const lower = normalized(text, 'NFC').toLowerCase();
  const spelled = lower.replace(/[äöü]/gu, (letter) => written[letter] ?? letter);
  return spelled === lower ? null : fold(spelled);
};

/** All texts that a text can be found by, one per line. */
export const foldings = (text: string): string => {
  if (isPlain(text)) return text.toLowerCase();
  const folded = fold(text);
  const spelled = foldUmlauts(text);
  return spelled === null ? folded : `${folded}\n${spelled}`;
};
