/** Something that is worked out while nothing else is to be done, and what is known of it so far. */
export interface Progress<Known> {
  readonly subscribe: (listener: () => void) => () => void;
  /** In another wrapping after every step that was told, so that what is drawn from it is drawn again. */
  readonly read: () => Known;
}

/** Milliseconds of work at a time: less than a frame, so that a key or a click waits for little. */
const slice = 5;

interface Task {
  /** `soon` is what is waited for on screen; `later` begins when nothing of that is left. */
  readonly order: 'soon' | 'later';
  /** Works as long as there is time; true when all is done. */
  readonly work: (hasTime: () => boolean) => boolean;
}

const tasks: Task[] = [];

/** Takes tasks in turn, so that none of them waits for all of another. */
const workOn = (): void => {
  const end = performance.now() + slice;
  const soon = tasks.findIndex(({ order }) => order === 'soon');
  const [task] = tasks.splice(Math.max(soon, 0), 1);
  try {
    if (task && !task.work(() => performance.now() < end)) tasks.push(task);
  } finally {
    // One that fails ends alone.
    if (tasks.length > 0) workSoon();
  }
};

/**
 * After whatever waits already and is more urgent. Idle callbacks are no way to do this: a window in which nothing moves
 * may be given none for as long as nothing does.
 */
const workSoon = (): void => {
  scheduler.postTask(workOn, { priority: 'background' }).catch(reportError);
};

interface BackgroundWork<Known> extends Pick<Task, 'order'> {
  /** What is known now; a new object each time. */
  readonly know: () => Known;
  /** Asks `hasTime` about every millisecond, does at least one step, and is true when all is done. */
  readonly prepare: (hasTime: () => boolean) => boolean;
  /** Least milliseconds between two steps that are told; the last one always is. */
  readonly intervalMs: number;
}

/** Begins nothing before the window has nothing else to do. */
export const workInBackground = <Known>(options: BackgroundWork<Known>): Progress<Known> => {
  const { order, know, prepare, intervalMs } = options;
  const listeners = new Set<() => void>();
  let known = know();
  let toldAt = performance.now();
  let isDone = false;
  const tell = (): void => {
    toldAt = performance.now();
    known = know();
    for (const listener of listeners) listener();
  };
  const work = (hasTime: () => boolean): boolean => {
    if (isDone) {
      // What is drawn from it takes its time, too, and has a turn of its own.
      tell();
      return true;
    }
    isDone = prepare(hasTime);
    if (!isDone && performance.now() - toldAt > intervalMs) tell();
    return false;
  };
  tasks.push({ order, work });
  if (tasks.length === 1) workSoon();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => known,
  };
};
