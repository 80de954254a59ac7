import type { ListName } from '../../shared/account';
import { checksumState } from '../address/checksum-state';
import { readTime } from '../text/dates';
import { formatOf } from './columns/cell-views';
import { listDefinitions } from './columns';
import type { RowOf } from './columns/list-definition';
import { createListModel, type ListModel } from './model/list-model';

/** Tells its listeners that more is known of the rows than before. */
interface Progress {
  readonly subscribe: (listener: () => void) => () => void;
  /** The model, in another wrapping after every step, so that what is drawn from it is drawn again. */
  readonly read: () => { readonly model: ListModel };
}

interface Made {
  readonly progress: Progress;
  readonly evmAssets: ReadonlySet<string>;
}

/** Models live as long as the rows they are about, so that changing the view builds nothing anew. */
const made = new WeakMap<object, Made>();

/** Milliseconds between two steps of progress: each one draws the list again. */
const beat = 300;

/** Builds what a model needs while nothing else is to be done. */
const prepareWhenIdle = (model: ListModel): Progress => {
  const listeners = new Set<() => void>();
  let known = { model };
  let toldAt = 0;
  const tell = (now: number): void => {
    toldAt = now;
    known = { model };
    for (const listener of listeners) listener();
  };
  const step = (deadline: IdleDeadline): void => {
    const isDone = model.prepare(() => deadline.timeRemaining() > 1);
    const now = performance.now();
    if (isDone || now - toldAt > beat) tell(now);
    if (!isDone) requestIdleCallback(step);
  };
  requestIdleCallback(step);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => known,
  };
};

/** The model of these rows, and how far it is prepared. */
export const modelOf = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
  evmAssets: ReadonlySet<string>,
): Progress => {
  const known = made.get(rows);
  if (known?.evmAssets === evmAssets) return known.progress;
  const definition = listDefinitions[list];
  const address = definition.columns.find(({ name }) => name === definition.address);
  const model = createListModel<RowOf[Name]>({
    rows,
    columns: definition.columns,
    unique: definition.unique,
    sortedEarly: ['name'],
    checksum: (row) => checksumState(address?.value(row) ?? '', formatOf(row.asset, { evmAssets })),
    differs: ({ raw }) => raw !== undefined,
    readTime,
  });
  const next = { evmAssets, progress: prepareWhenIdle(model) };
  made.set(rows, next);
  return next.progress;
};
