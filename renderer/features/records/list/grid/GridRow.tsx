import {
  CircleDot,
  CirclePlus,
  Files,
  OctagonAlert,
  PencilLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon';
import { classOf } from '../../../../ui/class-of';
import styles from './RecordGrid.module.css';
import { addressKey } from '../../../../../shared/address';
import { VisuallyHidden } from '../../../../ui/Status';
import type { CellContext, Grade, PlacedColumn, Remark } from './grid-column';
import { hasPictures, tailLength } from './place-columns';

interface Props<Row> {
  readonly row: Row;
  /** Row number in the list. */
  readonly record: number;
  /** Index of the item in the grid, from 0. */
  readonly item: number;
  /** Pixels from the top of the parent element. */
  readonly top: number;
  /** Level in the tree of groups, from 1; undefined without groups. */
  readonly level: number | undefined;
  readonly columns: readonly PlacedColumn<Row>[];
  readonly context: CellContext;
  readonly remarkOn: (row: Row, record: number, context: CellContext) => Remark | null;
  /** Column of the active cell; -1 while that is in another row. */
  readonly active: number;
  /** Column of the cell under the pointer; -1 while that is elsewhere. */
  readonly pointed: number;
  readonly selected: boolean;
  readonly open: boolean;
  /** Whether the user was just taken to this row. */
  readonly jumpedTo: boolean;
  /** Key of the address under the pointer or in the active cell; null if only one visible cell has it. */
  readonly same: string | null;
  /** Buttons of the row, shown under the pointer or, while the keyboard is used, in the active row; otherwise null. */
  readonly actions: ReactNode;
}

/** Icon and colour for each grade. The shape of the icon reflects the severity. */
const icons: Readonly<Record<Grade, readonly [LucideIcon, 'danger' | 'warning' | 'news']>> = {
  alarm: [OctagonAlert, 'danger'],
  sameName: [TriangleAlert, 'danger'],
  odd: [TriangleAlert, 'danger'],
  mixed: [TriangleAlert, 'warning'],
  alike: [TriangleAlert, 'danger'],
  capitals: [TriangleAlert, 'danger'],
  malformed: [TriangleAlert, 'danger'],
  repeated: [Files, 'warning'],
  changed: [CircleDot, 'news'],
  renamed: [PencilLine, 'news'],
  added: [CirclePlus, 'news'],
};

/** Whether a remark warns of a record, or of one of its values. */
const isWarning = ({ grade }: Remark): boolean => icons[grade][1] === 'danger';

/** The icon of a row. Its text contains all remarks on the record. */
function Gutter({ grade, meaning }: Remark) {
  const [icon, kind] = icons[grade];
  return (
    <span className={classOf(styles['gutter'], styles[kind])} title={meaning}>
      <Icon of={icon} size={14} />
      <VisuallyHidden>{meaning}. </VisuallyHidden>
    </span>
  );
}

/** One row. Its elements are reused for another record when it scrolls out of sight. */
function Row<Row>(props: Props<Row>) {
  const { row, record, item, columns, context, active, pointed, selected, open, same } = props;
  const remark = props.remarkOn(row, record, context);
  return (
    <div
      role="row"
      aria-rowindex={item + 2}
      aria-level={props.level}
      aria-selected={selected}
      aria-current={open || undefined}
      className={classOf(
        styles['row'],
        selected && styles['selected'],
        open && styles['open'],
        props.jumpedTo && styles['jumpedTo'],
        remark?.grade === 'alarm' && styles['blocked'],
        props.actions !== null && styles['acting'],
      )}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {columns.map((column, index) => {
        const { content, long, title, picture, address, ends } = column.view(row, record, context);
        const { fit, look, said, copied } = column;
        const isCopied = copied === true && (column.value(row) ?? '') !== '';
        const isCut = long !== undefined && long.length > fit.characters;
        const isSame = same !== null && address !== undefined && addressKey(address) === same;
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={index + 1}
            // Someone who reads down the column of addresses does not come past the icon.
            aria-description={
              isCopied && index > 0 && remark && isWarning(remark) ? remark.meaning : undefined
            }
            tabIndex={index === active ? 0 : -1}
            // Not in every cell, because a tooltip takes time to render.
            title={index === pointed ? title : undefined}
            className={classOf(
              long === undefined ? styles['cell'] : styles['long'],
              look && styles[look],
              said && styles['said'],
              isCopied && styles['copied'],
              isCut && styles['cut'],
              ends === true && styles['ended'],
              isSame && styles['same'],
              index === 0 && styles['first'],
            )}
          >
            {index === 0 && remark && <Gutter {...remark} />}
            {said !== true && hasPictures(look) && picture}
            {content}
            {isCut && (
              <span aria-hidden="true" className={styles['tail']} style={fit.tail}>
                {`…${long.slice(-tailLength)}`}
              </span>
            )}
          </div>
        );
      })}
      {props.actions}
    </div>
  );
}

export const GridRow = memo(Row) as typeof Row;
