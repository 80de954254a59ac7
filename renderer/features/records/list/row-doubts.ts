import { addressFields, type ListName, type RowOf } from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { readableAddress } from '../../../../shared/address';
import type { ChecksumState } from '../../../../shared/list-view';
import { noFilters, type Filters } from '../../../store/list-state';
import type { RowDoubts } from '../../../store/pending-copy';
import { checksumState, formatOf } from '../../../ui/address/checksum-state';
import { isOdd } from '../../../ui/address/doubts';
import type { CellContext } from './grid/grid-column';
import type { ListColumn } from './model/columns';
import type { ListModelView } from './model/list-model';
import type { ListQuery } from './model/list-query';
import { noSearch } from './model/read-search';

/** A list, and what its addresses are judged by. */
interface Judged<Name extends ListName = ListName> {
  readonly definition: {
    readonly list: Name;
    readonly columns: readonly ListColumn<RowOf[Name]>[];
  };
  readonly rows: readonly RowOf[Name][];
  readonly model: { readonly view: (query: ListQuery) => Pick<ListModelView, 'rows' | 'complete'> };
  readonly context: Pick<CellContext, 'evmAssets' | 'changeOf' | 'resemblesKnown'>;
}

/** The records whose own address is judged so; null until all have been looked at. */
export const rowsJudged = (model: Judged['model'], state: ChecksumState): Uint32Array | null => {
  const filters: Filters = { ...noFilters, checksums: [state] };
  const { rows, complete } = model.view({ search: noSearch, filters, sort: null });
  return complete ? rows : null;
};

/** Whether the capitals of an address contradict it. A hash costs time: each address is judged once. */
const createJudge = (context: Pick<CellContext, 'evmAssets'>) => {
  const judged = new Map<string, boolean>();
  return (text: string, asset: RowOf[ListName]['asset']): boolean => {
    const format = formatOf(asset, context);
    const key = `${format} ${text}`;
    const known = judged.get(key) ?? checksumState(readableAddress(text), format) === 'mismatch';
    judged.set(key, known);
    return known;
  };
};

/** What speaks against copying these columns of rows, each with how many of the rows it is. */
export const countDoubts = <Name extends ListName>(
  chosen: Uint32Array,
  names: readonly string[],
  { definition, rows, model, context }: Judged<Name>,
): RowDoubts => {
  const { list, columns } = definition;
  const { [list]: address } = addressFields;
  const hasOwn = names.includes(address);
  const addresses = columns.filter(({ kind, name }) => kind === 'address' && names.includes(name));
  // The records' own addresses are judged by the model, a part at a time after each answer.
  const judged = rowsJudged(model, 'mismatch');
  const others = judged ? addresses.filter(({ name }) => name !== address) : addresses;
  const mismatched = new Set(hasOwn && judged ? judged : []);
  const isMismatch = createJudge(context);
  const countOf = (isDoubtful: (row: RowOf[Name], record: number) => boolean): number =>
    chosen.reduce((count, record) => {
      const row = rows[record];
      return row !== undefined && isDoubtful(row, record) ? count + 1 : count;
    }, 0);
  return {
    capitals: countOf(
      (row, record) =>
        mismatched.has(record) ||
        others.some(({ value }) => isMismatch(value(row) ?? '', row.asset)),
    ),
    odd: countOf((row) => addresses.some(({ value }) => isOdd(value(row) ?? ''))),
    name: countOf((_, record) => hasOwn && context.changeOf(record) === rowMarks.sameName),
    look: countOf((_, record) =>
      addresses.some(({ name }) => context.resemblesKnown(name, record)),
    ),
  };
};
