import { columnOf, operatorNames, type Operators } from './operators';
import { readDay, type Zone } from './search-days';
import { readTokens, type Token } from './search-tokens';
import { readAddress } from './written-address';

export { completeSearch, type Completion } from './complete-search';
export type { Operators } from './operators';

/** What a search is for. A row must meet all of it, except that several values of one code column may each do. */
export interface Search {
  /** Each must occur in one of the row's texts. */
  readonly words: readonly string[];
  /** Each must be, or occur in, the row's text of one column. */
  readonly terms: readonly { readonly column: string; readonly text: string }[];
  /** Milliseconds since the epoch, from which on a row must be dated; null: any time. */
  readonly after: number | null;
  /** Milliseconds since the epoch, before which a row must be dated; null: any time. */
  readonly before: number | null;
  /** Operators that were typed and cannot be understood, as typed. They restrict nothing. */
  readonly problems: readonly string[];
}

/** Each is looked for in every row: more of them than anybody types would stop the window. */
const mostTerms = 20;

/** All words together when they are one address, pasted in groups or with line breaks. */
const readWords = (tokens: readonly Token[]): readonly string[] => {
  const words = tokens.flatMap(({ operator, text }) =>
    operator === null && text.trim() !== '' ? [text] : [],
  );
  const address = readAddress(words.join(''));
  return address === null ? words : [address];
};

/**
 * Reads what was typed into a search field. An operator with nothing behind its colon is still being typed and
 * restricts nothing. Days begin at midnight in `zone`; of several dates the narrowest count.
 */
export const readSearch = (text: string, operators: Operators, zone: Zone): Search => {
  const terms: { readonly column: string; readonly text: string }[] = [];
  const problems: string[] = [];
  const times = { after: [] as number[], before: [] as number[] };
  const tokens = readTokens(text, operatorNames(operators));
  for (const { operator, text: typed, start, end } of tokens) {
    if (operator === null || typed.trim() === '') continue;
    const column = columnOf(operators, operator);
    if (column !== null) {
      const term = { column, text: readAddress(typed) ?? typed };
      const isKnown = terms.some((other) => other.column === column && other.text === term.text);
      if (!isKnown && terms.length < mostTerms) terms.push(term);
      else if (!isKnown) problems.push(text.slice(start, end));
    } else {
      const time = readDay(typed.trim(), zone);
      if (Number.isNaN(time)) problems.push(text.slice(start, end));
      else times[operator === 'after' ? 'after' : 'before'].push(time);
    }
  }
  return {
    words: readWords(tokens),
    terms,
    after: times.after.length > 0 ? Math.max(...times.after) : null,
    before: times.before.length > 0 ? Math.min(...times.before) : null,
    problems,
  };
};
