import { buildIfNeeded } from './built-app';
import { electronVersion, fetchElectron, findElectron } from './electron-binary';
import {
  explain,
  checkStartConditions,
  obstaclesTo,
  thisMachine,
  type Obstacle,
} from './obstacles';
import { openStandIn } from './open-stand-in';
import { runElectron } from './run-electron';

/** The parts of `npm start` that tests replace. */
export interface StartParts {
  readonly find: () => string | undefined;
  readonly fetch: () => Promise<string | undefined>;
  /** The obstacles to starting Electron on this machine. */
  readonly obstacles: (executable: string | undefined) => readonly Obstacle[];
  readonly build: () => Promise<boolean>;
  readonly runElectron: typeof runElectron;
  readonly openStandIn: (args: readonly string[]) => Promise<number>;
  readonly say: (line: string) => void;
  /** Writes text to stderr as it is, without adding a line end. */
  readonly complain: (text: string) => void;
}

/** The parts for this machine. */
export const startParts: StartParts = {
  find: findElectron,
  fetch: fetchElectron,
  obstacles: (executable) => obstaclesTo(checkStartConditions(thisMachine(), executable)),
  build: buildIfNeeded,
  runElectron,
  openStandIn,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (text) => void process.stderr.write(text),
};

const isKnown = (arg: string): boolean =>
  arg === '--headless' || arg.startsWith('--user-data-dir=');

/**
 * `npm start`: opens the app on Electron, or on the stand-in if Electron cannot start, and prints the host in the first
 * line. Never starts Electron without its sandbox. Resolves to the exit code.
 */
export const startApp = async (args: readonly string[], parts: StartParts): Promise<number> => {
  const { say, complain } = parts;
  const unknown = args.find((arg) => !isKnown(arg));
  if (unknown !== undefined) {
    complain(`Unknown option ${unknown}. Known: --user-data-dir=DIR, --headless.\n`);
    return 1;
  }
  const onStandIn = async (): Promise<number> => {
    if (await parts.build()) return parts.openStandIn(args);
    complain('The app could not be built.\n');
    return 1;
  };
  /** Prints why Electron does not start and opens the stand-in. Exit code 1 without a display. */
  const fallBackToStandIn = (
    obstacle: Obstacle,
    executable: string | undefined,
  ): Promise<number> => {
    const { reason, solution } = explain(obstacle, executable);
    const hasDisplay = obstacle !== 'no-display';
    say(`Host: ${hasDisplay ? 'the stand-in' : 'none'}. ${reason}`);
    say(solution);
    return hasDisplay ? onStandIn() : Promise.resolve(1);
  };

  if (args.includes('--headless')) {
    say('Host: the stand-in, without a window.');
    return onStandIn();
  }
  const found = parts.find();
  const obstacles = parts.obstacles(found);
  const [first] = obstacles;
  if (first !== undefined)
    return fallBackToStandIn(obstacles.includes('no-display') ? 'no-display' : first, found);
  const fetching = found === undefined ? '. Its binary is fetched first (once)…' : '';
  say(`Host: Electron ${electronVersion()}${fetching}`);
  const executable = found ?? (await parts.fetch());
  if (executable === undefined) {
    say('Host: the stand-in. The Electron binary cannot be obtained on this machine.');
    return onStandIn();
  }
  if (!(await parts.build())) {
    complain('The app could not be built.\n');
    return 1;
  }
  const { code, obstacle } = await parts.runElectron(executable, args, complain);
  return obstacle === undefined ? code : fallBackToStandIn(obstacle, executable);
};
