import { useEffect, useState } from 'react';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import type { WindowState } from '../../store/window-state';
import { createAsker, mayBeAddress, type Answer } from './asker';

/** Milliseconds after which it is said that an answer is being waited for. */
const slowAfter = 200;

/** Another text after everything the window hears of that may change what main answers. */
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
 * Asks main what the addresses of all profiles say about what is typed, once it may be an address. What was answered to
 * another text is not shown.
 */
export const useFindAddress = (text: string) => {
  const known = useWindow(knownOf);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [slow, setSlow] = useState<string | null>(null);
  const [want] = useState(() =>
    createAsker((asked) => main.findAddress({ text: asked }), setAnswer),
  );
  const isAsked = mayBeAddress(text);
  const question = `${attempt}\n${known}`;
  // Main gets ready for the first question while the address is being pasted.
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
  // While the same text is asked about anew, its earlier answer, until the wait is said: it would flicker otherwise.
  const result = isAsked && isOfText && !isSlow ? answer.result : null;
  return {
    report: result?.ok === true ? result.value : null,
    failure: result?.ok === false ? result.error : null,
    isWaiting,
    /** Whether the answer has been waited for long enough to say so. */
    isSlow,
    again: () => {
      setAttempt(attempt + 1);
    },
  };
};
