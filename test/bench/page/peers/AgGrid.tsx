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
  /** Identifies a row. AG Grid's usual set-up has this; AG Grid mounts faster without. */
  readonly getRowId?: (params: GetRowIdParams<SeededContract>) => string;
}

/** AG Grid without the features that cost time and are not needed here. */
export function AgGrid({ rows, search, sort, box, getRowId }: Props) {
  const grid = useRef<AgGridReact<SeededContract>>(null);
  const definitions = useMemo(
    () =>
      columns.map(({ field, label, share }): ColDef<SeededContract> => ({
        field,
        headerName: label,
        // The scroll bar takes 20 px of the width.
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
