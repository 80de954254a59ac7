import { fold } from './fold';
import {
  columnOf,
  offeredNames,
  operatorNames,
  plainSearchLanguage,
  type Operators,
  type SearchLanguage,
} from './operators';
import { readTokens } from './search-tokens';

/** A way to go on with a search. */
interface Completion {
  /** The whole search with it. */
  readonly text: string;
  /** The part that is new, such as `asset:` or `asset:ETH`. No two of an answer have the same. */
  readonly label: string;
}

const most = 8;

/** The value as it is typed behind a colon; null when it cannot be. */
const quote = (value: string): string | null => {
  if (value.trim() === '') return null;
  if (!/\s|^"/u.test(value)) return value;
  return value.includes('"') ? null : `"${value}"`;
};

/** Values that begin with what was typed, then those that contain it. */
const valuesLike = (values: readonly string[], typed: string): readonly string[] => {
  const wanted = fold(typed);
  const beginning: string[] = [];
  const containing: string[] = [];
  for (const value of values) {
    const quoted = quote(value);
    const at = quoted === null ? -1 : fold(value).indexOf(wanted);
    if (quoted !== null && at >= 0) (at === 0 ? beginning : containing).push(quoted);
    if (beginning.length === most) break;
  }
  return [...beginning, ...containing];
};

/**
 * Offers operators for the word at the caret, or values for what follows an operator's colon there: 8 at most,
 * values in the order in which `valuesOf` has them, in quotation marks where they need them.
 */
export const completeSearch = (
  text: string,
  caret: number,
  operators: Operators,
  valuesOf: (column: string) => readonly string[],
  language: SearchLanguage = plainSearchLanguage,
): readonly Completion[] => {
  const names = operatorNames(operators, language);
  const token = readTokens(text, names).find(({ start, end }) => start < caret && caret <= end);
  if (!token) return [];
  const { operator, prefix } = token;
  const start = token.not ? token.start + 1 : token.start;
  const typed = text.slice(start, caret).toLowerCase();
  const isName = operator === null || typed.length < prefix.length;
  // Another operator takes the place of the one that is there, and leaves its value.
  const end = isName && operator !== null ? start + prefix.length : token.end;
  const valuesFor = (operator: string): readonly string[] => {
    const column = columnOf(operators, operator);
    if (column !== null) return valuesOf(column);
    return Object.values(
      operator === 'is' ? language.states : operator === 'checksum' ? language.checksums : {},
    );
  };
  const labels = isName
    ? offeredNames(operators, language)
        .filter((name) => typed !== '' && fold(name).startsWith(fold(typed)))
        .map((name) => `${name}:`)
    : valuesLike(valuesFor(operator), token.text).map((value) => `${prefix.toLowerCase()}${value}`);
  const sign = token.not ? '-' : '';
  return labels
    .filter((label) => label !== text.slice(start, end))
    .slice(0, most)
    .map((label) => ({
      label: sign + label,
      text: text.slice(0, start) + label + text.slice(end),
    }));
};
