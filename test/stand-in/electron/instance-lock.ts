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

/** What a second start tells the first, as Electron passes it on. */
interface SecondStart {
  readonly argv: string[];
  readonly workingDirectory: string;
}

/** One file for each start, so that none takes the place of another's. */
const startFile = /^stand-in-second-start-\d+\.json$/u;

/** POSIX only: Windows has no signal that a process could listen to. */
const startSignal = 'SIGUSR2';

function tellFirst(pid: number): void {
  if (process.platform === 'win32') return;
  const second: SecondStart = { argv: process.argv, workingDirectory: process.cwd() };
  const file = path.join(getPath('userData'), `stand-in-second-start-${process.pid}.json`);
  // Under its name once it is whole.
  writeFileSync(`${file}.new`, JSON.stringify(second));
  renameSync(`${file}.new`, file);
  process.kill(pid, startSignal);
}

let onSecondStart: (second: SecondStart) => void = () => undefined;

/** Runs when another process has asked for the lock that this one holds. */
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

/** Whether this process is the one instance that uses the user-data folder. The other one hears of it if not. */
export function takeInstanceLock(): boolean {
  makeUserData();
  const other = owner();
  if (other !== undefined && other !== process.pid) {
    tellFirst(other);
    return false;
  }
  // Before anyone can find this process in the file: unheard, the signal would end it.
  listen();
  try {
    writeFileSync(lockFile(), String(process.pid));
  } catch {
    return false;
  }
  return true;
}

/** Lets another instance have the user-data folder. */
export function releaseInstanceLock(): void {
  if (owner() === process.pid) rmSync(lockFile(), { force: true });
}
