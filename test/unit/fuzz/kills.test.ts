import { expect, it } from 'vitest';
import { actNames, endAtEveryStep, runKills } from '../../fuzz/kills';

it.each(actNames)(
  'an end at any step of "%s" leaves no secret that the app does not know of, and loses no note or pin (M9)',
  async (name) => {
    expect(await endAtEveryStep(name)).toBeGreaterThan(10);
  },
);

it('ten ends at any steps of several acts leave and lose nothing either (M9)', async () => {
  expect(await runKills({ count: 10, seed: 15 })).toHaveLength(10);
});
