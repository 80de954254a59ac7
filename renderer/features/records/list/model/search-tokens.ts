import { fold } from './fold';
import { meaningOf } from './operators';

/** A part of what was typed: a word, or an operator with what follows its colon. */
export interface Token {
  /** Where it stands in the text: from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  /** Whether a minus is in front of it: what it finds is left out. */
  readonly not: boolean;
  /** The operator and its colon as typed, without the minus; empty for a word. */
  readonly prefix: string;
  /** English name of the operator; null for a word. */
  readonly operator: string | null;
  /** The word, or what follows the colon; without its quotation marks. */
  readonly text: string;
  readonly quoted: boolean;
}

const spaces = /\s*/uy;
// Word processors make other dashes and quotation marks of those of the keyboard.
const minus = /[-‐‑–—−](?=[^\s‐‑–—−-])/uy;
const operatorName = /[^\s:"“”„«»]+(?=:)/uy;
// Quotation marks count around a whole word only; while the second one is not typed yet, the word goes to the end.
const phrase = /"([^"]*)"?|[“”„]([^“”„]*)[“”„]?|[«»]([^«»]*)[«»]?/uy;
const word = /\S*/uy;

const readAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Splits what was typed at whitespace. `names` are the operators, with the English ones they stand for. */
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

/** What follows an operator of that English name, which was not negated; null when it was not typed. */
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

/** In marks that are not in it. */
const inQuotes = (text: string): string => {
  const isFree = (mark: string): boolean => !text.includes(mark);
  const [open, close] = quotes.find((marks) => marks.every(isFree)) ?? quotes[0];
  return `${open}${text}${close}`;
};

/** A part as it is typed; a phrase with both its quotation marks, so that what follows stays outside of it. */
const asTyped = ({ not, prefix, text, quoted }: Token): string =>
  `${not ? '-' : ''}${prefix}${quoted ? inQuotes(text) : text}`;

/** The text with an operator that asks for `value`, in place of what it asked for; without it when that is empty. */
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
