import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runWithKeyring } from '../run/keyring.mjs';

const probe = fileURLToPath(new URL('probe.ts', import.meta.url));
const runner = fileURLToPath(new URL('run-probe.mjs', import.meta.url));

const service = `Account Viewer (test ${randomUUID()})`;
const account = randomUUID();
const get = { id: 1, operation: 'get', service, account };
const set = (value: string) => ({ id: 2, operation: 'set', service, account, value });
const remove = { id: 3, operation: 'delete', service, account };

/** Runs requests in a new session with a keyring in the given state. Resolves to the keychain process's answers. */
const ask = (state: string, requests: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner, state, probe, JSON.stringify(requests)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.on('error', reject);
    child.on('close', () => {
      resolve(JSON.parse(output));
    });
  });

const refused = (id: number, code: string, keychain: string) => ({ id, ok: false, code, keychain });
const found = (id: number, value: unknown) => ({ id, ok: true, value });

describe.runIf(process.platform === 'linux')('keytar on a real gnome-keyring', () => {
  test('an open keyring stores, reads back and deletes a record of an 8192-bit key', async () => {
    const value = JSON.stringify({ v: 1, key: randomBytes(4800).toString('base64') });
    expect(await ask('unlocked', [get, set(value), get, remove, get, remove])).toEqual([
      found(1, null),
      found(2, null),
      found(1, value),
      found(3, true),
      found(1, null),
      found(3, false),
    ]);
  });

  test('a locked keyring gives nothing and takes nothing (faults 36, 39)', async () => {
    expect(await ask('locked', [get, set('x'), remove])).toEqual([
      found(1, null),
      refused(2, 'KEYCHAIN_LOCKED_OR_MISSING', 'locked'),
      found(3, false),
    ]);
  });

  test('a keychain without a keyring says so when something is stored', async () => {
    expect(await ask('no-keyring', [get, set('x')])).toEqual([
      found(1, null),
      refused(2, 'KEYCHAIN_UNAVAILABLE', 'no-keyring'),
    ]);
  });

  test('a session without a keychain service says so (fault 35)', async () => {
    expect(await ask('no-service', [get, set('x')])).toEqual([
      refused(1, 'KEYCHAIN_UNAVAILABLE', 'no-service'),
      refused(2, 'KEYCHAIN_UNAVAILABLE', 'no-service'),
    ]);
  });

  test('a session without a bus says so (fault 34)', async () => {
    expect(await ask('no-bus', [get, set('x')])).toEqual([
      refused(1, 'KEYCHAIN_UNAVAILABLE', 'no-bus'),
      refused(2, 'KEYCHAIN_UNAVAILABLE', 'no-bus'),
    ]);
  });
});

test('runWithKeyring resolves to the exit code of its command', async () => {
  const exit = (code: number) => [process.execPath, '-e', `process.exit(${code})`];
  expect(await runWithKeyring('unlocked', exit(0))).toBe(0);
  expect(await runWithKeyring('unlocked', exit(3))).toBe(3);
});
