import { useMemo, useState } from 'react';
import { followPlaces, type Recognized } from '../../../store/follow-records';

/** What a question has found in these rows. */
interface Found<Row> {
  readonly rows: readonly Row[];
  readonly shown: Uint32Array;
  /** Another object with every other question. */
  readonly question: object;
}

/**
 * What a question has found or, while that is not all known of newer rows, what it had found in those before: a filter
 * that waits for the addresses of another answer does not take away what is looked at.
 */
export const useFoundBefore = <Row>(
  recognized: Recognized<Row>,
  { rows, shown, question }: Found<Row>,
  complete: boolean,
): Uint32Array => {
  const [before, setBefore] = useState<Found<Row> | null>(null);
  const isSame = before?.question === question;
  const isNews = !isSame || before.rows !== rows || before.shown !== shown;
  if (complete && isNews) setBefore({ rows, shown, question });
  const waitsFor = complete || !isSame ? null : before;
  const followed = useMemo(
    () => waitsFor && followPlaces(recognized, waitsFor.rows, rows, waitsFor.shown),
    [recognized, waitsFor, rows],
  );
  return followed ?? shown;
};
