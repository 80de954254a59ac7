import { expect, it } from 'vitest';
import { targets } from '../../fuzz/targets';

// A few of the inputs that `npm run fuzz` generates without end, the same in each run. Killed programs have their own
// test, because their titles name rows.
it.each(targets.filter(({ name }) => !name.startsWith('kill-')))(
  '$name accepts any input (H2, M2, M9)',
  async ({ fuzz, runs }) => {
    await expect(fuzz({ numRuns: runs, seed: 1 })).resolves.toBeUndefined();
  },
);
