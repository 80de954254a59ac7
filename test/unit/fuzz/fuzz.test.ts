import { expect, it } from 'vitest';
import { targets } from '../../fuzz/targets';

// A few of the inputs that `npm run fuzz` makes for as long as it is told to. The same in each run.
it.each(targets)('$name takes whatever comes (H2, M2, M9)', async ({ fuzz, runs }) => {
  await expect(fuzz({ numRuns: runs, seed: 1 })).resolves.toBeUndefined();
});
