import { useState } from 'react';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import { useAnswer } from '../../store/use-answer';

/**
 * All details of a request: undefined until main has responded, null if the request is no longer kept. The
 * previous attempt of the same call stays until then, so that the keyboard can move between attempts.
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
