import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSettingsFile } from '../../../electron/main/settings/settings-file';

const program = join(import.meta.dirname, 'save-for-ever.ts');

/** Kills a saving process once it has saved a random number of times; gives what it left. */
const killWhileSaving = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  try {
    const file = join(folder, 'settings.json');
    const child = spawn(process.execPath, ['--import', 'tsx', program, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    let left = randomInt(1, 40);
    child.stdout.on('data', (signs: Buffer) => {
      left -= signs.length;
      if (left <= 0) child.kill('SIGKILL');
    });
    const [, signal] = (await exit) as [number | null, string | null];
    const settings = await openSettingsFile(file, 0);
    return {
      signal,
      notice: settings.notice,
      profiles: settings.current().profiles,
      names: await readdir(folder),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('a process killed while it saves', () => {
  it(
    'leaves a whole old or new file, 30 times out of 30 (security I1; fault 47)',
    { timeout: 120_000 },
    async () => {
      for (let round = 0; round < 10; round += 1) {
        const left = await Promise.all([killWhileSaving(), killWhileSaving(), killWhileSaving()]);
        for (const { signal, notice, profiles, names } of left) {
          expect({ signal, notice, names }).toEqual({
            signal: 'SIGKILL',
            notice: null,
            names: ['settings.json'],
          });
          expect(profiles).toHaveLength(200);
          expect(new Set(profiles.map(({ name }) => name)).size).toBe(1);
        }
      }
    },
  );
});
