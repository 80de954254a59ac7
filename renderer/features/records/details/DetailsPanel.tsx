import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldText, type ListName, type RowOf } from '../../../../shared/account';
import type { ListDefinition } from '../list/columns/list-definition';
import { focusFreeGrid } from '../list/focus';
import type { CellContext } from '../list/grid/grid-column';
import type { ListModel } from '../list/model/list-model';
import { openRecord, setDetailsWidth } from '../../../store/list-actions';
import { useWindow } from '../../../store/store';
import { useIsNarrow } from '../../../store/window-width';
import { useRecordName } from '../../../ui/text/names';
import { lazyComponent } from '../../../ui/lazy-component';
import styles from './Details.module.css';
import { ResizeEdge } from './ResizeEdge';
import { usePanelKeys } from './use-panel-keys';

/**
 * Leaves the keyboard in the list, so that its arrow keys show one record after the other; takes it where the list is
 * covered or nothing has it, and gives it back to the active cell at the end.
 */
const usePanelFocus = (
  panel: RefObject<HTMLElement | null>,
  record: number,
  covers: boolean,
): void => {
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      // The list can have it once it is drawn without the panel, and where no other panel has taken it.
      if (element?.contains(document.activeElement)) focusFreeGrid();
    };
  }, [panel]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    // The button that led here may be gone, and what is covered has no keyboard.
    const isLost = activeElement === document.body || activeElement?.closest('[inert]');
    if (isLost && !panel.current?.contains(activeElement)) panel.current?.focus();
  }, [panel, record, covers]);
};

/** Everything the panel shows is loaded when the first record is opened. */
const Details = lazyComponent(async () => (await import('./Details')).Details);

interface Props<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly rows: readonly RowOf[Name][];
  /** Places in `rows`, in the order on screen. */
  readonly shown: Uint32Array;
  /** The filters of the list; '' without. */
  readonly filters: string;
  /** Place in `rows` of the record whose details these are. */
  readonly record: number;
  readonly model: ListModel;
  readonly context: CellContext;
}

/** The side panel of a wallet or a contract: a region named by it, beside the list or over it. */
export function DetailsPanel<Name extends ListName>(props: Props<Name>) {
  const { definition, rows, shown, filters, record, model, context } = props;
  const { list } = definition;
  const isNarrow = useIsNarrow();
  const width = useWindow(({ lists }) => lists[list].details);
  const nameOf = useRecordName();
  const panel = useRef<HTMLElement>(null);
  const position = shown.indexOf(record);
  const close = (): void => {
    openRecord(list, null);
  };
  const stepTo = (place: number): (() => void) | null => {
    const reached = position < 0 ? undefined : shown[place];
    if (reached === undefined) return null;
    return () => {
      openRecord(list, reached);
    };
  };
  const moves = { close, previous: stepTo(position - 1), next: stepTo(position + 1) };
  usePanelKeys(panel, moves, isNarrow);
  usePanelFocus(panel, record, isNarrow);

  const row = rows[record];
  if (row === undefined) return null;
  const name = fieldText('walletName' in row ? row.walletName : row.name);
  return (
    <>
      {isNarrow && <div aria-hidden="true" className={styles['behind']} onClick={close} />}
      <aside
        ref={panel}
        role="region"
        aria-label={nameOf(list, record, name)}
        tabIndex={-1}
        className={styles['panel']}
        style={{ width }}
      >
        <ResizeEdge
          width={width}
          onWidth={(next) => {
            setDetailsWidth(list, next);
          }}
        />
        <Details
          list={list}
          row={row}
          record={record}
          position={position}
          count={shown.length}
          filters={filters}
          moves={moves}
          model={model}
          context={context}
        />
      </aside>
    </>
  );
}
