/** Work that runs while the window has nothing else to do, and its result so far. */
export interface Progress<Known> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns a new object after every reported step, so that components render again. */
  readonly read: () => Known;
}

/** Milliseconds of work at a time: less than a frame, so that keys and clicks hardly wait. */
const slice = 5;

interface Task {
  /** `soon` tasks are needed on screen; `later` tasks start when no `soon` task is left. */
  readonly order: 'soon' | 'later';
  /** Works while `hasTime` returns true. Returns whether all is done. */
  readonly work: (hasTime: () => boolean) => boolean;
}

const tasks: Task[] = [];

/** Runs tasks in turn, so that no task waits for another to end. */
const workOn = (): void => {
  const end = performance.now() + slice;
  const soon = tasks.findIndex(({ order }) => order === 'soon');
  const [task] = tasks.splice(Math.max(soon, 0), 1);
  try {
    if (task && !task.work(() => performance.now() < end)) tasks.push(task);
  } finally {
    // A task that throws ends alone; the others go on.
    if (tasks.length > 0) workSoon();
  }
};

/**
 * Schedules work after everything more urgent. Idle callbacks are unsuitable: a window in which nothing moves may get
 * none.
 */
const workSoon = (): void => {
  scheduler.postTask(workOn, { priority: 'background' }).catch(reportError);
};

interface BackgroundWork<Known> extends Pick<Task, 'order'> {
  /** Returns the current result, a new object each time. */
  readonly know: () => Known;
  /** Calls `hasTime` about every millisecond, does at least one step, and returns whether all is done. */
  readonly prepare: (hasTime: () => boolean) => boolean;
  /** Least milliseconds between two reports. The last step is always reported. */
  readonly intervalMs: number;
}

/** Starts the work once the window has nothing else to do. */
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
      // Reports in a turn of its own, because rendering the result takes time, too.
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
