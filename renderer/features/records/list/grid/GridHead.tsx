import type { Sort } from '../../../../store/list-state';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ListName } from '../../../../../shared/account';
import { announce } from '../../../../store/announce';
import { setWidth, sortBy } from '../../../../store/list-actions';
import { followPointer } from '../../../../ui/follow-pointer';
import { Icon } from '../../../../ui/Icon';
import { words } from '../../../../i18n/window';
import typography from '../../../../ui/typography.module.css';
import styles from './RecordGrid.module.css';
import type { PlacedColumn } from './grid-column';
import { limitWidth } from './place-columns';

interface Props<Row> {
  readonly list: ListName;
  readonly columns: readonly PlacedColumn<Row>[];
  readonly sort: Sort | null;
  /** Makes a column as wide as its values. */
  readonly onFit: (column: PlacedColumn<Row>) => void;
  /** Column whose heading is in the tab order; -1 while the active cell is in a row. */
  readonly active: number;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The column headings. Each sorts by its column, and its edge can be dragged to change the width. */
export function GridHead<Row>({ list, columns, sort, onFit, active }: Props<Row>) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['headRow']}>
        {columns.map((column, index) => {
          const { name, label, width } = column;
          const direction = sort?.column === name ? sort.direction : undefined;
          return (
            <div
              key={name}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={direction ?? 'none'}
              className={
                index === 0 ? `${styles['heading']} ${styles['first']}` : styles['heading']
              }
            >
              <button
                type="button"
                className={styles['sort']}
                tabIndex={index === active ? 0 : -1}
                title={words.list.sortHint}
                onClick={() => {
                  // Announced explicitly, because screen readers do not report a change of `aria-sort` on the focused
                  // heading.
                  const sorted = sortBy(list, name)?.direction ?? 'none';
                  announce({ kind: 'spoken', text: words.list.sorted[sorted](label) });
                }}
              >
                <span className={typography['oneLine']}>{label}</span>
                {direction && <Icon of={arrows[direction]} size={13} />}
              </button>
              <div
                aria-hidden="true"
                className={styles['edge']}
                onPointerDown={(event) => {
                  event.preventDefault();
                  followPointer(event, (by) => {
                    setWidth(list, name, limitWidth(width + by));
                  });
                }}
                onDoubleClick={() => {
                  onFit(column);
                }}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
