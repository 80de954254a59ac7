import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const security = async (...args: readonly string[]): Promise<string> =>
  (await run('security', args, { maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Runs `security` with commands on stdin. For passwords, because every user can read the arguments of a process. */
const securityLines = async (...lines: readonly string[]): Promise<void> => {
  const running = run('security', ['-i']);
  running.child.stdin?.end(`${lines.join('\n')}\n`);
  await running;
};

/** Service names of all items in the user's keychains. Reads no item's content. */
export const namedItems = async (): Promise<readonly string[]> =>
  [...(await security('dump-keychain')).matchAll(/^\s*"svce"<blob>="(.*)"$/gmu)].map(
    ([, name = '']) => name,
  );

/** Names of the items that Chromium and Electron store for themselves. */
export const itemsOfElectron = async (): Promise<readonly string[]> =>
  (await namedItems()).filter((name) => name.endsWith('Safe Storage'));

/** A keychain of the test's own. Replaces the user's default keychain until it is disposed of. */
export interface OwnKeychain extends AsyncDisposable {
  readonly lock: () => Promise<void>;
}

const listed = (output: string): readonly string[] =>
  [...output.matchAll(/"(.*)"/gu)].map(([, file = '']) => file);

/** Creates an unlocked keychain as the default for new items. Once locked, it prompts for a random password. */
export const openOwnKeychain = async (): Promise<OwnKeychain> => {
  const [usual = ''] = listed(await security('default-keychain', '-d', 'user'));
  const all = listed(await security('list-keychains', '-d', 'user'));
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-keychain-'));
  const file = path.join(folder, 'own.keychain-db');
  const password = randomUUID();
  await securityLines(
    `create-keychain -p ${password} "${file}"`,
    `unlock-keychain -p ${password} "${file}"`,
  );
  // Fails if the keychain was not created. Also turns off automatic locking, which happens after some minutes.
  await security('set-keychain-settings', file);
  await security('list-keychains', '-d', 'user', '-s', file, ...all);
  await security('default-keychain', '-d', 'user', '-s', file);
  return {
    lock: async () => {
      await security('lock-keychain', file);
    },
    [Symbol.asyncDispose]: async () => {
      await security('default-keychain', '-d', 'user', '-s', usual);
      await security('list-keychains', '-d', 'user', '-s', ...all);
      await security('delete-keychain', file);
      await rm(folder, { recursive: true });
    },
  };
};
