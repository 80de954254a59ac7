import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, type Result } from '../../shared/failure';
import { useWindow } from './store';

/** State that is over when something else is copied. */
const useUntilCopied = <T>(none: T): readonly [T, (told: T) => void] => {
  const asked = useWindow((state) => state.clipboard.asked);
  const [told, setTold] = useState({ value: none, asked });
  return [
    told.asked === asked ? told.value : none,
    (value) => {
      setTold({ value, asked: useWindow.getState().clipboard.asked });
    },
  ];
};

/** What has come of something: it was done, the clipboard holds something else already, or why it was not. */
interface Outcome {
  /** Asked as it is drawn, so that it follows the language; '' where nothing is said. */
  readonly say: () => string;
  readonly isReplaced: boolean;
  readonly failure: Failure | null;
}

const noOutcome: Outcome = { say: () => '', isReplaced: false, failure: null };

/**
 * Follows what is being done: says `during` of it meanwhile, and `done` once it is. A `done` that is a function is asked
 * each time it is drawn, so that it follows the language.
 */
export type Follow = <T>(
  doing: Promise<Result<T>>,
  done: string | ((value: T) => string),
  during?: string,
) => Promise<void>;

/** What has come of what was done last in a form, until something else is done there or copied anywhere. */
export const useOutcome = () => {
  const [outcome, setOutcome] = useUntilCopied(noOutcome);
  const tell = (said: string, failure: Failure | null = null): void => {
    setOutcome({ ...noOutcome, say: () => said, failure });
  };
  const follow: Follow = async (doing, done, during = '') => {
    tell(during);
    const result = await doing;
    if (!result.ok) tell('', failureOf(result));
    else if (result.value === 'changed') setOutcome({ ...noOutcome, isReplaced: true });
    else if (typeof done === 'string') tell(done);
    else setOutcome({ ...noOutcome, say: () => done(result.value) });
  };
  const { say, isReplaced, failure } = outcome;
  return { said: say(), isReplaced, failure, tell, follow };
};

/** Milliseconds that a button shows that it has copied. */
const shownFor = 1200;

/**
 * Whether what a button has copied is in the clipboard since a moment ago, for a tick in place of its icon, and what is
 * given the copying of each press. Over early when something else is copied.
 */
export const useCopied = (): readonly [boolean, (copying: Promise<boolean>) => void] => {
  const [isCopied, tell] = useUntilCopied(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const follow = async (copying: Promise<boolean>): Promise<void> => {
    if (!(await copying)) return;
    clearTimeout(timer.current);
    tell(true);
    timer.current = setTimeout(() => {
      tell(false);
    }, shownFor);
  };
  return [isCopied, (copying) => void follow(copying)];
};
