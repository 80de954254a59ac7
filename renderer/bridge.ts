import { bridgeName, type Bridge } from '../shared/bridge';
import type { AnswerOf, CallName } from '../shared/contract';
import { fail, type Result } from '../shared/failure';

declare global {
  interface Window {
    readonly [bridgeName]: Bridge;
  }
}

/** A call that main never answered (it is closing, or the page is older than it) is a failure like any other. */
const settled = async <Name extends CallName>(
  call: () => Promise<Result<AnswerOf<Name>>>,
): Promise<Result<AnswerOf<Name>>> => {
  try {
    return await call();
  } catch {
    return fail('INTERNAL');
  }
};

/** How long a call waits that was one too many within a second, in milliseconds, and how often. */
const patience = { wait: 500, times: 6 } as const;

/**
 * Calls that only read are asked again when main has had too many: whoever refreshes quickly would otherwise look at what
 * was there before, without knowing. All others tell it, because a question may be open in their way.
 */
const patiently = async <Name extends CallName>(
  name: Name,
  call: () => Promise<Result<AnswerOf<Name>>>,
  times: number = patience.times,
): Promise<Result<AnswerOf<Name>>> => {
  const answer = await settled(call);
  if (answer.ok || answer.error.code !== 'BUSY' || !name.startsWith('read') || times === 0)
    return answer;
  await new Promise((resolve) => {
    setTimeout(resolve, patience.wait);
  });
  return patiently(name, call, times - 1);
};

const wrap = ({ on, ...bridge }: Bridge): Bridge => {
  const names = Object.keys(bridge) as CallName[];
  const calls = names.map((name) => [
    name,
    (request: never) => patiently(name, () => bridge[name](request)),
  ]);
  // Built name by name from the bridge, so it has exactly the bridge's calls.
  return { ...(Object.fromEntries(calls) as typeof bridge), on };
};

/** The window's one way to main. Its only home is here. */
export const main: Bridge = wrap(window[bridgeName]);

/** For an effect that reads: takes what is answered, unless the effect is over by then. What it answers ends the effect. */
export const takeInTime = <Answer>(
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
