import { expect, it } from 'vitest';
import { latestOf } from '../../../../renderer/features/overview/latest';
import { fc, forAll } from '../../for-all';

const now = Date.UTC(2026, 0, 1);
const time = fc.oneof(
  fc.constant(NaN),
  fc.constant(Date.UTC(2014, 0, 1)),
  fc.constant(now + 3_600_000),
  fc.integer({ min: 0, max: 30 }).map((day) => now - day * 86_400_000),
);

it('the latest are those that a complete sort would put first, without doubtful ones', () => {
  forAll(fc.array(time, { maxLength: 40 }), fc.nat(6), (times, most) => {
    const sorted = times
      .map((at, row) => ({ at, row }))
      .filter(({ at }) => at > Date.UTC(2015, 0, 1) && at <= now)
      .sort((a, b) => b.at - a.at || a.row - b.row)
      .map(({ row }) => row);
    expect(latestOf(Float64Array.from(times), now, most)).toEqual(sorted.slice(0, most));
  });
});
