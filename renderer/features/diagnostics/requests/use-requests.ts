import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, Result } from '../../../../shared/failure';
import type { RequestDetails, RequestSummary } from '../../../../shared/requests';
import { main, takeInTime } from '../../../bridge';
import { useWindow } from '../../../store/store';

interface Read<Value> {
  /** Undefined until main has answered. */
  readonly value: Value | undefined;
  readonly failure: Failure | null;
}

/** What main says, asked again when a request of the profile has begun or ended. A failure leaves what was read before. */
const useReading = <Value>(read: () => Promise<Result<Value>>, of: string): Read<Value> => {
  const noted = useWindow((state) => state.requestsNoted);
  const [said, setSaid] = useState<Read<Value> & { readonly of: string }>();
  // Made anew each time; what it asks for is what `of` names.
  const readNow = useEffectEvent(read);
  useEffect(
    () =>
      takeInTime(readNow(), (result) => {
        setSaid((before) => ({
          of,
          value: result.ok ? result.value : before?.of === of ? before.value : undefined,
          failure: result.ok ? null : result.error,
        }));
      }),
    [of, noted],
  );
  return said?.of === of ? said : { value: undefined, failure: null };
};

/** The last requests of a profile, the newest first. */
export const useRequests = (profileId: string): Read<readonly RequestSummary[]> =>
  useReading(() => main.readRequests({ profileId }), profileId);

/** One of them; null when it is not kept any more. */
export const useRequest = (profileId: string, requestId: number): Read<RequestDetails | null> =>
  useReading(() => main.readRequest({ profileId, requestId }), `${profileId} ${requestId}`);
