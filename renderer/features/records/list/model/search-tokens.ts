import { fold } from './fold';
import { meaningOf } from './operators';

/** A part of a search: a word, or an operator with its value. */
export interface Token {
  /** Position in the text, from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  /** Whether a minus precedes the token, which excludes its matches. */
  readonly not: boolean;
  /** The operator and its colon as typed, without the minus; empty for a word. */
  readonly prefix: string;
  /** English name of the operator; null for a word. */
  readonly operator: string | null;
  /** The word, or the value after the colon, without quotation marks. */
  readonly text: string;
  readonly quoted: boolean;
}

const spaces = /\s*/uy;
// Word processors replace the dashes and quotation marks of the keyboard.
const minus = /[-‐‑–—−](?=[^\s‐‑–—−-])/uy;
const operatorName = /[^\s:"“”„«»]+(?=:)/uy;
// Quotation marks only count around a whole word. Without a closing mark, the word extends to the end.
const phrase = /"([^"]*)"?|[“”„]([^“”„]*)[“”„]?|[«»]([^«»]*)[«»]?/uy;
const word = /\S*/uy;

const readAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Splits a search at white space. `names` maps the names of operators to their English names. */
export const readTokens = (text: string, names: ReadonlyMap<string, string>): readonly Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; ;) {
    const start = at + (readAt(spaces, text, at)?.[0].length ?? 0);
    if (start >= text.length) return tokens;
    const not = readAt(minus, text, start) !== null;
    const begin = not ? start + 1 : start;
    const name = readAt(operatorName, text, begin)?.[0];
    const operator = name === undefined ? null : meaningOf(names, fold(name));
    const from = name === undefined || operator === null ? begin : begin + name.length + 1;
    const quoted = readAt(phrase, text, from);
    const typed = (quoted ?? readAt(word, text, from))?.[0] ?? '';
    at = from + typed.length;
    tokens.push({
      start,
      end: at,
      not,
      operator,
      prefix: text.slice(begin, from),
      text: quoted?.slice(1).join('') ?? typed,
      quoted: quoted !== null,
    });
  }
};

/** The value of an operator, by its English name and without a minus; null if it does not occur. */
export const valueOfOperator = (
  text: string,
  operator: string,
  names: ReadonlyMap<string, string>,
): string | null =>
  readTokens(text, names).findLast((token) => token.operator === operator && !token.not)?.text ??
  null;

const quotes = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
] as const;

/** Encloses a text in quotation marks that it does not contain. */
const inQuotes = (text: string): string => {
  const isFree = (mark: string): boolean => !text.includes(mark);
  const [open, close] = quotes.find((marks) => marks.every(isFree)) ?? quotes[0];
  return `${open}${text}${close}`;
};

/** A token as text. A quoted word gets both marks, so that the following text stays outside. */
const asTyped = ({ not, prefix, text, quoted }: Token): string =>
  `${not ? '-' : ''}${prefix}${quoted ? inQuotes(text) : text}`;

/** Replaces the value of an operator in a search; removes the operator if `value` is empty. */
export const withOperator = (
  text: string,
  operator: string,
  value: string,
  names: ReadonlyMap<string, string>,
): string => {
  const others = readTokens(text, names)
    .filter((token) => token.operator !== operator || token.not)
    .map(asTyped);
  const name = [...names].find(([, english]) => english === operator)?.[0] ?? operator;
  return [...others, ...(value === '' ? [] : [`${name}:${value}`])].join(' ');
};
