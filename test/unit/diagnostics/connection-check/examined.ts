import type { KeyPairKeyObjectResult } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { vi } from 'vitest';
import {
  examine,
  type ExamineOptions,
} from '../../../../electron/main/diagnostics/connection-check/examine';
import { factsOf } from '../../../../electron/main/credentials/keys/key-objects';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import type { Check, CheckResult, Diagnosis } from '../../../../shared/diagnosis';
import { succeed } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import { usualKeyPair } from '../../../keys/usual-key-pair';
import { profileWith } from '../../profiles/fake-settings';
import { keychainOver } from '../../credentials/keychain/keychain-over';

/** An RSA key, in its stored and its shown form. */
export const keyOf = ({ privateKey, publicKey }: KeyPairKeyObjectResult) => ({
  privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  publicKey: factsOf(publicKey),
});

export const key = keyOf(usualKeyPair('own'));

/** Local time of these tests. */
export const nowMs = Date.UTC(2026, 0, 2, 3, 4, 5, 600);

export const profileOf = (changes: Partial<Profile> = {}): Profile => ({
  ...profileWith(),
  publicKey: key.publicKey,
  secrets: 'keychain',
  ...changes,
});

/** The headers of a response whose service is `aheadMs` ahead of the local clock. */
export const headersAt = (aheadMs = 0): Headers =>
  new Headers({ date: new Date(nowMs + aheadMs).toUTCString() });

/** Options in which every check passes; `items` is the keychain's content. */
export async function healthy(items = new Map<string, string>()): Promise<ExamineOptions> {
  const signing = await importSigningKey(key.privateKey);
  return {
    keychain: keychainOver(items),
    secrets: {
      read: () => Promise.resolve(succeed({ apiKey: 'api-key', privateKey: key.privateKey })),
    },
    credentials: { get: () => Promise.resolve(succeed({ apiKey: 'api-key', key: signing })) },
    resolveHost: () => Promise.resolve({ endpoints: [{ address: '192.0.2.1' }] }),
    resolveProxy: () => Promise.resolve('DIRECT'),
    call: (_target, _credentials, onHeaders) => {
      onHeaders(headersAt());
      return Promise.resolve({
        result: succeed({
          userId: null,
          name: null,
          email: null,
          wallets: { count: 0, text: '[]' },
          smartContracts: { count: 0, text: '[]' },
          differences: [],
          envelope: '{}',
        }),
      });
    },
    addresses: { has: () => true },
    randomText: () => 'a random text',
    now: () => nowMs,
  };
}

/** Runs the check with everything passing, except for these parts. */
export const examined = async (
  changes: Partial<ExamineOptions> = {},
  profile: Partial<Profile> = {},
): Promise<Diagnosis> => examine(profileOf(profile), { ...(await healthy()), ...changes });

export function resultOf({ results }: Diagnosis, check: Check): CheckResult {
  const found = results.find((result) => result.check === check);
  if (!found) throw new Error(`there is no result for ${check}`);
  return found;
}

/** Results as `check outcome CODE why on`, to compare at a glance. */
export const brief = ({ results }: Diagnosis): readonly string[] =>
  results.map(({ check, outcome, failure, facts }) =>
    [check, outcome, failure?.code, facts?.why, facts?.on].filter(Boolean).join(' '),
  );

export const never = (): Promise<never> => new Promise(() => undefined);

/** From now on time passes only through `timeOf`. Other threads keep working. */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
};

/** Lets time pass until `running` has ended. Returns the milliseconds it took. */
export const timeOf = async (running: Promise<unknown>): Promise<number> => {
  const start = Date.now();
  const seen = { end: false };
  void running.then(() => {
    seen.end = true;
  });
  while (!seen.end) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    await turn();
  }
  return Date.now() - start;
};
