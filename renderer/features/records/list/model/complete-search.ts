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

/** A completion of a search. */
interface Completion {
  /** The whole search with the completion. */
  readonly text: string;
  /** The completed part, such as `asset:` or `asset:ETH`. Unique among the results. */
  readonly label: string;
}

const most = 8;

/** A value as typed after a colon, in quotation marks if needed; null if it cannot be typed. */
const quote = (value: string): string | null => {
  if (value.trim() === '') return null;
  if (!/\s|^"/u.test(value)) return value;
  return value.includes('"') ? null : `"${value}"`;
};

/** Values that start with the typed text, then those that contain it. */
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
 * Returns up to 8 completions: operators for the word at the caret, or values after an operator's colon. Values are in
 * the order of `valuesOf`, in quotation marks where needed.
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
  // Another operator replaces the current one and keeps its value.
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
