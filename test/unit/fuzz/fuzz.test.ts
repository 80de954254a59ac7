import { expect, it } from 'vitest';
import { targets } from '../../fuzz/targets';

// A few of the inputs that `npm run fuzz` makes for as long as it is told to. The same in each run.
// The killed programs have a test of their own, because they name rows.
it.each(targets.filter(({ name }) => !name.startsWith('kill-')))(
  '$name takes whatever comes (H2, M2, M9)',
  async ({ fuzz, runs }) => {
    await expect(fuzz({ numRuns: runs, seed: 1 })).resolves.toBeUndefined();
  },
);
