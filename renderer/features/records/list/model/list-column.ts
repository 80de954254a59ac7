/** How the values of a column are ordered and compared. */
export type ColumnKind = 'text' | 'address' | 'date';

/** A column as the model sees it. */
export interface ListColumn<Row> {
  readonly name: string;
  readonly kind: ColumnKind;
  /** What records are called by, or an identifier that nobody reads: searches weigh them. */
  readonly role?: 'name' | 'id';
  /** The text as the service gave it; null when there is none. Must be cheap: it is asked for again and again. */
  readonly value: (row: Row) => string | null;
}
