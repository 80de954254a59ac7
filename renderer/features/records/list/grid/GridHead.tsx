import type { Sort } from '../../../../store/list-state';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Icon } from '../../../../ui/Icon';
import { words } from '../../../../i18n/window';
import styles from './RecordGrid.module.css';
import type { PlacedColumn } from './grid-column';
import { limitWidth } from './place-columns';

interface Props<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  /** Sets a column's width in pixels. */
  readonly onWidth: (column: string, width: number) => void;
  /** Makes a column as wide as its values. */
  readonly onFit: (column: PlacedColumn<Row>) => void;
  /** Column whose heading has the keyboard; -1 when the keyboard is in a row. */
  readonly active: number;
}

/** Follows the pointer from the edge of a heading until it is let go. */
const startResize = (
  event: PointerEvent<HTMLElement>,
  width: number,
  onMove: (width: number) => void,
): void => {
  const handle = event.currentTarget;
  const from = event.clientX;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const follow = (move: globalThis.PointerEvent): void => {
    onMove(limitWidth(width + move.clientX - from));
  };
  handle.addEventListener('pointermove', follow);
  handle.addEventListener(
    'lostpointercapture',
    () => {
      handle.removeEventListener('pointermove', follow);
    },
    { once: true },
  );
};

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The headings: each sorts by its column, and is as wide as the person made it. */
export function GridHead<Row>({ columns, sort, onSort, onWidth, onFit, active }: Props<Row>) {
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
                  onSort(name);
                }}
              >
                <span className={styles['label']}>{label}</span>
                {direction && <Icon of={arrows[direction]} size={13} />}
              </button>
              <div
                aria-hidden="true"
                className={styles['edge']}
                onPointerDown={(event) => {
                  startResize(event, width, (next) => {
                    onWidth(name, next);
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
