import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** One call of Electron: its name, such as `app.quit`, and the arguments, functions as `[function]`. */
export type RecordedCall = readonly [name: string, args: readonly unknown[]];

/** Everything a built file did with Electron. */
export interface Recording {
  readonly calls: readonly RecordedCall[];
  readonly bridge: {
    readonly names: readonly string[];
    readonly frozen: boolean;
    /** Names of followed events, with the arguments of their listeners until they were stopped. */
    readonly heard: readonly (readonly [string, readonly unknown[]])[];
  };
  /** NODE_TLS_REJECT_UNAUTHORIZED and SSLKEYLOGFILE at the end; both were set. */
  readonly env: { readonly tls: string | null; readonly keyLog: string | null };
  /** The immediate results of calls from frames that are not the page's. */
  readonly strangers: readonly unknown[];
  /** By the name of a session, the addresses it lets out, of one of every kind. */
  readonly letOut: Readonly<Record<string, readonly string[]>>;
  readonly stderr: string;
  /** Files in the user-data folder, which was empty. */
  readonly files: readonly string[];
  readonly log: string;
}

/** How a built file is started. */
export interface Situation {
  readonly packaged?: boolean;
  /** Whether no other instance runs. */
  readonly lock?: boolean;
  /** Whether the user-data folder is missing and cannot be created. */
  readonly unmade?: boolean;
  /** Switches on the command line. */
  readonly switches?: readonly string[];
  /** Additional environment variables. */
  readonly env?: NodeJS.ProcessEnv;
  /** The value of `process.platform`; this computer's own by default. */
  readonly platform?: NodeJS.Platform;
  /** The events of the bridge that the page follows, one after the other. */
  readonly follow?: readonly unknown[];
  /** The text of an uncaught error at the end. */
  readonly thrown?: string;
}

const run = promisify(execFile);

/** Starts a built file in its own process, on an Electron that only notes its calls. */
export const record = async (
  file: string,
  { env = {}, ...situation }: Situation = {},
): Promise<Recording> => {
  const userData = await mkdtemp(path.join(tmpdir(), 'account-viewer-record-'));
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      [
        path.join(import.meta.dirname, 'record-start.cjs'),
        file,
        JSON.stringify({ ...situation, userData }),
      ],
      {
        env: {
          ...process.env,
          NODE_TLS_REJECT_UNAUTHORIZED: '0',
          SSLKEYLOGFILE: path.join(userData, 'key-log'),
          ...env,
        },
        maxBuffer: 16_000_000,
      },
    );
    const files = await readdir(userData, { recursive: true });
    const log = await readFile(path.join(userData, 'logs/app.log'), 'utf8').catch(() => '');
    const noted = JSON.parse(stdout) as Omit<Recording, 'files' | 'log' | 'stderr'>;
    return { ...noted, stderr, files, log };
  } finally {
    await rm(userData, { recursive: true });
  }
};

/** The arguments of every call with that name, in order. */
export const callsOf = ({ calls }: Recording, name: string): readonly (readonly unknown[])[] =>
  calls.filter(([called]) => called === name).map(([, args]) => args);
