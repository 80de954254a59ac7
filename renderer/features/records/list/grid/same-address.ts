import { addressKey } from '../../../../../shared/address';
import type { GridColumn } from './grid-column';
import type { GridLayout } from './layout';

interface Drawn<Row> {
  readonly rows: readonly Row[];
  readonly layout: GridLayout;
  /** The drawn items, from the first to before the end. */
  readonly first: number;
  readonly end: number;
}

/** The address itself if more than one cell on screen has it; null for one that stands alone, which needs no mark. */
export const comesAgain = <Row>(
  address: string,
  columns: readonly GridColumn<Row>[],
  { rows, layout, first, end }: Drawn<Row>,
): string | null => {
  let cells = 0;
  for (let item = first; item < end; item += 1) {
    const row = rows[layout.recordOf(item)];
    if (row === undefined) continue;
    for (const { kind, value } of columns) {
      const text = kind === 'address' ? value(row) : null;
      if (text !== null && addressKey(text) === address) cells += 1;
      if (cells > 1) return address;
    }
  }
  return null;
};
