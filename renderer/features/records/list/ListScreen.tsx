import { useLayoutEffect, useRef } from 'react';
import type { ListName, RowOf } from '../../../../shared/account';
import { compareDropped } from '../../../store/comparison-actions';
import { useWindow } from '../../../store/store';
import { useIsAlone, useIsNarrow } from '../../../store/window-width';
import { useFileDrop } from '../../../ui/use-file-drop';
import { Skeleton } from '../../../ui/Skeleton';
import { lazyComponent } from '../../../ui/lazy-component';
import { classOf } from '../../../ui/class-of';
import { focusTitle } from '../../../ui/focus';
import { compareWords } from '../../../i18n/compare';
import { AccountEmptyState } from '../../account/AccountEmptyState';
import { DetailsPanel, SpokenPlace } from '../details/DetailsPanel';
import { EmptyList, NoMatch } from './bar/NoMatch';
import { forList, type ListDefinition } from './columns';
import { ListBar } from './bar/ListBar';
import { ListFoot } from './bar/ListFoot';
import { RecordGrid } from './grid/RecordGrid';
import { useRowActions } from './row-actions';
import { useList } from './use-list';
import styles from './list.module.css';
import frame from '../../../ui/frame.module.css';

interface Props<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  /** At least one row. */
  readonly rows: readonly RowOf[Name][];
}

/** A list that has records: search, filters, the grid and the details of a record. */
function RecordList<Name extends ListName>({ definition, rows }: Props<Name>) {
  const { list } = definition;
  const view = useList(definition, rows);
  const acts = useRowActions(view);
  const { parts, shown } = view;
  const { open } = view.state;
  // Set here and not in `useList`: the export dialog uses that hook too, and would reset the value when it closes.
  const [inSight, of] = [shown.length, rows.length];
  useLayoutEffect(() => {
    useWindow.setState({ shown: { list, count: inSight, of } });
    return () => {
      useWindow.setState({ shown: null });
    };
  }, [list, inSight, of]);
  // The details then cover the whole list, so nothing below them may take the focus.
  const isNarrow = useIsNarrow();
  const isAlone = useIsAlone();
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = whole.current;
    return () => {
      // A new answer may remove all records. If the user follows a link to another screen, the new screen takes the
      // focus itself.
      const isSameScreen = useWindow.getState().view === list;
      if (isSameScreen && element?.contains(document.activeElement)) focusTitle();
    };
  }, [list]);
  return (
    <div
      ref={whole}
      className={classOf(frame['frame'], styles['list'])}
      data-alone={isAlone && open !== null}
    >
      <ListBar view={view} />
      <div className={classOf(frame['split'], styles['split'])}>
        <div className={styles['grid']} inert={isNarrow && open !== null}>
          <RecordGrid {...{ view, acts }} empty={view.found.complete && <NoMatch view={view} />} />
        </div>
        <SpokenPlace list={list} shown={shown} />
        {open !== null && (
          <DetailsPanel
            {...{ list, shown }}
            filters={parts.map((part) => part.text).join(', ')}
            record={open}
          />
        )}
      </div>
      <ListFoot view={view} onCopy={acts.copySelected} />
    </div>
  );
}

const CompareScreen = lazyComponent(
  async () => (await import('../../compare/CompareScreen')).CompareScreen,
);

/** One list of the account, or its comparison with a file. */
function Shown({ list }: { readonly list: ListName }) {
  const account = useWindow((state) => state.account);
  const comparing = useWindow((state) => state.comparing);
  if (account && comparing?.list === list) {
    return <CompareScreen key={list} comparing={comparing} />;
  }
  if (account?.[list]?.length === 0) return <EmptyList list={list} />;
  const shown = forList(list, account, (definition, rows) => (
    <RecordList key={list} definition={definition} rows={rows} />
  ));
  if (shown) return shown;
  return (
    <AccountEmptyState
      places={
        <div className={styles['later']}>
          <Skeleton />
        </div>
      }
    />
  );
}

/** The screen of one list. A file dropped on it is compared with the list. */
export function ListScreen({ list }: { readonly list: ListName }) {
  const isRead = useWindow(({ account }) => account !== null);
  const { isOver, handlers } = useFileDrop((file) => {
    if (isRead) void compareDropped(list, file);
  });
  return (
    <div className={styles['screen']} {...handlers}>
      <Shown list={list} />
      {isOver && isRead && (
        <p aria-hidden="true" className={styles['drop']}>
          {compareWords.drop}
        </p>
      )}
    </div>
  );
}
