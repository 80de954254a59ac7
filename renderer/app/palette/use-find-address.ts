import { useEffect, useState } from 'react';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import type { WindowState } from '../../store/window-state';
import { createLatestOnlyQuery, mayBeAddress, type Answer } from './latest-only-query';

/** Milliseconds after which the wait for an answer is shown. */
const slowAfter = 200;

/** A text that changes with everything in the window's state that may change main's answer. */
const knownOf = ({ app, account, activity, notes, other }: WindowState): string =>
  [
    app?.activeProfileId,
    ...(app?.profiles ?? []).map(({ id, secrets }) => `${id} ${secrets}`),
    account?.head.revision,
    activity?.alarmCount,
    other?.revision,
    notes?.entries.size,
  ].join('\n');

/**
 * Asks main what the addresses of all profiles say about the typed text, once it may be an address. The answer to
 * another text is not shown.
 */
export const useFindAddress = (text: string) => {
  const known = useWindow(knownOf);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [slow, setSlow] = useState<string | null>(null);
  const [want] = useState(() =>
    createLatestOnlyQuery((asked) => main.findAddress({ text: asked }), setAnswer),
  );
  const isAsked = mayBeAddress(text);
  const question = `${attempt}\n${known}`;
  // Main prepares for the first question while the address is being pasted.
  useEffect(() => {
    void main.findAddress({ text: '' });
  }, []);
  useEffect(() => {
    want(isAsked ? { text, known: question } : null);
    return () => {
      want(null);
    };
  }, [want, text, isAsked, question]);
  const isOfText = answer?.question.text === text;
  const isWaiting = isAsked && !(isOfText && answer.question.known === question);
  const awaited = `${question}\n${text}`;
  const isSlow = isWaiting && slow === awaited;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setSlow(awaited);
    }, slowAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, awaited]);
  // While the same text is asked about again, its earlier answer stays until the wait is shown: without that, it would
  // flicker.
  const result = isAsked && isOfText && !isSlow ? answer.result : null;
  return {
    report: result?.ok === true ? result.value : null,
    failure: result?.ok === false ? result.error : null,
    isWaiting,
    /** Whether the answer takes so long that the wait is shown. */
    isSlow,
    again: () => {
      setAttempt(attempt + 1);
    },
  };
};
