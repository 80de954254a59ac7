import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const security = async (...args: readonly string[]): Promise<string> =>
  (await run('security', args, { maxBuffer: 64 * 1024 * 1024 })).stdout;

/** The same with a password: as lines of its input, because everybody can read the arguments of a process. */
const securityLines = async (...lines: readonly string[]): Promise<void> => {
  const running = run('security', ['-i']);
  running.child.stdin?.end(`${lines.join('\n')}\n`);
  await running;
};

/** Names of the services of all items in the keychains of this person; it asks for no item's content. */
export const namedItems = async (): Promise<readonly string[]> =>
  [...(await security('dump-keychain')).matchAll(/^\s*"svce"<blob>="(.*)"$/gmu)].map(
    ([, name = '']) => name,
  );

/** Those that Chromium and Electron keep for themselves. */
export const itemsOfElectron = async (): Promise<readonly string[]> =>
  (await namedItems()).filter((name) => name.endsWith('Safe Storage'));

/** A keychain of the test's own in the place of the person's until it is disposed of. */
export interface OwnKeychain extends AsyncDisposable {
  readonly lock: () => Promise<void>;
}

const listed = (output: string): readonly string[] =>
  [...output.matchAll(/"(.*)"/gu)].map(([, file = '']) => file);

/** Makes a new, open keychain the one where new items go; locked, it asks for a password that nobody knows. */
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
  // Fails where those lines have made nothing. It also keeps it open: by itself, it would lock after some minutes.
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
