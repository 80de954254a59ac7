import DataEditor, { GridCellKind, type GridCell, type Item } from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { useCallback, useMemo } from 'react';
import { columns, headHeight } from './columns';
import { useShownRows } from './plain-model';
import { showPeer, type PeerProps } from './show-peer';

function Grid(props: PeerProps) {
  const shown = useShownRows(props);
  const { width, height, rowHeight } = props.box;
  const definitions = useMemo(
    () =>
      columns.map(({ field, label, share }) => ({
        id: field,
        title: label,
        width: Math.floor(((width - 20) * share) / 100),
      })),
    [width],
  );
  const getCell = useCallback(
    ([place, index]: Item): GridCell => {
      const column = columns[place];
      const data = (column && shown[index]?.[column.field]) ?? '';
      return { kind: GridCellKind.Text, data, displayData: data, allowOverlay: false };
    },
    [shown],
  );
  return (
    <DataEditor
      width={width}
      height={height}
      rows={shown.length}
      columns={definitions}
      getCellContent={getCell}
      rowHeight={rowHeight}
      headerHeight={headHeight}
      smoothScrollY
    />
  );
}

showPeer(Grid);
