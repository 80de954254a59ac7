import { fork as forkChild, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ForkOptions, UtilityProcess } from 'electron';
import { extend, throwOnUncovered } from '../uncovered';
import { app, whenEnding } from './app';
import { noteProcess } from './process-metrics';

const parentPort = fileURLToPath(new URL('parent-port.cjs', import.meta.url));
const { sentOf, receivedOf } = createRequire(import.meta.url)('./sent-message.cjs') as {
  readonly sentOf: (message: unknown) => object;
  readonly receivedOf: (message: unknown) => unknown;
};
const graceMs = 2_000;

// Electron names the process after its service; Node shows the title in process lists.
const titleOf = (options: ForkOptions) => options.serviceName ?? 'Node Utility Process';

/** Ends the running utility processes, each with its `exit`. */
const ends = new Set<() => void>();
let hasEnded = false;

whenEnding(() => {
  hasEnded = true;
  for (const endOne of ends) endOne();
});

// Electron starts the process while it tears down what the process needs. The app may catch the error, so it is
// printed.
function refuseAfterQuit(): void {
  if (!hasEnded) return;
  const message = 'stand-in: a utility process that starts after `quit` is not covered';
  console.error(message);
  throw new Error(message);
}

function refuseOthers(options: ForkOptions): void {
  const name = Object.keys(options).find(
    (one) => !['serviceName', 'execArgv', 'env'].includes(one),
  );
  if (name !== undefined) throw new Error(`stand-in: the option ${name} of fork is not covered`);
}

// Electron passes `execArgv` on as Chromium switches, where `--js-flags` holds all V8 flags. Node takes V8 flags as
// they are.
function nodeArgumentsOf({ execArgv = [] }: ForkOptions): string[] {
  const flags = '--js-flags=';
  return execArgv.flatMap((argument) =>
    argument.startsWith(flags) ? argument.slice(flags.length).split(' ') : argument,
  );
}

// Electron ignores an empty environment: the process gets main's environment.
function environmentOf({ env = {} }: ForkOptions): NodeJS.ProcessEnv {
  return { ...(Object.keys(env).length === 0 ? process.env : env) };
}

function end(child: ChildProcess): boolean {
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  child.once('exit', () => {
    clearTimeout(timer);
  });
  return child.kill('SIGTERM');
}

/** Exit code as Electron reports it: the number of the signal, or 0 for a process that main has killed. */
function exitCodeOf(code: number | null, signal: NodeJS.Signals | null, killed: boolean): number {
  if (signal === null) return code ?? 0;
  if (killed && (signal === 'SIGTERM' || signal === 'SIGKILL')) return 0;
  return constants.signals[signal];
}

function fork(path: string, args: string[] = [], options: ForkOptions = {}): UtilityProcess {
  if (!path) throw new Error('Missing UtilityProcess entry script.');
  if (!app.isReady()) throw new TypeError('utilityProcess cannot be created before app is ready.');
  refuseAfterQuit();
  refuseOthers(options);
  const child = forkChild(path, args, {
    execArgv: [
      ...['--require', parentPort, '--title', titleOf(options)],
      // An unhandled rejection does not end a utility process (node_service.cc).
      '--unhandled-rejections=warn-with-error-code',
      ...nodeArgumentsOf(options),
    ],
    env: environmentOf(options),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const events = new EventEmitter();
  let running = false;
  let killed = false;
  const emitExit = (code: number): void => {
    if (!ends.delete(endNow)) return;
    running = false;
    events.emit('exit', code);
  };
  // A process that has not started yet is left out, as in Electron.
  const endNow = (): void => {
    if (!running) return;
    child.kill('SIGKILL');
    emitExit(0);
  };
  ends.add(endNow);
  child.once('spawn', () => {
    running = true;
    if (child.pid !== undefined) child.once('exit', noteProcess(child.pid));
    events.emit('spawn');
  });
  child.on('message', (message) => events.emit('message', receivedOf(message)));
  child.once('exit', (code, signal) => {
    running = false;
    setImmediate(() => {
      emitExit(exitCodeOf(code, signal, killed));
    });
    // V8 aborts after a fatal error, e.g. out of memory. Without a listener this event throws, as in Electron.
    if (signal === 'SIGABRT') events.emit('error', 'FatalError', 'stand-in: not known', '');
  });

  return throwOnUncovered<UtilityProcess>(
    'utilityProcess',
    extend(events, {
      get pid() {
        return running ? child.pid : undefined;
      },
      // As in Electron, a message to a process that has ended is lost without an error.
      postMessage(message) {
        child.send(sentOf(message), () => undefined);
      },
      // Before `spawn` there is no process to kill, so the process runs on.
      kill() {
        if (!running) return false;
        killed = end(child);
        return killed;
      },
    } satisfies Partial<UtilityProcess>),
  );
}

/** The utilityProcess module: Node child processes with a `process.parentPort`. */
export const utilityProcess = throwOnUncovered<typeof Electron.UtilityProcess>('utilityProcess', {
  fork,
} satisfies Partial<typeof Electron.UtilityProcess>);
