import { checksumStates, type ChecksumState } from '../../../../../shared/list-view';
import { englishMonths, type MonthNames } from './search-dates';
import { fold } from './fold';

/** What `is:` asks for. */
export const rowStates = ['changed', 'new', 'alarm', 'duplicate', 'favourite'] as const;
export type RowState = (typeof rowStates)[number];

/** The operators that a list knows, beside `tag:`, `note:`, `is:` and `checksum:`, which all know. */
export interface Operators {
  /** By lower-cased name of an operator, the column it looks into. */
  readonly columns: Readonly<Record<string, string>>;
  /** Whether `after:` and `before:` exist, and dates are found as they are said. */
  readonly dates: 'dated' | 'undated';
}

/** What a search may be written in beside English, which is always understood. */
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

/** English names of all operators, in the order in which they are offered. */
const englishNames = ({ columns, dates }: Operators): readonly string[] => [
  ...Object.keys(columns),
  ...(dates === 'dated' ? ['after', 'before'] : []),
  ...['tag', 'note', 'is', 'checksum'],
];

/** What a language offers now, or has offered, understood in every other one as well: in English `after` is offered as `from`. */
const formerNames: Readonly<Record<string, string>> = { from: 'after', deployer: 'by', von: 'by' };

/** Names of all operators to be offered, first those of the language, with the English one each stands for. */
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

/** Names of all operators that are offered, first those of the language. */
export const offeredNames = (operators: Operators, language: SearchLanguage): readonly string[] => [
  ...new Map(ownNames(operators, language)).keys(),
];

/** Names of all operators as they may be typed, first those offered, with the English one each stands for. */
export const operatorNames = (
  operators: Operators,
  language: SearchLanguage,
): ReadonlyMap<string, string> => {
  const known = englishNames(operators);
  const others = Object.entries(formerNames).filter(([, name]) => known.includes(name));
  return new Map([...ownNames(operators, language), ...others]);
};

/** The column an operator looks into, or `tag` or `note`; null for one that is about something else. */
export const columnOf = ({ columns }: Operators, operator: string): string | null => {
  if (operator === 'tag' || operator === 'note') return operator;
  return Object.hasOwn(columns, operator) ? (columns[operator] ?? null) : null;
};

const otherSpellings: Readonly<Record<string, RowState>> = { favorite: 'favourite' };

/** Values of `is:` or `checksum:` as they are typed, with what each means; null for an operator without such. */
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

/** What a folded name among `names` stands for. */
export const meaningOf = (names: ReadonlyMap<string, string>, folded: string): string | null => {
  for (const [name, meaning] of names) if (fold(name) === folded) return meaning;
  return null;
};
