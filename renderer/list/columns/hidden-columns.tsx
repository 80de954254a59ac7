import { isCode } from '../../text/is-code';
import { Mask } from '../../text/Mask';
import { ServiceText } from '../../text/ServiceText';
import type { CellView, GridColumn } from '../grid/grid-column';

const mask: CellView = { content: <Mask /> };
const absent: CellView = { content: <ServiceText text={null} /> };

/** Columns whose codes stay in sight. */
export const codeColumns: ReadonlySet<string> = new Set(['asset', 'type']);

/**
 * The columns while values are hidden: in place of what a cell shows, not around it, so that nothing gets through
 * that a cell may show one day. Only its mark stays, whose words are ours.
 */
export const hiddenColumns = <Row,>(
  columns: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] =>
  columns.map((column) => ({
    ...column,
    view: (row, record, context, width) => {
      const value = column.value(row);
      if (value === null) return absent;
      const { mark } = column.view(row, record, context, width);
      const shown = codeColumns.has(column.name) && isCode(value) ? { content: value } : mask;
      return mark ? { ...shown, mark } : shown;
    },
  }));
