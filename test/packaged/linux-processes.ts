import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';

interface LinuxProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Reads a process from /proc. Resolves to undefined if the process has ended. */
const readProcess = async (pid: number): Promise<LinuxProcess | undefined> => {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return { pid, parent: Number(/^PPid:\s*(\d+)$/mu.exec(status)?.[1] ?? 0), command };
  } catch {
    return undefined;
  }
};

/** Ids of the renderer processes among the descendants of a process. */
export const rendererPids = async (ancestor: number): Promise<readonly number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name)).map(Number);
  const processes = (await Promise.all(pids.map(readProcess))).filter(
    (found) => found !== undefined,
  );
  const family = new Set([ancestor]);
  // A child's id can be smaller than its parent's, so repeat until no descendant is new.
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes
    .filter(({ pid, command }) => family.has(pid) && command.includes('--type=renderer'))
    .map(({ pid }) => pid);
};

/** Waits for the app's renderer. Fails unless seccomp filters each renderer process and it can gain no rights. */
export const expectSandboxed = async (ancestor: number): Promise<void> => {
  await expect.poll(() => rendererPids(ancestor)).not.toHaveLength(0);
  for (const renderer of await rendererPids(ancestor)) {
    const status = await readFile(`/proc/${renderer}/status`, 'utf8');
    expect(status).toMatch(/^Seccomp:\s*2$/mu);
    expect(status).toMatch(/^NoNewPrivs:\s*1$/mu);
  }
};
