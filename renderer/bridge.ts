import { bridgeName, type Bridge } from '../shared/bridge';
import type { AnswerOf, CallName } from '../shared/contract';
import { fail, type Result } from '../shared/failure';

declare global {
  interface Window {
    readonly [bridgeName]: Bridge;
  }
}

/** Awaits a call to main. A rejected call (main is closing, or the page is older) resolves to an `INTERNAL` failure. */
const settled = async <Name extends CallName>(
  call: () => Promise<Result<AnswerOf<Name>>>,
): Promise<Result<AnswerOf<Name>>> => {
  try {
    return await call();
  } catch {
    return fail('INTERNAL');
  }
};

const wrap = ({ on, ...bridge }: Bridge): Bridge => {
  const names = Object.keys(bridge) as CallName[];
  const calls = names.map((name) => [
    name,
    (request: never) => settled(() => bridge[name](request)),
  ]);
  // Built name by name from the bridge, so it has exactly the bridge's calls.
  return { ...(Object.fromEntries(calls) as typeof bridge), on };
};

/** The window's only access to main. Other files import it from here. */
export const main: Bridge = wrap(window[bridgeName]);

/**
 * Passes the result of a read to `take`, unless the effect has ended by then. Returns the effect's cleanup function.
 */
export const applyUnlessEnded = <Answer>(
  asking: Promise<Answer>,
  take: (answer: Answer) => void,
): (() => void) => {
  let isOver = false;
  void asking.then((answer) => {
    if (!isOver) take(answer);
  });
  return () => {
    isOver = true;
  };
};
