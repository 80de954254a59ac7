import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How a run of the app ended. */
export interface Ending {
  readonly code: number | null;
  /** Text of stdout and stderr. */
  readonly output: string;
}

interface Start {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<Ending>;
}

const start = (executable: string, { args = [], env = {} }: Start): Running => {
  const child = spawn(executable, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { process: child, ended };
};

/** Starts the app, calls `whileRunning` and waits until the app ends by itself. Kills the app if that call rejects. */
export const runToEnd = async (
  executable: string,
  how: Start = {},
  whileRunning: (pid: number) => Promise<void> = () => Promise.resolve(),
): Promise<Ending> => {
  const app = start(executable, how);
  try {
    await whileRunning(app.process.pid ?? 0);
  } catch (error) {
    app.process.kill('SIGKILL');
    throw error;
  }
  return app.ended;
};

/**
 * Starts the app twice. The process that finds the other one running ends by itself. By then the other's main script
 * has run, with every effect that `how` can have. Calls `whileRunning` with the id of the running process, kills that
 * process and resolves to the output of both.
 */
export const runUntilStarted = async (
  executable: string,
  how: Start = {},
  whileRunning: (pid: number) => Promise<void> = () => Promise.resolve(),
): Promise<string> => {
  const apps = [start(executable, how), start(executable, how)];
  const first = await Promise.race(
    apps.map((app) => app.ended.then((ending) => ({ app, ending }))),
  );
  const [other] = apps.filter((app) => app !== first.app);
  if (!other || other.process.exitCode !== null)
    throw new Error(`both ended: ${first.ending.output}`);
  try {
    await whileRunning(other.process.pid ?? 0);
  } finally {
    other.process.kill('SIGKILL');
  }
  return first.ending.output + (await other.ended).output;
};
