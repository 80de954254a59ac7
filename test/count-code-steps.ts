import { Session } from 'node:inspector';

/** Array methods that walk through or move elements without running any code of the app. */
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

/** Counts elements that array methods, spreading and `for of` walk through. The returned function stops counting. */
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

// V8 counts blocks only in functions that are compiled after this call, so functions must not have run before.
ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Returns how often blocks of the app's code ran since the previous call. */
const takeBlocks = (): number => {
  const { result } = ask('Profiler.takePreciseCoverage') as Coverage;
  return result
    .filter(({ url }) => /\/(?:electron|renderer|shared)\//u.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

/**
 * Counts the steps of the app's code in `work`, independent of the machine. Each run of a function, or of a block in
 * one (a turn of a loop, a branch), is a step. So is each element that an array method walks through or moves.
 */
export const countCodeSteps = (work: () => unknown): number => {
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
