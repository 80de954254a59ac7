import {
  ClientSideRowModelModule,
  ColumnApiModule,
  ModuleRegistry,
  QuickFilterModule,
  themeQuartz,
  type ColDef,
  type GetRowIdParams,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SeededContract } from '../seeded-contracts';
import { columns, headHeight } from './columns';
import type { PeerProps } from './show-peer';

// The fewest modules that search and sort.
ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, ColumnApiModule]);

const theme = themeQuartz.withParams({ fontFamily: 'sans-serif' });

interface Props extends PeerProps {
  /** How rows are told apart: AG Grid's ordinary set-up has this, its faster one does not. */
  readonly getRowId?: (params: GetRowIdParams<SeededContract>) => string;
}

/** AG Grid with everything off that costs time and is not needed. */
export function AgGrid({ rows, search, sort, box, getRowId }: Props) {
  const grid = useRef<AgGridReact<SeededContract>>(null);
  const definitions = useMemo(
    () =>
      columns.map(({ field, label, share }): ColDef<SeededContract> => ({
        field,
        headerName: label,
        // A scroll bar takes its part of the width.
        width: Math.floor(((box.width - 20) * share) / 100),
        sortable: true,
        cellDataType: 'text',
      })),
    [box],
  );
  useLayoutEffect(() => {
    grid.current?.api?.applyColumnState({
      state: sort ? [{ colId: sort.field, sort: sort.direction }] : [],
      defaultState: { sort: null },
    });
  }, [sort]);
  return (
    <AgGridReact<SeededContract>
      ref={grid}
      theme={theme}
      rowData={rows as SeededContract[]}
      columnDefs={definitions}
      {...(getRowId && { getRowId })}
      rowHeight={box.rowHeight}
      headerHeight={headHeight}
      animateRows={false}
      suppressColumnMoveAnimation
      quickFilterText={search}
      cacheQuickFilter
    />
  );
}
