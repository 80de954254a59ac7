import { listFields, type Field, type ListName, type RowOf } from './account';

/**
 * Rows of a list, packed for the window. `values` has one array per field, in the order of `listFields`: writing and
 * reading long arrays takes two thirds of the time of as many objects. `raw` has the JSON text of each record with one,
 * and the index of its row.
 */
type Columns = readonly [
  values: readonly (readonly Field[])[],
  raw: readonly (readonly [place: number, raw: string])[],
];

/** Packs rows as JSON text. */
export const packRows = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
): string => {
  const fields = listFields[list] as readonly (keyof RowOf[Name])[];
  const raw: [place: number, raw: string][] = [];
  for (const [place, row] of rows.entries()) if (row.raw !== undefined) raw.push([place, row.raw]);
  return JSON.stringify([fields.map((field) => rows.map((row) => row[field])), raw]);
};

/** Written out for each list, so that all rows have the same object shape. */
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

/** Unpacks rows that `packRows` has packed. */
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
