import { useMemo, type CSSProperties } from 'react';
import { List, type RowComponentProps } from 'react-window';
import { presetExplorers } from '../../../../shared/explorer';
import { IdenticonDrawing } from '../../../../renderer/ui/address/Identicon';
import { contractList } from '../../../../renderer/features/records/list/columns';
import { remarkOn } from '../../../../renderer/features/records/list/columns/remarks';
import type {
  CellContext,
  GridColumn,
  PlacedColumn,
} from '../../../../renderer/features/records/list/grid/grid-column';
import { GridRow } from '../../../../renderer/features/records/list/grid/GridRow';
import {
  placeColumns,
  rooms,
  totalOf,
  tracksOf,
} from '../../../../renderer/features/records/list/grid/place-columns';
import '../../../../renderer/app/theme/tokens.css';
import type { SeededContract } from '../seeded-contracts';
import { headHeight } from './columns';
import { useShownRows } from './plain-model';
import { PlainHead } from './PlainRow';
import './same-row.css';
import { showPeer, type PeerProps } from './show-peer';

// react-window lays out the list; the app's own row component draws each row.

const context: CellContext = {
  now: Date.now(),
  zone: 'local',
  evmAssets: new Set(presetExplorers.filter(({ evm }) => evm).map(({ asset }) => asset)),
  noteOf: () => null,
  isRepeated: () => false,
  isAlike: () => false,
  similarRecordsOf: () => [],
  deployerOf: () => null,
  changeOf: () => 0,
};

/** The app's columns, with each identicon in its cell, because nothing else on this page draws identicons. */
const columns = contractList.columns.map((column): GridColumn<SeededContract> => {
  const { identicons, view } = column as GridColumn<SeededContract>;
  if (!identicons) return { ...column, view };
  return {
    ...column,
    view: (row, record, of) => ({
      ...view(row, record, of),
      picture: (
        <IdenticonDrawing
          address={identicons.of(row, of)}
          size={identicons.size}
          className="picture"
        />
      ),
    }),
  };
});

const remark = (row: SeededContract, record: number, of: CellContext) =>
  remarkOn(contractList.columns, row, record, of);

interface RowData {
  readonly shown: readonly SeededContract[];
  readonly placed: readonly PlacedColumn<SeededContract>[];
}

const Row = ({ index, style, shown, placed }: RowComponentProps<RowData>) => {
  const row = shown[index];
  return (
    <div style={style}>
      {row && (
        <GridRow
          row={row}
          record={index}
          item={index}
          top={0}
          level={undefined}
          columns={placed}
          context={context}
          remarkOn={remark}
          active={-1}
          selected={false}
          open={false}
          jumpedTo={false}
          pointed={-1}
          same={null}
          actions={null}
        />
      )}
    </div>
  );
};

function Grid(props: PeerProps) {
  const shown = useShownRows(props);
  const { width, height, rowHeight } = props.box;
  const placed = useMemo(
    () => placeColumns(columns, { available: width, character: 7.8, widths: {} }),
    [width],
  );
  const rowProps = useMemo(() => ({ shown, placed }), [shown, placed]);
  const measures = {
    ...rooms,
    '--tracks': tracksOf(placed),
    '--total': `${totalOf(placed)}px`,
    '--row-height': `${rowHeight}px`,
  } as CSSProperties;
  return (
    <div role="grid" aria-rowcount={shown.length + 1} style={measures}>
      <PlainHead />
      <List
        style={{ width, height: height - headHeight }}
        rowComponent={Row}
        rowCount={shown.length}
        rowHeight={rowHeight}
        rowProps={rowProps}
        overscanCount={2}
      />
    </div>
  );
}

showPeer(Grid);
