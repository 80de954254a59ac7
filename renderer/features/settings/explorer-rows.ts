import {
  explorerProblem,
  explorerTemplates,
  type Explorer,
  type ExplorerProblem,
} from '../../../shared/explorer';
import type { ExplorerRow } from '../../store/store';

const blank: Explorer = { asset: '', evm: true, address: '', code: null, verification: null };

export const rowsOf = (explorers: readonly Explorer[]): readonly ExplorerRow[] =>
  explorers.map((explorer) => ({ typed: explorer, inForce: explorer }));

export const blankRow: ExplorerRow = { typed: blank, inForce: null };

/** Whether what is typed is not what applies. */
export const isOpen = ({ typed, inForce }: ExplorerRow): boolean =>
  inForce === null ||
  typed.asset !== inForce.asset ||
  typed.evm !== inForce.evm ||
  explorerTemplates.some((name) => typed[name] !== inForce[name]);

/** The website whose pages are opened, as its certificate names it; empty while there is none to read. */
export const siteOf = ({ address }: Explorer): string => URL.parse(address)?.host ?? '';

/** The explorers that apply. */
export const inForceOf = (rows: readonly ExplorerRow[]): readonly Explorer[] =>
  rows.flatMap(({ inForce }) => inForce ?? []);

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
