import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPath } from './app-paths';

const lockFile = () => path.join(getPath('userData'), 'stand-in-instance.lock');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function owner(): number | undefined {
  try {
    const pid = Number(readFileSync(lockFile(), 'utf8'));
    return pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this process is the one instance that uses the user-data folder. */
export function takeInstanceLock(): boolean {
  const other = owner();
  if (other !== undefined && other !== process.pid) return false;
  writeFileSync(lockFile(), String(process.pid));
  return true;
}

/** Lets another instance have the user-data folder. */
export function releaseInstanceLock(): void {
  if (owner() === process.pid) rmSync(lockFile(), { force: true });
}

/** Whether this process holds the lock now. */
export const holdsInstanceLock = () => owner() === process.pid;
