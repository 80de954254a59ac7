import { type ChecksumState, checksumStates } from '../../../../../shared/list-view';
import { isPlainlyAddress, addressInText } from '../../../../../shared/address';
import type { Zone } from '../../../../../shared/profile';
import { readSpokenDate, readDay, type MonthNames, type SpokenDate } from './search-dates';
import { fold, foldUmlauts } from './fold';
import {
  columnOf,
  meaningOf,
  operatorNames,
  type Operators,
  plainSearchLanguage,
  type RowState,
  rowStates,
  type SearchLanguage,
  valueNames,
} from './operators';
import { readTokens, type Token } from './search-tokens';

/** White space and the invisible break characters that word processors insert. */
const gaps = /[\s\u200b-\u200d\u2060]+/gu;

const address = /^(?:0x[\da-f]{8,}|[\da-f]{40})$/iu;

/** The text without gaps, if that is an address (40 digits) or its beginning (0x and 8 digits or more); else null. */
const readAddress = (text: string): string | null => {
  const joined = text.replace(gaps, '');
  return address.test(joined) ? joined : null;
};

/** A whole address without 0x, which is optional in a search; other texts unchanged. */
const withoutPrefix = (text: string): string =>
  /^0x[\da-f]{40,}$/iu.test(text) ? text.slice(2) : text;

/** A word that is searched in all texts of a row. */
export interface Word {
  /** As typed. */
  readonly text: string;
  /** Folded like the searched texts. A word with umlauts has a second form with two letters for each (ae for ä). */
  readonly forms: readonly string[];
  /** The date that the word is part of. Rows of that date match, too. */
  readonly date: SpokenDate | null;
  /** The operator whose name begins with the word; null if there is none. */
  readonly becomes: string | null;
}

/** A text that is searched in one column or in notes. */
export interface Term {
  /** The name of a column, or `tag` or `note`. */
  readonly column: string;
  readonly text: string;
}

/** Conditions on rows. */
interface Wanted {
  readonly words: readonly Word[];
  readonly terms: readonly Term[];
  readonly states: readonly RowState[];
  readonly checksums: readonly ChecksumState[];
}

/** A part of the search that was not understood. `text` is as typed; `name` is the operator with its colon. */
export type SearchProblem =
  /** `text` is searched as a word; empty while nothing follows the colon. */
  | { readonly kind: 'operator'; readonly name: string; readonly text: string }
  /** Ignored. `values` lists the accepted values. */
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly text: string;
      readonly values: readonly string[];
    }
  /** Ignored. */
  | { readonly kind: 'date'; readonly text: string }
  | { readonly kind: 'many'; readonly text: string };

/**
 * A parsed search. A row must meet all conditions, except that any of several values of one code column is enough, and
 * any of several checksum states.
 */
export interface Search extends Wanted {
  /** Conditions that a row must not meet. */
  readonly without: Wanted;
  /** Earliest time of a row, in milliseconds since the epoch; null for any. */
  readonly after: number | null;
  /** Time that a row must be before, in milliseconds since the epoch; null for any. */
  readonly before: number | null;
  /** The time zone of the days in the search. */
  readonly zone: Zone;
  readonly problems: readonly SearchProblem[];
}

const nothingWanted: Wanted = { words: [], terms: [], states: [], checksums: [] };

/** Matches everything. */
export const noSearch: Search = {
  ...nothingWanted,
  without: nothingWanted,
  after: null,
  before: null,
  zone: 'utc',
  problems: [],
};

/**
 * Longest search, in UTF-16 units: longer than anyone types, and short enough that a text pasted by mistake does not
 * block the window.
 */
export const longestSearch = 10_000;

/** Most terms: each is searched in every row, so that more would block the window. */
export const mostTerms = 20;

/** A name and a colon where an operator may stand, except the beginning of a web address. */
const operatorLike = /^([\p{L}][\p{L}\p{N}_-]*:)(?!\/\/)(.*)$/su;

/** The text as searched. A whole address loses its 0x, so that both spellings match. */
export const wantedText = (typed: string): string =>
  withoutPrefix(fold(typed).replaceAll('\n', ' '));

const onlyDashes = /^[-\s]*$/u;

interface Context {
  readonly names: ReadonlyMap<string, string>;
  readonly months: MonthNames;
}

const readWord = (text: string, { names }: Context): Word | null => {
  const plain = wantedText(text);
  const spelled = foldUmlauts(text)?.replaceAll('\n', ' ');
  if (plain.trim() === '' || onlyDashes.test(plain)) return null;
  return {
    text,
    forms: spelled === undefined ? [plain] : [plain, spelled],
    date: null,
    becomes: [...names.keys()].find((name) => fold(name).startsWith(plain)) ?? null,
  };
};

/** Marks the words that together make up a date. */
const findDate = (words: readonly Word[], months: MonthNames): readonly Word[] => {
  const parts = words.flatMap(({ forms }, word) =>
    (forms[0] ?? '')
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => ({ part, word })),
  );
  const found = readSpokenDate(
    parts.map(({ part }) => part),
    months,
  );
  if (!found) return words;
  const isWhole = (word: number): boolean =>
    parts.every((part, at) => part.word !== word || (at >= found.from && at < found.to));
  return words.map((word, index) => {
    const says = parts.findIndex((part) => part.word === index);
    const isPart = says >= found.from && says < found.to && isWhole(index);
    return isPart ? { ...word, date: found.date } : word;
  });
};

/** The addresses in a text separated by commas or semicolons; none if the text contains anything else. */
const sentAddresses = (text: string): readonly string[] => {
  const pieces = text.split(/[,;]+/u).filter((piece) => piece !== '');
  const sent = pieces.flatMap((piece) => addressInText(piece) ?? []);
  return sent.length === pieces.length ? sent : [];
};

