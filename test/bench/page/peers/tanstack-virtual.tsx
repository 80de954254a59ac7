import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useShownRows } from './plain-model';
import { PlainHead, PlainRow } from './PlainRow';
import { showPeer, type PeerProps } from './show-peer';

function Grid(props: PeerProps) {
  const shown = useShownRows(props);
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height, rowHeight } = props.box;
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-rowcount={shown.length + 1}
      className="grid"
      style={{ width, height }}
    >
      <PlainHead />
      <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <PlainRow
            key={shown[index]?.address}
            index={index}
            placing="placed"
            style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            cell={({ field }) => shown[index]?.[field]}
          />
        ))}
      </div>
    </div>
  );
}

showPeer(Grid);
