import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const keyring = pathToFileURL(path.join(import.meta.dirname, '../../run/keyring.mjs')).href;

// Only Linux has keyring sessions, and process groups that a terminal sends Ctrl+C to.
it.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'leaves nothing of a session when it is ended by %s',
  async (signal) => {
    const temporary = mkdtempSync(path.join(tmpdir(), 'account-viewer-cancelled-'));
    const code = `
      import { runWithKeyring } from ${JSON.stringify(keyring)};
      process.exitCode = await runWithKeyring('no-bus', ['bash', '-c', 'echo started; exec sleep 600']);`;
    const run = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await once(run.stdout, 'data');
    expect(readdirSync(temporary)).toHaveLength(1);
    // As a terminal does: to the whole process group.
    if (run.pid !== undefined) process.kill(-run.pid, signal);
    await once(run, 'exit');
    expect(run.exitCode).toBe(1);
    expect(readdirSync(temporary)).toStrictEqual([]);
    rmSync(temporary, { recursive: true });
  },
);
