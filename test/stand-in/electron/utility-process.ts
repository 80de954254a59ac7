import { fork as forkChild, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ForkOptions, UtilityProcess } from 'electron';
import { extend, loud } from '../loud';
import { app } from './app';

const parentPort = fileURLToPath(new URL('parent-port.cjs', import.meta.url));
const graceMs = 2_000;

// Electron names the process after its service; Node shows the title in process lists.
const titleOf = (options: ForkOptions) => options.serviceName ?? 'Node Utility Process';

function stdioOf({ stdio = 'inherit' }: ForkOptions): ('pipe' | 'ignore' | 'inherit')[] {
  if (Array.isArray(stdio)) return stdio;
  return Array<'pipe'>(3).fill(stdio as 'pipe');
}

function kill(child: ChildProcess): boolean {
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  child.once('exit', () => {
    clearTimeout(timer);
  });
  return child.kill('SIGTERM');
}

function fork(path: string, args: string[] = [], options: ForkOptions = {}): UtilityProcess {
  if (!app.isReady()) throw new Error('utilityProcess cannot be created before app is ready.');
  const [, stdout = 'inherit', stderr = 'inherit'] = stdioOf(options);
  const child = forkChild(path, args, {
    execArgv: ['--require', parentPort, '--title', titleOf(options), ...(options.execArgv ?? [])],
    env: { ...(options.env ?? process.env) },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    stdio: ['ignore', stdout, stderr, 'ipc'],
    serialization: 'advanced',
  });
  const events = new EventEmitter();
  let running = false;
  child.once('spawn', () => {
    running = true;
    events.emit('spawn');
  });
  child.on('message', (message) => events.emit('message', message));
  child.once('exit', (code, signal) => {
    running = false;
    // Electron reports the number of the signal where Node gives its name.
    events.emit('exit', code ?? (signal === 'SIGKILL' ? 9 : 15));
  });

  return loud<UtilityProcess>(
    'utilityProcess',
    extend(events, {
      get pid() {
        return running ? child.pid : undefined;
      },
      get stdout() {
        return child.stdout;
      },
      get stderr() {
        return child.stderr;
      },
      // As in Electron, a message to a process that has ended is lost without an error.
      postMessage: (message) => void child.send(message as object, () => undefined),
      kill: () => kill(child),
    } satisfies Partial<UtilityProcess>),
  );
}

/** The utilityProcess module: Node child processes with a `process.parentPort`. */
export const utilityProcess = loud<typeof Electron.UtilityProcess>('utilityProcess', {
  fork,
} satisfies Partial<typeof Electron.UtilityProcess>);
