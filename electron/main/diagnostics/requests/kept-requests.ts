import type { AnswerHeader, Outcome, RequestPurpose } from '../../../../shared/requests';
import type { SignedParts } from './signed-parts';

/** One call: its attempts are requests of their own. */
export interface NotedCall {
  readonly id: number;
  readonly purpose: RequestPurpose;
  /** How many it has made so far. */
  attempts: number;
}

/** A request as it is kept: without its token and its API key. */
export interface NotedRequest {
  readonly id: number;
  readonly call: NotedCall;
  /** From 1. */
  readonly attempt: number;
  readonly parts: SignedParts;
  readonly outcome: Outcome;
  readonly status: number | null;
  readonly duration: number | null;
  readonly bytes: number;
  readonly answerHeaders: readonly AnswerHeader[];
  readonly serviceId: string;
  readonly answerText: string;
}

/** Requests kept of a profile, but for its last dry run. */
const mostRequests = 50;

/** UTF-16 units that the requests of a profile may take together. */
const mostText = 200_000;

const textOf = ({ parts, answerHeaders, serviceId, answerText }: NotedRequest): number =>
  parts.url.length +
  JSON.stringify([parts.header, parts.claims, answerHeaders]).length +
  serviceId.length +
  answerText.length;

const isDryRun = ({ call }: NotedRequest): boolean => call.purpose === 'dry-run';

/** What may stay of a profile's requests, the newest first: as many as fit, and of its dry runs the last. */
const whatFits = (newestFirst: readonly NotedRequest[]): readonly NotedRequest[] => {
  const lastDryRun = newestFirst.find(isDryRun);
  let [count, text] = [0, 0];
  return newestFirst.filter((request, place) => {
    if (isDryRun(request)) return request === lastDryRun;
    count += 1;
    text += textOf(request);
    return place === 0 || (count <= mostRequests && text <= mostText);
  });
};

/** The last requests of each profile, in memory only. */
export const keepRequests = () => {
  const kept = new Map<string, readonly NotedRequest[]>();
  const of = (profileId: string): readonly NotedRequest[] => kept.get(profileId) ?? [];
  return {
    /** The newest first. */
    of,
    add: (profileId: string, request: NotedRequest): void => {
      kept.set(profileId, whatFits([request, ...of(profileId)]));
    },
    /** Changes one; whether it is still kept. */
    change: (profileId: string, id: number, changes: Partial<NotedRequest>): boolean => {
      if (!of(profileId).some((request) => request.id === id)) return false;
      const changed = of(profileId).map((request) =>
        request.id === id ? { ...request, ...changes } : request,
      );
      kept.set(profileId, whatFits(changed));
      return true;
    },
    forget: (profileId: string): void => {
      kept.delete(profileId);
    },
    clear: (): void => {
      kept.clear();
    },
  };
};
