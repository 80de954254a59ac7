import { Session } from 'node:inspector';

/** Methods of arrays that walk through them, or move what is in them, without any code of ours. */
const walking = [
  'concat',
  'copyWithin',
  'flat',
  'includes',
  'indexOf',
  'join',
  'lastIndexOf',
  'reverse',
  'shift',
  'slice',
  'sort',
  'splice',
  'toReversed',
  'toSorted',
  'toSpliced',
  'unshift',
  'with',
  'values',
  'entries',
  Symbol.iterator,
] as const;

/** Counts the elements that methods of arrays, spreading and `for of` walk through until it is stopped. */
const countElements = (): (() => number) => {
  let elements = 0;
  const before = walking.map((name) => Object.getOwnPropertyDescriptor(Array.prototype, name));
  for (const [index, name] of walking.entries()) {
    const method = before[index]?.value as (this: unknown[], ...args: unknown[]) => unknown;
    Object.defineProperty(Array.prototype, name, {
      ...before[index],
      value: function (this: unknown[], ...args: unknown[]): unknown {
        elements += this.length;
        return Reflect.apply(method, this, args);
      },
    });
  }
  return () => {
    for (const [index, name] of walking.entries()) {
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(Array.prototype, name, descriptor);
    }
    return elements;
  };
};

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

const session = new Session();
session.connect();

const ask = (method: string, params: object = {}): unknown => {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
};

// Blocks are counted only in functions that are compiled after this; that is, where they run for the first time.
ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Blocks of our own code that ran since this was last asked. */
const takeBlocks = (): number => {
  const { result } = ask('Profiler.takePreciseCoverage') as Coverage;
  return result
    .filter(({ url }) => /\/(?:electron|renderer|shared)\//u.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

/**
 * How much work our own code does, whatever the machine: every run of a function or of a block within one (a turn of a
 * loop, a branch) counts as a step, and so does every element that a method of an array walks through or moves.
 */
export const stepsOf = (work: () => unknown): number => {
  takeBlocks();
  const stop = countElements();
  let elements: number;
  try {
    work();
  } finally {
    elements = stop();
  }
  return elements + takeBlocks();
};
