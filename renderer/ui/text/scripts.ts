/**
 * The scripts that are told apart: those recommended for names (UAX #31), then those with letters that look like Latin
 * ones. Given by their codes (ISO 15924), which are Unicode's short names for scripts.
 */
const told =
  'Latn Cyrl Grek Arab Armn Beng Bopo Deva Ethi Geor Gujr Guru Hani Hang Hebr Hira Knda Kana Khmr Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt Cans Cher Copt Dsrt Goth Lisu Ital Osge Tfng'.split(
    ' ',
  );

/** Writing systems that use several scripts, each together with Latin (UTS #39, "highly restrictive"). */
const together: readonly (readonly string[])[] = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Hang'],
  ['Latn', 'Hani', 'Bopo'],
];

/** UTF-16 units that are checked: more than any name has. A text of 1 MB costs no more than this. */
const checkedLength = 1000;

const letterOf = (script: string): RegExp =>
  new RegExp(`(?=\\p{Alphabetic})\\p{Script=${script}}`, 'u');
const letters = told.map((script) => ({ script, letter: letterOf(script) }));
const otherLetter = new RegExp(
  `(?=\\p{Alphabetic})[^\\p{Script=Common}\\p{Script=Inherited}${told.map((script) => `\\p{Script=${script}}`).join('')}]`,
  'u',
);

const ascii = /^[\0-\x7f]*$/u;
/** Most names that are not ASCII are Latin with accents, and need no further check. */
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

const isTogether = (scripts: readonly string[]): boolean =>
  together.some((allowed) => scripts.every((script) => allowed.includes(script)));

/**
 * The codes of the scripts whose letters are mixed in a text ("other" for rare ones); empty when the scripts belong
 * together (UTS #39, "highly restrictive"). Checks the whole text and not each word: a whole Cyrillic word can pass for
 * a Latin one, and only the words beside it reveal that. Checks the first 1000 UTF-16 units.
 */
export const mixedScripts = (text: string): readonly string[] => {
  const looked = text.slice(0, checkedLength);
  if (ascii.test(looked) || latin.test(looked)) return [];
  const distinct = [...new Set(looked)].join('');
  const found = letters.filter(({ letter }) => letter.test(distinct)).map(({ script }) => script);
  const scripts = otherLetter.test(distinct) ? [...found, 'other'] : found;
  return scripts.length < 2 || isTogether(scripts) ? [] : scripts;
};

/** Whether an address or identifier has a character that is not visible ASCII, such as a Cyrillic "а" in its digits. */
export const hasForeignCharacters = (text: string): boolean => /[^\x20-\x7e]/u.test(text);
