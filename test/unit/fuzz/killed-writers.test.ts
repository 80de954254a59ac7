import { expect, it } from 'vitest';
import { killWhileKeeping, killWhileSaving } from '../../fuzz/killed-writers';

it.each([
  ['saves settings', killWhileSaving],
  ['writes a kept file', killWhileKeeping],
])(
  'a process killed while it %s leaves a whole old or new file, each time (security I1; fault 47)',
  async (_what, kill) => {
    await expect(kill({ numRuns: 3, seed: 1 })).resolves.toBeUndefined();
  },
);
