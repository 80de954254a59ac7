import { addressFields, type ListName, type RowOf } from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { readableAddress } from '../../../../shared/address';
import type { ChecksumState } from '../../../../shared/list-view';
import type { RowDoubts } from '../../../store/pending-copy';
import { checksumState, formatOf } from '../../../ui/address/checksum-state';
import { isOdd } from '../../../ui/address/doubts';
import type { CellContext } from './grid/grid-column';
import type { ListColumn } from './model/columns';
import type { ListModel } from './model/list-model';

/** A list, and what its addresses are judged by. */
interface Judged<Name extends ListName = ListName> {
  readonly definition: {
    readonly list: Name;
    readonly columns: readonly ListColumn<RowOf[Name]>[];
  };
  readonly rows: readonly RowOf[Name][];
  readonly model: Pick<ListModel, 'checksumOf'>;
  readonly context: Pick<CellContext, 'evmAssets' | 'changeOf' | 'resemblesKnown'>;
}

/** Creates a function that returns the checksum state of an address. Caches results, because hashing takes time. */
const createJudge = (context: Pick<CellContext, 'evmAssets'>) => {
  const judged = new Map<string, ChecksumState>();
  return (text: string, asset: RowOf[ListName]['asset']): ChecksumState => {
    const format = formatOf(asset, context);
    const key = `${format} ${text}`;
    const known = judged.get(key) ?? checksumState(readableAddress(text), format);
    judged.set(key, known);
    return known;
  };
};

/** Counts, for each kind of doubt, the chosen rows whose address columns are doubtful to copy. */
export const countDoubts = <Name extends ListName>(
  chosen: Uint32Array,
  names: readonly string[],
  { definition, rows, model, context }: Judged<Name>,
): RowDoubts => {
  const { list, columns } = definition;
  const { [list]: address } = addressFields;
  const hasOwn = names.includes(address);
  const addresses = columns.filter(({ kind, name }) => kind === 'address' && names.includes(name));
  const own = addresses.filter(({ name }) => name === address);
  const judge = createJudge(context);
  const hasState =
    (state: ChecksumState, among: typeof addresses) =>
    (row: RowOf[Name], record: number): boolean =>
      among.some(({ name, value }) => {
        // The model checks the records' own addresses step by step after each answer.
        const known = name === address ? model.checksumOf(record) : null;
        return (known ?? judge(value(row) ?? '', row.asset)) === state;
      });
  const countOf = (isDoubtful: (row: RowOf[Name], record: number) => boolean): number =>
    chosen.reduce((count, record) => {
      const row = rows[record];
      return row !== undefined && isDoubtful(row, record) ? count + 1 : count;
    }, 0);
  return {
    capitals: countOf(hasState('mismatch', addresses)),
    // A contract's deployer need not be an address.
    malformed: countOf(hasState('malformed', own)),
    odd: countOf((row) => addresses.some(({ value }) => isOdd(value(row) ?? ''))),
    name: countOf((_, record) => hasOwn && context.changeOf(record) === rowMarks.sameName),
    look: countOf((_, record) =>
      addresses.some(({ name }) => context.resemblesKnown(name, record)),
    ),
  };
};
