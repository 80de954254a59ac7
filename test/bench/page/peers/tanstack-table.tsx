import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import type { SeededContract } from '../seeded-contracts';
import { columns } from './columns';
import { PlainHead, PlainRow } from './PlainRow';
import { showPeer, type PeerProps } from './show-peer';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

const definitions = columns.map(({ field, label }) => ({
  accessorKey: field,
  header: label,
  sortFn: 'basic' as const,
}));

const every = () => true;

function Grid({ rows, search, sort, box }: PeerProps) {
  const state = useMemo(
    () => ({
      globalFilter: search === '' ? undefined : search,
      sorting: sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : [],
    }),
    [search, sort],
  );
  const table = useTable<typeof features, SeededContract>({
    features,
    columns: definitions,
    data: rows,
    state,
    globalFilterFn: 'includesString',
    getColumnCanGlobalFilter: every,
  });
  const scroller = useRef<HTMLDivElement>(null);
  const shown = table.getRowModel().rows;
  const { width, height, rowHeight } = box;
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
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = shown[index];
          const cells = row?.getAllCells();
          return (
            <PlainRow
              key={row?.id}
              index={index}
              placing="placed"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              cell={(_, place) => {
                const cell = cells?.[place];
                return cell && <table.FlexRender cell={cell} />;
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

showPeer(Grid);
