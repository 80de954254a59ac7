import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const probe = fileURLToPath(new URL('memory-probe.ts', import.meta.url));

/** Runs one call against a service in a process of its own, and gives the memory it took at most beyond its start. */
const measure = (fault: string): { code: string; megabytes: number } => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', probe, fault], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { code: string; megabytes: number };
};

test.each(['gzip', 'br'])(
  'a bomb of 400 MB in %s costs less than 150 MB of memory (security G5; fault 12)',
  (encoding) => {
    const { code, megabytes } = measure(encoding);
    expect(code).toBe('TOO_LARGE');
    expect(megabytes).toBeLessThan(150);
  },
);
