import { expect, it } from 'vitest';
import {
  certainOffset,
  decideClock,
  silentCorrection,
} from '../../../../electron/main/account/client/clock-policy';
import type { ClockEstimate } from '../../../../electron/main/account/client/server-clock';

const minute = 60_000;
const silent = { correct: true, acceptedLargeOffset: false };
const agreed = { correct: true, acceptedLargeOffset: true };
const off = { correct: false, acceptedLargeOffset: true };
/** An estimate as responses within about a second produce. */
const around = (offset: number) => ({ lower: offset - 3_000, upper: offset + 3_000 });
const aheadBy = (offset: number) => ({ lower: offset, upper: offset + 9_000 });
const behindBy = (offset: number) => ({ lower: -offset - 9_000, upper: -offset });

it.each<[string, ClockEstimate | null, typeof silent, string]>([
  ['nothing is known', null, silent, 'local'],
  ['nothing is known, and a large one is agreed to', null, agreed, 'local'],
  ['correction is off', around(95_000), off, 'local'],
  ['correction is off, and the clock an hour behind', around(-60 * minute), off, 'local'],
  ['the clock is nine minutes ahead', around(9 * minute), silent, 'corrected'],
  ['the clock is nine minutes behind', around(-9 * minute), silent, 'corrected'],
  // Corrects so that the signed time is never ahead of the server.
  ['the bounds include no offset at all', { lower: -3_000, upper: 1_000 }, silent, 'corrected'],
  ['the bounds end at no offset', { lower: 0, upper: 0 }, silent, 'corrected'],
  ['the clock is ahead, at the limit', aheadBy(silentCorrection), silent, 'corrected'],
  ['the clock is ahead, beyond the limit', aheadBy(silentCorrection + 1), silent, 'ask'],
  ['the clock is behind, at the limit', behindBy(silentCorrection), silent, 'corrected'],
  ['the clock is behind, beyond the limit', behindBy(silentCorrection + 1), silent, 'ask'],
  ['that is agreed to, ahead', aheadBy(silentCorrection + 1), agreed, 'corrected'],
  ['that is agreed to, behind', behindBy(silentCorrection + 1), agreed, 'corrected'],
])('which clock signs if %s', (_where, estimate, options, decision) => {
  expect(decideClock(estimate, options)).toBe(decision);
});

it.each([
  [{ lower: 92_000, upper: 97_000 }, 92_000],
  [{ lower: -97_000, upper: -92_000 }, -92_000],
  [{ lower: -3_000, upper: 1_000 }, 0],
])('the certain offset of %o is %i', (estimate, offset) => {
  expect(certainOffset(estimate)).toBe(offset);
});
