import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, type Result } from '../../shared/failure';
import { useWindow } from './store';

/** State that is reset when another copy begins. */
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

/** The outcome of an action: done, replaced in the clipboard by something else, or failed. */
interface Outcome {
  /** Called while drawing, so that the text follows the language; returns '' for no text. */
  readonly say: () => string;
  readonly isReplaced: boolean;
  readonly failure: Failure | null;
}

const noOutcome: Outcome = { say: () => '', isReplaced: false, failure: null };

/**
 * Follows an action: shows `during` while it runs, and `done` once it has succeeded. If `done` is a function, it is
 * called with each drawing, so that the text follows the language.
 */
export type Follow = <T>(
  doing: Promise<Result<T>>,
  done: string | ((value: T) => string),
  during?: string,
) => Promise<void>;

/** The outcome of the last action in a form, until the next action there or the next copy anywhere. */
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

/** Milliseconds that a button shows a tick after copying. */
const shownFor = 1200;

/**
 * Whether a button shows a tick in place of its icon, because its copy has just succeeded; and a function that follows
 * each copy. The tick ends early when another copy begins.
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
