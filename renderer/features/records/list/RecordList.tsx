import { useCallback, useLayoutEffect, useMemo, type ReactNode } from 'react';
import {
  fieldText,
  type ListName,
  type RowOf,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { formatOf } from '../../../ui/address/checksum-state';
import { doubtsOf } from '../../../ui/address/doubts';
import { DetailsPanel, SpokenPlace } from '../details/DetailsPanel';
import { announce, announceFailure } from '../../../store/announce';
import { copyAddress, copyJudgedRows, copyText } from '../../../store/copying';
import {
  fold,
  openRecord,
  select,
  setWidth,
  sortBy,
  tellNoRoom,
} from '../../../store/list-actions';
import { findAgain } from '../../../store/follow-records';
import { showMenu } from '../../../store/native-menu';
import { useWindow } from '../../../store/store';
import { useValuesHidden } from '../../../store/selectors';
import { useIsAlone, useIsNarrow } from '../../../store/window-width';
import { words } from '../../../i18n/window';
import { partsOf } from './bar/filter-parts';
import { FoundMarks, GoneMark, SearchOrder } from './bar/FoundMarks';
import { ListBar } from './bar/ListBar';
import { ListFoot } from './bar/ListFoot';
import { NoMatch } from './bar/NoMatch';
import type { ListDefinition } from './columns';
import { focusGrid } from './focus';
import type { GridColumn } from './grid/grid-column';
import { GroupTitle } from './GroupTitle';
import { RecordGrid } from './grid/RecordGrid';
import { noSelection, selectedInOrder, type Selection } from '../../../store/selection';
import { recordActs, staysSame, useRowActions } from './row-actions';
import { classOf } from '../../../ui/class-of';
import frame from '../../../ui/frame.module.css';
import styles from './list.module.css';
import { RowButtons } from './RowButtons';
import { countDoubts } from './row-doubts';
import { useList } from './use-list';

interface Props<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  /** At least one. */
  readonly rows: readonly RowOf[Name][];
}

const isGiven = (asset: string | null): boolean => asset !== null && asset.trim() !== '';

