import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const probe = fileURLToPath(new URL('memory-probe.ts', import.meta.url));

test('a bomb of 400 MB in gzip, and another in br, cost less than 150 MB of memory (security G5; fault 12)', () => {
  // In a process of its own: one call for each, and the memory that it took at most beyond its start.
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', probe], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  const { codes, megabytes } = JSON.parse(stdout) as { codes: unknown; megabytes: number };
  expect(codes).toEqual(['TOO_LARGE', 'TOO_LARGE']);
  expect(megabytes).toBeLessThan(150);
});
