import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPath, makeUserData } from './app-paths';

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

/** Data that a second start sends to the first. Electron passes the same data on. */
interface SecondStart {
  readonly argv: string[];
  readonly workingDirectory: string;
}

/** Name of the file of a second start. Each start has its own file, so that none overwrites another. */
const startFile = /^stand-in-second-start-\d+\.json$/u;

/** POSIX only, because Windows has no signal that a process can listen to. */
const startSignal = 'SIGUSR2';

function tellFirst(pid: number): void {
  if (process.platform === 'win32') return;
  const second: SecondStart = { argv: process.argv, workingDirectory: process.cwd() };
  const file = path.join(getPath('userData'), `stand-in-second-start-${process.pid}.json`);
  // The file gets its final name once it is complete.
  writeFileSync(`${file}.new`, JSON.stringify(second));
  renameSync(`${file}.new`, file);
  process.kill(pid, startSignal);
}

let onSecondStart: (second: SecondStart) => void = () => undefined;

/** Sets the listener to call when another process requests the lock that this process holds. */
export function whenStartedAgain(listener: typeof onSecondStart): void {
  onSecondStart = listener;
}

function listen(): void {
  if (process.platform === 'win32' || process.listenerCount(startSignal) > 0) return;
  // Several signals may arrive as one.
  process.on(startSignal, () => {
    for (const name of readdirSync(getPath('userData'))) {
      if (!startFile.test(name)) continue;
      const file = path.join(getPath('userData'), name);
      const second = JSON.parse(readFileSync(file, 'utf8')) as SecondStart;
      rmSync(file);
      onSecondStart(second);
    }
  });
}

/**
 * Takes the lock of the user-data folder. Returns false if another process has the lock, which is then notified, or if
 * the lock file cannot be written.
 */
export function takeInstanceLock(): boolean {
  makeUserData();
  const other = owner();
  if (other !== undefined && other !== process.pid) {
    tellFirst(other);
    return false;
  }
  // Must come before the lock file names this process, because without a listener the signal would end the process.
  listen();
  try {
    writeFileSync(lockFile(), String(process.pid));
  } catch {
    return false;
  }
  return true;
}

/** Releases the lock, so that another instance can use the user-data folder. */
export function releaseInstanceLock(): void {
  if (owner() === process.pid) rmSync(lockFile(), { force: true });
}
