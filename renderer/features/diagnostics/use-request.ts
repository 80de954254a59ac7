import { useState } from 'react';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import { useAnswer } from '../../store/use-answer';

/**
 * A request with all there is to see of it: undefined until main has answered, null when it is not kept any more. Another
 * attempt of the same call stays until then, so that the keyboard can go on from one to the next.
 */
export const useRequest = (profileId: string, requestId: number) => {
  const noted = useWindow((state) => state.requestsNoted);
  const { value, failure } = useAnswer(
    () => main.readRequest({ profileId, requestId }),
    `${profileId} ${requestId}`,
    noted,
  );
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const isOfCall = last?.ofCall.some(({ id }) => id === requestId) === true;
  return { request: value === undefined && isOfCall ? last : value, failure };
};
