import { expect, it } from 'vitest';
import { createAccounts } from '../../../electron/main/account/accounts';
import type { Credentials } from '../../../electron/main/account/client/sign-jwt';
import { fail, succeed, type Result } from '../../../shared/failure';
import { profileWith } from '../profiles/fake-settings';
import { quietParts } from './quiet-parts';

const profile = { ...profileWith(), secrets: 'keychain' as const };

it('a refresh that waits for the keychain ends when it is stopped, or the computer sleeps, and the next one starts', async () => {
  const answers: ((credentials: Result<Credentials>) => void)[] = [];
  let calls = 0;
  const accounts = createAccounts({
    ...quietParts,
    credentials: {
      ...quietParts.credentials,
      get: () => new Promise((resolve) => answers.push(resolve)),
    },
    callAccount: () => {
      calls += 1;
      return Promise.resolve({ result: fail('OFFLINE') });
    },
  });
  const slept = accounts.refresh(profile);
  accounts.stopAll('sleep');
  expect(await slept).toEqual(fail('ABORTED', { endedBy: 'sleep' }));
  const stopped = accounts.refresh(profile);
  accounts.stop(profile.id);
  expect(await stopped).toEqual({ ok: false, error: { code: 'ABORTED' } });
  const next = accounts.refresh(profile);
  expect(answers).toHaveLength(3);
  for (const answer of answers) answer(succeed({ apiKey: 'key' } as Credentials));
  expect(await next).toMatchObject({ error: { code: 'OFFLINE' } });
  // What the keychain said after the stop has sent nothing.
  expect(calls).toBe(1);
});
