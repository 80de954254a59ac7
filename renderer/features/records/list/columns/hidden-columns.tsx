import { Mask, ServiceText } from '../../../../ui/text/ServiceText';
import { isCode } from '../../../../ui/text/is-code';
import type { CellView, GridColumn } from '../grid/grid-column';
import { codeColumns } from '../model/columns';
import { blankPicture } from './cell-views';
import styles from './cells.module.css';

const absent: CellView = { content: <ServiceText text={null} /> };
const plain: CellView = { content: <Mask /> };

/** By look, what stands in place of a value with a picture. */
const blank: Readonly<Partial<Record<string, CellView>>> = {
  name: { ...plain, picture: blankPicture },
  who: {
    ...plain,
    picture: <span aria-hidden="true" className={`${styles['blank']} ${styles['small']}`} />,
  },
};

/**
 * The columns while values are hidden: in place of what a cell shows, not around it, so that nothing gets through
 * that a cell may show one day.
 */
export const hiddenColumns = <Row,>(
  columns: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] =>
  columns.map((column) => ({
    ...column,
    identicons: undefined,
    view: (row, record, context) => {
      const value = column.value(row);
      if (value === null) return absent;
      return codeColumns.has(column.name) && isCode(value)
        ? { ...column.view(row, record, context), title: value }
        : (blank[column.look ?? ''] ?? plain);
    },
  }));