/** A word that matches a row with any of several whole addresses: a user who pastes several wants the rows of all. */
const anyOf = (addresses: readonly string[]): Word => ({
  text: addresses.join(' '),
  forms: [...new Set(addresses.map(wantedText))],
  date: null,
  becomes: null,
});

/** Joins all words if they form one address, pasted in groups or lines. Several addresses become one word. */
const readWords = (
  texts: readonly string[],
  isDated: boolean,
  context: Context,
): readonly Word[] => {
  const address = readAddress(texts.join(''));
  const several = texts.filter(isPlainlyAddress);
  if (address === null && several.length > 1) {
    // If more was pasted than the field accepts, the last address is incomplete.
    const isCut = several.length >= mostTerms && several.at(-1) !== texts.at(-1);
    const others = (isCut ? texts.slice(0, -1) : texts).filter((text) => !several.includes(text));
    const cut = isCut ? texts.slice(-1) : [];
    return [anyOf([...several, ...cut]), ...readWords(others, isDated, context)];
  }
  const words = (address === null ? texts : [address])
    .flatMap((text) => readWord(text, context) ?? [])
    .filter(
      ({ forms }, index, all) => all.findIndex((other) => other.forms[0] === forms[0]) === index,
    );
  return isDated ? findDate(words, context.months) : words;
};

/**
 * Parses the text of a search field. An operator with nothing after its colon is still being typed and restricts
 * nothing. Days begin at midnight in `zone`; of several dates, the narrowest range counts.
 */
export const readSearch = (
  text: string,
  operators: Operators,
  zone: Zone,
  language: SearchLanguage = plainSearchLanguage,
): Search => {
  const names = operatorNames(operators, language);
  const context: Context = { names, months: language.months };
  const problems: SearchProblem[] = [];
  const typed = { wanted: [] as string[], unwanted: [] as string[] };
  const terms = { wanted: [] as Term[], unwanted: [] as Term[] };
  const values = { wanted: new Set<string>(), unwanted: new Set<string>() };
  const times = { after: [] as number[], before: [] as number[] };
  const tokens = readTokens(text, names);

  const take = (token: Token, isLast: boolean): void => {
    const { not, operator, prefix } = token;
    const side = not ? 'unwanted' : 'wanted';
    const whole = text.slice(token.start, token.end);
    const isTyping = isLast && token.end === text.length;
    if (operator === null) {
      const sent = token.quoted ? [] : sentAddresses(token.text);
      if (sent.length > 0) {
        typed[side].push(...sent);
        return;
      }
      const [, name, rest = ''] = (token.quoted ? null : operatorLike.exec(token.text)) ?? [];
      const address = name === undefined ? null : readAddress(rest);
      const isBegun = name !== undefined && rest === '';
      // A pasted address may have the short name of its chain in front.
      if (!isBegun) typed[side].push(address ?? token.text);
      if (name !== undefined && address === null) {
        problems.push({ kind: 'operator', name, text: isBegun ? '' : token.text });
      }
      return;
    }
    const wanted = token.text.trim();
    // Empty, or invisible characters only.
    if (fold(wanted).trim() === '') return;
    const column = columnOf(operators, operator);
    const known = valueNames(operator, language);
    if (column !== null) {
      const sent = token.quoted ? null : addressInText(wanted);
      const term = { column, text: sent ?? readAddress(wanted) ?? token.text };
      const isKnown = terms[side].some(
        (other) => other.column === column && other.text === term.text,
      );
      const count = terms.wanted.length + terms.unwanted.length;
      if (!isKnown && count < mostTerms) terms[side].push(term);
      else if (!isKnown) problems.push({ kind: 'many', text: whole });
    } else if (known) {
      const value = meaningOf(known, fold(wanted));
      const isBegun =
        isTyping && [...known.keys()].some((name) => fold(name).startsWith(fold(wanted)));
      if (value !== null) values[side].add(`${operator}:${value}`);
      else if (!isBegun) {
        const all = operator === 'is' ? language.states : language.checksums;
        problems.push({ kind: 'value', name: prefix, text: whole, values: Object.values(all) });
      }
    } else {
      const time = readDay(wanted, zone);
      const isAfter = (operator === 'after') !== not;
      if (Number.isNaN(time)) problems.push({ kind: 'date', text: whole });
      else times[isAfter ? 'after' : 'before'].push(time);
    }
  };
  for (const [index, token] of tokens.entries()) take(token, index === tokens.length - 1);

  const isDated = operators.dates === 'dated';
  const sideOf = (side: 'wanted' | 'unwanted', words: readonly Word[]): Wanted => ({
    words: words.slice(0, mostTerms).map((word) => ({
      ...word,
      forms: word.forms.slice(0, mostTerms),
    })),
    terms: terms[side],
    states: rowStates.filter((state) => values[side].has(`is:${state}`)),
    checksums: checksumStates.filter((state) => values[side].has(`checksum:${state}`)),
  });
  const words = readWords(typed.wanted, isDated, context);
  const unwanted = typed.unwanted.flatMap((one) => readWords([one], isDated, context));
  for (const side of [words, unwanted]) {
    for (const [at, { text: left, forms }] of side.entries()) {
      if (at >= mostTerms) problems.push({ kind: 'many', text: left });
      for (const form of forms.slice(mostTerms)) problems.push({ kind: 'many', text: form });
    }
  }
  return {
    ...sideOf('wanted', words),
    without: sideOf('unwanted', unwanted),
    after: times.after.length > 0 ? Math.max(...times.after) : null,
    before: times.before.length > 0 ? Math.min(...times.before) : null,
    zone,
    problems,
  };
};