/** A list that has records, with everything to find one's way in it: search, filters, the grid itself, and the details of a record. */
export function RecordList<Name extends ListName>({ definition, rows }: Props<Name>) {
  const { list, label } = definition;
  const { state, model, search, shown, complete, columns, context, selection, ...how } = useList(
    definition,
    rows,
  );
  const { found, hits, undated, groups, folded, asked, remarkOn, count, nameOf } = how;
  // By the list alone: the export finds the same rows, and must not take this away when it is closed.
  const [inSight, of] = [shown.length, rows.length];
  useLayoutEffect(() => {
    useWindow.setState({ shown: { list, count: inSight, of } });
    return () => {
      useWindow.setState({ shown: null });
    };
  }, [list, inSight, of]);
  const actionsOf = useRowActions(list, rows, context);
  const tellYielded = useCallback(
    (names: readonly string[]) => {
      tellNoRoom(list, names);
    },
    [list],
  );
  const isHidden = useValuesHidden();
  const { filters } = state;
  const parts = useMemo(
    () => partsOf(list, filters, isHidden, nameOf),
    [list, filters, isHidden, nameOf],
  );

  // The details cover the whole list then: nothing below them should take the keyboard.
  const isNarrow = useIsNarrow();
  const isAlone = useIsAlone();

  const copyRows = (records: Selection): void => {
    const chosen = selectedInOrder(records, shown);
    const names = columns.map(({ name }) => name);
    const counts = countDoubts(chosen, names, { definition, rows, model, context });
    void copyJudgedRows(list, chosen, names, counts);
  };
  const copySelected = (): void => {
    copyRows(selection);
  };

  const copyValue = (record: number, column: GridColumn<RowOf[Name]>): void => {
    const row = rows[record];
    if (!row) return;
    // The column of the definition: the one on screen may hide its values.
    const { view } = definition.columns.find(({ name }) => name === column.name) ?? column;
    const { long, address: meant } = view(row, record, context);
    const text = meant ?? long ?? column.value(row);
    if (text === null || text === '') return;
    if (column.kind !== 'address') void copyText(text);
    else {
      const twins = context.twinsOf(column.name, record);
      void copyAddress(text, doubtsOf(text, formatOf(row.asset, context), twins));
    }
  };

  const titleOf = (group: number, count: number): ReactNode => {
    if (!groups || !state.group) return null;
    const { keys, samples } = groups.grouping;
    const record = samples[group] ?? 0;
    const row: Wallet | SmartContract | undefined = rows[record];
    const deployer = row && 'deployedBy' in row && state.group === 'deployer' ? row : null;
    return (
      <GroupTitle
        by={state.group}
        shared={deployer ? fieldText(deployer.deployedBy) : (keys[group] ?? null)}
        asset={deployer?.asset ?? null}
        name={deployer ? (context.deployerOf(record)?.name ?? null) : null}
        context={context}
        count={count}
        counted={definition.count(count)}
      />
    );
  };

  const { kinds: assets } = model.values('asset', 0, isGiven);
  return (
    <div
      className={classOf(frame['frame'], styles['list'])}
      data-alone={isAlone && state.open !== null}
    >
      <ListBar
        {...{ definition, model, state, parts, nameOf, count }}
        problems={search.problems}
        isEmpty={shown.length === 0}
      />
      <div className={classOf(frame['split'], styles['split'])}>
        <div className={styles['grid']} inert={isNarrow && state.open !== null}>
          <RecordGrid
            label={label}
            rows={rows}
            findAgain={(before, record, now) => findAgain(list, before, record, now)}
            shown={shown}
            groups={groups}
            titleOf={titleOf}
            folded={folded}
            onFold={(next) => {
              fold(list, next);
            }}
            density={state.density}
            columns={columns}
            context={context}
            widths={state.widths}
            onWidth={(column, width) => {
              setWidth(list, column, width);
            }}
            sort={state.sort}
            onSort={(column) => {
              sortBy(list, column);
            }}
            selection={selection}
            onSelection={(next) => {
              select(list, next);
            }}
            open={state.open}
            onOpen={(record) => {
              openRecord(list, record);
            }}
            onCopySelected={copySelected}
            onCopy={copyValue}
            remarkOn={remarkOn}
            actions={(record) => {
              const actions = actionsOf(record);
              return actions && <RowButtons key={record} actions={actions} />;
            }}
            onAction={(record, action) => {
              const actions = actionsOf(record);
              // What was copied before must not seem to be this one.
              if (!actions) {
                announce({ kind: 'warning', text: words.list.nothingToDo });
              } else if (actions.refused !== undefined && action !== 'star') {
                announceFailure({ code: 'ADDRESS_CHANGED' });
              } else void actions[action]?.();
            }}
            onYield={tellYielded}
            question={asked}
            onMenu={(record, column, place) => {
              const of = { definition, rows, record, column, context, selection };
              const acts = recordActs({ ...of, actions: actionsOf(record), onCopyRows: copyRows });
              void showMenu(acts, place, staysSame(list, rows));
            }}
            hits={hits}
            empty={complete && <NoMatch list={list} state={state} parts={parts} count={count} />}
          />
        </div>
        <SpokenPlace list={list} shown={shown} />
        {state.open !== null && (
          <DetailsPanel
            list={list}
            shown={shown}
            filters={parts.map((part) => part.text).join(', ')}
            record={state.open}
            context={context}
          />
        )}
      </div>
      <ListFoot
        count={words.list.shown(shown.length, definition.count(rows.length), rows.length)}
        assets={shown.length < rows.length || assets < 2 ? '' : words.list.assetCount(assets)}
        dated={definition.operators.dates === 'dated'}
        undated={undated}
        checking={!complete}
        order={
          <SearchOrder
            list={list}
            found={found}
            typed={search.words.length}
            sorted={definition.columns.find(({ name }) => name === state.sort?.column)?.label}
          />
        }
        // Of all rows: beside the count of some of them it would be taken for theirs.
        marks={
          shown.length === rows.length && (
            <>
              <FoundMarks {...{ list, state, model, count }} />
              <GoneMark list={list} />
            </>
          )
        }
        selected={selection.count}
        onCopy={copySelected}
        onClear={() => {
          select(list, noSelection(rows.length));
          focusGrid();
        }}
      />
    </div>
  );
}
