import { expect, it } from 'vitest';
import type { Log } from '../../../electron/main/log/logger';
import { createLoggingKeychain } from '../../../electron/main/log/logging-keychain';
import type { Keychain } from '../../../electron/main/credentials/keychain/keychain-process';
import { fail, succeed } from '../../../shared/failure';

/** A log that remembers, and a clock that goes on by 12.4 ms with each look. */
const recording = () => {
  const noted: unknown[] = [];
  const log: Log = (event, fields) => void noted.push([event, fields]);
  let time = 0;
  return { noted, log, now: () => (time += 12.4) };
};

it('the keychain answers as before, and is noted without names and values', async () => {
  const { noted, log, now } = recording();
  const stopped: string[] = [];
  const keychain: Keychain = {
    get: (account) => Promise.resolve(succeed(`value of ${account}`)),
    set: () => Promise.resolve(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'no-bus' })),
    delete: () => Promise.resolve(succeed(true)),
    stop: () => void stopped.push('stopped'),
  };
  const watched = createLoggingKeychain(keychain, log, now);
  expect(await watched.get('a')).toEqual(succeed('value of a'));
  expect(await watched.set('a.data', 'secret')).toMatchObject({ ok: false });
  expect(await watched.delete('a.doctor')).toEqual(succeed(true));
  // A part of the secrets, as on Windows.
  await watched.get('a.b1');
  watched.stop();
  expect(stopped).toEqual(['stopped']);
  const fine = { code: 'ok', problem: undefined, milliseconds: 12 };
  const failed = { code: 'KEYCHAIN_UNAVAILABLE', problem: 'no-bus', milliseconds: 12 };
  expect(noted).toEqual([
    ['keychain', { operation: 'get', item: 'secrets', ...fine }],
    ['keychain', { operation: 'set', item: 'data', ...failed }],
    ['keychain', { operation: 'delete', item: 'probe', ...fine }],
    ['keychain', { operation: 'get', item: 'secrets', ...fine }],
  ]);
});
