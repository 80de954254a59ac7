import { describe, expect, it } from 'vitest';
import { stoppableCalls, type CallService } from '../../../electron/main/account/agreed-calls';
import type { Credentials } from '../../../electron/main/account/client/signed-request';
import { fail } from '../../../shared/failure';

const target = {
  kind: 'service',
  baseUrl: 'https://api.example.com',
  signedPath: 'endpoint',
  waitSeconds: 30,
} as const;
const credentials = { apiKey: 'key' } as Credentials;
const never = new AbortController().signal;

/** Ends when its signal does. */
const hanging: CallService = (_target, _credentials, signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve({ result: fail('ABORTED') });
    });
  });

const aborted = { result: fail('ABORTED') };

describe('calls that can be stopped', () => {
  it('end together, and later ones are made as ever', async () => {
    const { callService, stop } = stoppableCalls(hanging);
    const calls = [
      callService(target, credentials, never),
      callService(target, credentials, never),
    ];
    stop();
    expect(await Promise.all(calls)).toEqual([aborted, aborted]);
    const later = callService(target, credentials, never);
    const first = await Promise.race([later, Promise.resolve('under way')]);
    expect(first).toBe('under way');
    stop();
    expect(await later).toEqual(aborted);
  });

  it('end with their caller, too', async () => {
    const caller = new AbortController();
    const call = stoppableCalls(hanging).callService(target, credentials, caller.signal);
    caller.abort();
    expect(await call).toEqual(aborted);
  });
});
