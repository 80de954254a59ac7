import type { RequestSummary } from '../../../../shared/requests';
import { requestWords } from '../../../i18n/requests';

/** The attempts of a call that are still kept, the last one first. */
export type Attempts = readonly [RequestSummary, ...RequestSummary[]];

/** Requests, the newest first, as calls: a call that was tried again is one. */
export const groupByCall = (requests: readonly RequestSummary[]): readonly Attempts[] => {
  const calls = new Map<number, [RequestSummary, ...RequestSummary[]]>();
  for (const request of requests) {
    const known = calls.get(request.call);
    if (known) known.push(request);
    else calls.set(request.call, [request]);
  }
  return [...calls.values()];
};

/** Whether a request went well, badly, or neither. */
export const kindOf = ({ outcome }: Pick<RequestSummary, 'outcome'>): 'good' | 'bad' | 'open' => {
  if (outcome === 'accepted') return 'good';
  return outcome === 'sent' || outcome === 'unsent' || outcome === 'ABORTED' ? 'open' : 'bad';
};

type Told = Pick<RequestSummary, 'outcome' | 'status' | 'statusText'>;

/** What came of a request in a few words: the status of the answer, or why there is none. */
const shortResult = ({ outcome, status, statusText }: Told): string => {
  const { unsent, sent, stopped, noAnswer } = requestWords.results;
  if (outcome === 'unsent') return unsent;
  if (outcome === 'sent') return sent;
  if (outcome === 'ABORTED') return stopped;
  if (status === null) return noAnswer(outcome);
  if (status === 200 && outcome !== 'accepted') return `${status}, ${outcome}`;
  return `${status} ${statusText}`.trim();
};

/** The same of a call: "503, tried 3 times". */
export const resultOf = (request: Told & Pick<RequestSummary, 'attempts'>): string => {
  const { attempts, status } = request;
  if (attempts === 1) return shortResult(request);
  const isPlain = status !== null && status !== 200;
  return requestWords.results.tried(isPlain ? String(status) : shortResult(request), attempts);
};

/** Milliseconds from the first attempt that is kept to the end of the last; null while that is under way. */
export const durationOf = (attempts: Attempts): number | null => {
  const [last] = attempts;
  const first = attempts.at(-1) ?? last;
  if (last.duration === null) return null;
  return Math.max(last.duration, last.at - first.at + last.duration);
};
