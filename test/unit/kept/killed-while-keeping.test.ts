import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openKeptFile } from '../../../electron/main/kept/kept-file';
import { fileMarks } from './file-marks';
import { keptKey, keptOwner, largestKept } from './kept-owner';

const program = join(import.meta.dirname, 'keep-for-ever.ts');

/** Kills a writing process somewhere in its third to eighth write; gives what it left. */
const killWhileWriting = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  try {
    const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    let left = randomInt(2, 8);
    child.stdout.on('data', (signs: Buffer) => {
      left -= signs.length;
      // Not always right after a write.
      if (left <= 0) void pause(randomInt(0, 15)).then(() => child.kill('SIGKILL'));
    });
    const [, signal] = (await exit) as [number | null, string | null];
    const file = openKeptFile({
      folder,
      ...keptOwner,
      largest: largestKept,
      now: () => 0,
      marks: fileMarks(),
    });
    const kept = await file.read(keptKey);
    return { signal, kept, notice: file.notice(), names: await readdir(folder) };
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('a process killed while it writes a kept file (fault 47)', () => {
  it('leaves a whole old or new file, 20 times out of 20', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const left = await Promise.all([killWhileWriting(), killWhileWriting()]);
      for (const { signal, kept, notice, names } of left) {
        expect({ signal, kind: kept.kind, notice, names }).toEqual({
          signal: 'SIGKILL',
          kind: 'content',
          notice: null,
          names: [`${keptOwner.profileId}.copy`],
        });
        const content = kept.kind === 'content' ? kept.content : new Uint8Array();
        expect(content).toHaveLength(largestKept);
        expect(Buffer.compare(content, Buffer.alloc(largestKept, content[0]))).toBe(0);
      }
    }
  });
});
