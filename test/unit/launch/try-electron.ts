// Launches the app as tests do, twice on each Electron named on stdin, and prints the outcomes.
import { readFileSync } from 'node:fs';
import { launchElectron, startSecond } from '../../launch/launch-electron';

/** The launches to try. */
export interface Attempt {
  readonly options: Parameters<typeof launchElectron>[0];
  readonly start: Parameters<typeof launchElectron>[1];
}

/** Why the launch failed, and the exit code of the start after it. */
export interface Outcome {
  readonly error: string;
  readonly second: number | null;
}

const attempts = JSON.parse(readFileSync(0, 'utf8')) as readonly Attempt[];
const outcomes = await Promise.all(
  attempts.map(async ({ options, start }): Promise<Outcome> => {
    const error: unknown = await launchElectron(options, start).catch((reason: unknown) => reason);
    return { error: String(error), second: await startSecond(options, start) };
  }),
);
console.log(JSON.stringify(outcomes));
