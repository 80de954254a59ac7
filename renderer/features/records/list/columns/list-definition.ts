import type { ListName, RowOf } from '../../../../../shared/account';
import type { GridColumn } from '../grid/grid-column';
import type { Operators } from '../model/operators';

/** Everything in which the two lists differ. */
export interface ListDefinition<Name extends ListName = ListName> {
  readonly list: Name;
  /** Name of the grid for assistive technology. */
  readonly label: string;
  readonly columns: readonly GridColumn<RowOf[Name]>[];
  readonly operators: Operators;
  /** Columns whose values can be chosen in a filter. */
  readonly choices: readonly string[];
  /** The column of the record's own address. */
  readonly address: string;
  /** Columns in which no value should come twice. */
  readonly unique: readonly string[];
  readonly count: (count: number) => string;
}
