import { listFields, type Field, type ListName, type RowOf } from './account';

/**
 * Rows of a list on their way to the window: the values of each field together, in the order of `listFields`, because
 * long arrays are written and read in two thirds of the time of as many objects; and the JSON of each record that has
 * one, with its place among these rows.
 */
type Columns = readonly [
  values: readonly (readonly Field[])[],
  raw: readonly (readonly [place: number, raw: string])[],
];

/** Rows as JSON text. */
export const packRows = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
): string => {
  const fields = listFields[list] as readonly (keyof RowOf[Name])[];
  const raw: [place: number, raw: string][] = [];
  for (const [place, row] of rows.entries()) if (row.raw !== undefined) raw.push([place, row.raw]);
  return JSON.stringify([fields.map((field) => rows.map((row) => row[field])), raw]);
};

/** Written out, so that all rows of a list are objects of one shape. */
const makers: {
  readonly [Name in ListName]: (values: Columns[0], place: number) => RowOf[Name];
} = {
  wallets: ([ids, assets, addresses, names], place) => ({
    id: ids?.[place] ?? null,
    asset: assets?.[place] ?? null,
    walletAddress: addresses?.[place] ?? null,
    walletName: names?.[place] ?? null,
  }),
  contracts: ([names, assets, addresses, types, times, deployers], place) => ({
    name: names?.[place] ?? null,
    asset: assets?.[place] ?? null,
    address: addresses?.[place] ?? null,
    type: types?.[place] ?? null,
    deployedAt: times?.[place] ?? null,
    deployedBy: deployers?.[place] ?? null,
  }),
};

/** What `packRows` has written. */
export const unpackRows = <Name extends ListName>(list: Name, text: string): RowOf[Name][] => {
  const [values, raw] = JSON.parse(text) as Columns;
  const make: (values: Columns[0], place: number) => RowOf[Name] = makers[list];
  const rows = (values[0] ?? []).map((_, place) => make(values, place));
  for (const [place, text] of raw) {
    const row = rows[place];
    if (row) rows[place] = { ...row, raw: text };
  }
  return rows;
};
