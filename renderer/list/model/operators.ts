/** The operators that a list knows. */
export interface Operators {
  /** By lower-cased name of an operator, the column it looks into. */
  readonly columns: Readonly<Record<string, string>>;
  /** Whether `after:` and `before:` exist. */
  readonly dates: 'dated' | 'undated';
}

/** Names of all operators, in the order in which they are offered. */
export const operatorNames = ({ columns, dates }: Operators): readonly string[] => [
  ...Object.keys(columns),
  ...(dates === 'dated' ? ['after', 'before'] : []),
];

/** The column an operator looks into; null for a date operator. */
export const columnOf = ({ columns }: Operators, operator: string): string | null =>
  Object.hasOwn(columns, operator) ? (columns[operator] ?? null) : null;
