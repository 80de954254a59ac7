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

/** Whether these are the same explorers in the same order. */
export const areSame = (some: readonly Explorer[], others: readonly Explorer[]): boolean =>
  some.length === others.length &&
  some.every((one, place) => {
    const other = others[place];
    return other !== undefined && isSameExplorer(one, other);
  });

/** Whether what is typed is not what applies. */
export const isOpen = ({ typed, inForce }: ExplorerRow): boolean =>
  inForce === null || !isSameExplorer(typed, inForce);

/** The explorers that apply. */
export const inForceOf = (rows: readonly ExplorerRow[]): readonly Explorer[] =>
  rows.flatMap(({ inForce }) => inForce ?? []);

/**
 * The rows once main has these explorers: what applies is what main has, also where it has come by another way than from
 * the rows, such as an import; what is being typed stays.
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

/** Without the spaces around what was pasted; a website that may be left out is, where nothing else was. */
const trimmed = ({ asset, evm, address, code, verification }: Explorer): Explorer => ({
  asset: asset.trim(),
  evm,
  address: address.trim(),
  code: code?.trim() || null,
  verification: verification?.trim() || null,
});

/** What applies once a row does as it is typed, or what is wrong with it beside the others that apply. */
export const taking = (
  rows: readonly ExplorerRow[],
  place: number,
):
  | { readonly rows: readonly ExplorerRow[] }
  | { readonly problem: Pick<ExplorerProblem, 'part' | 'problem'> } => {
  const row = rows[place];
  if (!row) return { rows };
  const typed = trimmed(row.typed);
  // Of two with one asset the second is the one that is said to be wrong, so this one comes last.
  const problem = explorerProblem([...inForceOf(rows.toSpliced(place, 1)), typed]);
  return problem ? { problem } : { rows: rows.with(place, { typed, inForce: typed }) };
};
