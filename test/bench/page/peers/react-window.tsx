import { useMemo } from 'react';
import { List, type RowComponentProps } from 'react-window';
import type { SeededContract } from '../seeded-contracts';
import { headHeight } from './columns';
import { useShownRows } from './plain-model';
import { PlainHead, PlainRow } from './PlainRow';
import { showPeer, type PeerProps } from './show-peer';

interface RowData {
  readonly shown: readonly SeededContract[];
}

const Row = ({ index, style, shown }: RowComponentProps<RowData>) => (
  <PlainRow index={index} style={style} cell={({ field }) => shown[index]?.[field]} />
);

function Grid(props: PeerProps) {
  const shown = useShownRows(props);
  const rowProps = useMemo(() => ({ shown }), [shown]);
  const { width, height, rowHeight } = props.box;
  return (
    <div role="grid" aria-rowcount={shown.length + 1}>
      <PlainHead />
      <List
        style={{ width, height: height - headHeight }}
        rowComponent={Row}
        rowCount={shown.length}
        rowHeight={rowHeight}
        rowProps={rowProps}
        overscanCount={6}
      />
    </div>
  );
}

showPeer(Grid);
