import { unseen } from './unseen';

/** In UTF-16 units. */
const longest = 60;

/** Scripts whose writing needs joiners: Persian has them inside words, Indic scripts choose forms of letters by them. */
const joiningScripts = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
];
const joiningLetter = `(?=[\\p{L}\\p{M}])[${joiningScripts.map((script) => `\\p{scx=${script}}`).join('')}]`;

const pictograph = '\\p{Extended_Pictographic}';

/** A joiner (U+200C, U+200D) where it joins: between letters of such scripts, and the parts of one emoji. */
const joiner = new RegExp(
  `(?<=${joiningLetter})[\\u200c\\u200d](?=${joiningLetter})` +
    `|(?<=${pictograph}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=${pictograph})`,
  'gu',
);

/**
 * What is wrong with the name of a profile; undefined when nothing is. Names keep to one line of visible text; a letter may
 * be told to be an emoji (U+FE0F) or not. Whether two names look alike is judged without what is unseen in them.
 */
export const profileNameProblem = (name: string): 'length' | 'unseen' | undefined => {
  if (name === '' || name.length > longest) return 'length';
  const shown = name.replace(joiner, '').replace(/[\ufe0e\ufe0f]/gu, '');
  return shown.trim() === '' || /\p{C}/u.test(shown) || unseen.test(shown) ? 'unseen' : undefined;
};
