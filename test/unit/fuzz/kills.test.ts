import { expect, it } from 'vitest';
import { actNames, endAtEveryStep } from '../../fuzz/kills';

it.each(actNames)(
  'a kill at any step of "%s" leaves no secret that the app does not know, and loses no note or pin (M9)',
  async (name) => {
    expect(await endAtEveryStep(name)).toBeGreaterThan(10);
  },
);
