import {
  explorerProblem,
  isSameExplorer,
  type Explorer,
  type ExplorerProblem,
} from '../../../shared/explorer';
import type { ExplorerEdit, ExplorerRow } from '../../store/window-state';

const blank: Explorer = { asset: '', evm: false, address: '', code: null, verification: null };

export const rowsOf = (explorers: readonly Explorer[]): readonly ExplorerRow[] =>
  explorers.map((explorer) => ({ typed: explorer, inForce: explorer }));

export const blankRow: ExplorerRow = { typed: blank, inForce: null };

/** Whether both lists contain the same explorers in the same order. */
export const areSame = (some: readonly Explorer[], others: readonly Explorer[]): boolean =>
  some.length === others.length &&
  some.every((one, place) => {
    const other = others[place];
    return other !== undefined && isSameExplorer(one, other);
  });

/** Whether the typed entry is not in force. */
export const isOpen = ({ typed, inForce }: ExplorerRow): boolean =>
  inForce === null || !isSameExplorer(typed, inForce);

/** The explorers in force. */
export const inForceOf = (rows: readonly ExplorerRow[]): readonly Explorer[] =>
  rows.flatMap(({ inForce }) => inForce ?? []);

/**
 * The rows after main has reported its explorers. These are in force, even if they come from elsewhere, such as an
 * import. Unsaved text stays.
 */
export const rowsAfter = (
  { rows, of, saves }: ExplorerEdit,
  explorers: readonly Explorer[],
): readonly ExplorerRow[] => {
  const isKnown = areSame(explorers, of) || areSame(explorers, inForceOf(rows));
  if (isKnown || saves > 0) return rows;
  const open = rows.filter(isOpen);
  const saved = explorers.map((explorer): ExplorerRow => {
    const edited = open.find(({ inForce }) => inForce?.asset === explorer.asset);
    return { typed: edited?.typed ?? explorer, inForce: explorer };
  });
  const isGone = ({ inForce }: ExplorerRow): boolean =>
    !explorers.some(({ asset }) => asset === inForce?.asset);
  return [...saved, ...open.filter(isGone).map(({ typed }) => ({ typed, inForce: null }))];
};

/** Trims white space. Empty optional websites become null. */
const trimmed = ({ asset, evm, address, code, verification }: Explorer): Explorer => ({
  asset: asset.trim(),
  evm,
  address: address.trim(),
  code: code?.trim() || null,
  verification: verification?.trim() || null,
});

/** The rows once a row is applied as typed, or its problem if it conflicts with other rows in force or is invalid. */
export const taking = (
  rows: readonly ExplorerRow[],
  place: number,
):
  | { readonly rows: readonly ExplorerRow[] }
  | { readonly problem: Pick<ExplorerProblem, 'part' | 'problem'> } => {
  const row = rows[place];
  if (!row) return { rows };
  const typed = trimmed(row.typed);
  // The second of two explorers with the same asset is reported as wrong, so this one comes last.
  const problem = explorerProblem([...inForceOf(rows.toSpliced(place, 1)), typed]);
  return problem ? { problem } : { rows: rows.with(place, { typed, inForce: typed }) };
};
