import { checksumStates, type ChecksumState } from '../../../../../shared/list-view';
import { englishMonths, type MonthNames } from './search-dates';
import { fold } from './fold';

/** Values of `is:`. */
export const rowStates = ['changed', 'new', 'alarm', 'duplicate', 'favourite'] as const;
export type RowState = (typeof rowStates)[number];

/** The operators of a list, besides `tag:`, `note:`, `is:` and `checksum:`, which every list has. */
export interface Operators {
  /** By lower-cased name of an operator, the column that it searches. */
  readonly columns: Readonly<Record<string, string>>;
  /** Whether the list has `after:` and `before:`, and finds dates written in words. */
  readonly dates: 'dated' | 'undated';
}

/** The words of a search in the user's language. English is always understood as well. */
export interface SearchLanguage {
  /** By English name. */
  readonly operators: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<RowState, string>>;
  readonly checksums: Readonly<Record<ChecksumState, string>>;
  readonly months: MonthNames;
}

const asTheyAre = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, Name>> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

export const plainSearchLanguage: SearchLanguage = {
  operators: {},
  states: asTheyAre(rowStates),
  checksums: asTheyAre(checksumStates),
  months: englishMonths,
};

/** English names of all operators, in the order of the suggestions. */
const englishNames = ({ columns, dates }: Operators): readonly string[] => [
  ...Object.keys(columns),
  ...(dates === 'dated' ? ['after', 'before'] : []),
  ...['tag', 'note', 'is', 'checksum'],
];

/**
 * Names that a language offers or has offered, understood in every language. English, for example, suggests `from` for
 * `after`.
 */
const formerNames: Readonly<Record<string, string>> = { from: 'after', deployer: 'by', von: 'by' };

/** Names of all operators to suggest, those of the language first, each with its English name. */
const ownNames = (
  operators: Operators,
  language: SearchLanguage,
): readonly (readonly [string, string])[] => {
  const names = englishNames(operators);
  return [
    ...names.map((name) => [language.operators[name] ?? name, name] as const),
    ...names.map((name) => [name, name] as const),
  ];
};

/** Names of all suggested operators, those of the language first. */
export const offeredNames = (operators: Operators, language: SearchLanguage): readonly string[] => [
  ...new Map(ownNames(operators, language)).keys(),
];

/** Names of all operators as they may be typed, suggested ones first, each with its English name. */
export const operatorNames = (
  operators: Operators,
  language: SearchLanguage,
): ReadonlyMap<string, string> => {
  const known = englishNames(operators);
  const others = Object.entries(formerNames).filter(([, name]) => known.includes(name));
  return new Map([...ownNames(operators, language), ...others]);
};

/** The column that an operator searches, or `tag` or `note`; null for any other operator. */
export const columnOf = ({ columns }: Operators, operator: string): string | null => {
  if (operator === 'tag' || operator === 'note') return operator;
  return Object.hasOwn(columns, operator) ? (columns[operator] ?? null) : null;
};

const otherSpellings: Readonly<Record<string, RowState>> = { favorite: 'favourite' };

/** The values of `is:` or `checksum:` as they may be typed, with their meanings; null for other operators. */
export const valueNames = (
  operator: string,
  { states, checksums }: SearchLanguage,
): ReadonlyMap<string, string> | null => {
  if (operator === 'is') {
    return new Map([
      ...rowStates.map((state) => [states[state], state] as const),
      ...rowStates.map((state) => [state, state] as const),
      ...Object.entries(otherSpellings),
    ]);
  }
  if (operator !== 'checksum') return null;
  return new Map([
    ...checksumStates.map((state) => [checksums[state], state] as const),
    ...checksumStates.map((state) => [state, state] as const),
  ]);
};

/** The meaning of a folded name among `names`; null if unknown. */
export const meaningOf = (names: ReadonlyMap<string, string>, folded: string): string | null => {
  for (const [name, meaning] of names) if (fold(name) === folded) return meaning;
  return null;
};
