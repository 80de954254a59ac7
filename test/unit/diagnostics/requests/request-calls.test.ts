import { sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toCredentials } from '../../../../electron/main/account/credentials';
import { createRequestsFeature } from '../../../../electron/main/diagnostics/requests/feature';
import { createServerClock } from '../../../../electron/main/account/client/server-clock';
import { fail, type Result, succeed } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import { asCalled } from '../../calls/as-called';
import { profileWith } from '../../profiles/fake-settings';
import {
  apiKey,
  makeCall,
  pkcs8,
  privateKeyPem,
  signed,
  signedAt,
  signer,
  url,
  quietJournal,
  subject,
} from './requests';

const { id: profileId } = signer;

const setUp = (changes: Partial<Profile> = {}) => {
  const state = { now: signedAt, locked: false };
  const now = () => state.now;
  const profile: Profile = { ...profileWith(), ...signer, secrets: 'keychain', ...changes };
  const journal = quietJournal(now);
  const copied: string[] = [];
  const feature = createRequestsFeature({
    credentials: {
      get: () =>
        state.locked
          ? Promise.resolve(fail('KEYCHAIN_LOCKED_OR_MISSING'))
          : toCredentials({ apiKey, privateKey: pkcs8 }),
    },
    journal,
    service: {
      sourceOf: () => ({ clock: () => state.now - 3000, nonce: () => 4711 }),
      clockOf: () => createServerClock({ wall: now, monotonic: now }),
    },
    dialogs: {
      writeClipboard: (text) => {
        copied.push(text);
        return Promise.resolve(succeed(null));
      },
    },
    now,
  });
  const calls = asCalled(feature.handlers, () => succeed(profile));
  const send = async (result: Result<unknown>) => {
    const request = await signed();
    await journal.watch(subject, ({ onSigned }) => {
      onSigned(request, url);
      return Promise.resolve({ result });
    });
    return request.token.split('.')[2] ?? '';
  };
  /** The newest request in detail. */
  const readLast = async () => {
    const { ok, value } = { value: [], ...(await calls.readRequests({ profileId })) };
    const requestId = value[0]?.id;
    if (!ok || requestId === undefined) return null;
    return calls.readRequest({ profileId, requestId });
  };
  return { state, calls, journal, send, readLast, copied };
};

describe('the last requests', () => {
  it('are none for a profile that has signed nothing', async () => {
    const { calls } = setUp();
    expect(await calls.readRequests({ profileId })).toEqual(succeed([]));
    expect(await calls.readRequest({ profileId, requestId: 1 })).toEqual(succeed(null));
    expect(await calls.copyRequest({ profileId, requestId: 1 })).toEqual(fail('BAD_REQUEST'));
  });

  it('are listed with their outcomes, and read one by one', async () => {
    const { calls, send, readLast } = setUp();
    await send(succeed(null));
    await send(fail('FORBIDDEN'));
    expect(await calls.readRequests({ profileId })).toMatchObject(
      succeed([{ outcome: 'FORBIDDEN', purpose: 'account' }, { outcome: 'accepted' }]),
    );
    expect(await readLast()).toMatchObject(
      succeed({ outcome: 'FORBIDDEN', url, signedBy: 'verified', attempt: 1, attempts: 1 }),
    );
  });

  it('name a status in the words of the standard, never in those of the service', async () => {
    const { journal, readLast } = setUp();
    await makeCall(journal, [{ result: fail('AUTH', { status: 401 }), status: 401 }]);
    expect(await readLast()).toMatchObject({ value: { status: 401, statusText: 'Unauthorized' } });
    await makeCall(journal, [{ result: fail('UNEXPECTED_STATUS'), status: 499 }]);
    expect(await readLast()).toMatchObject({ value: { status: 499, statusText: '' } });
  });
});

describe('the text copied for support', () => {
  const personal = {
    result: fail('AUTH', { status: 401, requestId: '3f2b-0x' }),
    status: 401,
    headers: [
      { name: 'via', value: '1.1 proxy.acme.example' },
      { name: 'server', value: 'a\u202eb\nc' },
    ],
    text: `ann@acme.example at 0x${'ab'.repeat(20)} and bc1q${'3k'.repeat(16)}`,
  };

  it('has no host, e-mail address or address, and no invisible characters', async () => {
    const { calls, journal, copied } = setUp();
    await makeCall(journal, [personal]);
    const requestId = journal.requests(profileId)[0]?.id ?? 0;
    expect(await calls.copyRequest({ profileId, requestId })).toEqual(succeed(null));
    const [text = ''] = copied;
    expect(text).toContain('401 Unauthorized AUTH');
    expect(text).toContain('  via: 1.1 <host>');
    expect(text).toContain('  server: a<U+202E>b<U+000A>c');
    expect(text).toContain('  <e-mail> at <address> and <address>');
    expect(text).toContain('request id: 3f2b-0x');
    expect(text).not.toMatch(/acme|example|0xab|bc1q/u);
  });

  it('has one line per request if all requests are copied', async () => {
    const { calls, journal, copied } = setUp();
    await makeCall(journal, [personal, { result: succeed(null), status: 200, bytes: 18_400 }]);
    await calls.copyRequest({ profileId, requestId: null });
    expect(copied[0]?.split('\n').slice(1)).toEqual([
      expect.stringContaining('attempt 2 of 2 · 200 OK accepted · 0 ms · 18400 bytes'),
      expect.stringContaining('attempt 1 of 2 · 401 Unauthorized AUTH'),
      '',
    ]);
  });
});

describe('a dry run', () => {
  it('is signed like a call, with its nonce and its clock, and is not sent', async () => {
    const { calls, readLast } = setUp({ baseUrl: 'https://gate.example/t', signedPath: 'full' });
    expect(await calls.dryRun({ profileId })).toMatchObject(
      succeed({
        outcome: 'unsent',
        claims: { iat: 1_749_999_997, exp: 1_750_000_027, nonce: 4711, body: '' },
        path: { signed: '/t/v1/account', sent: '/t/v1/account' },
        url: 'https://gate.example/t/v1/account',
        offsetMs: -3400,
        signedBy: 'verified',
      }),
    );
    expect(await readLast()).toMatchObject({ value: { outcome: 'unsent' } });
  });

  it('says why there is no key to sign with', async () => {
    const { state, calls, journal } = setUp();
    state.locked = true;
    expect(await calls.dryRun({ profileId })).toEqual(fail('KEYCHAIN_LOCKED_OR_MISSING'));
    expect(journal.requests(profileId)).toEqual([]);
  });

  it('of an invalid address says so', async () => {
    const { calls } = setUp({ baseUrl: 'ftp://example.com' });
    expect(await calls.dryRun({ profileId })).toMatchObject(fail('BASE_URL_INVALID'));
  });
});

it('no answer holds a signature, spent or not (M6), or another secret (security D9)', async () => {
  const { calls, send, readLast, copied } = setUp();
  const spent = await send(succeed(null));
  const dryRun = await calls.dryRun({ profileId });
  if (!dryRun.ok) throw new Error('not signed');
  // RS256 signs the same bytes identically each time.
  const { header, claims } = dryRun.value;
  const parts = [header, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const fresh = sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKeyPem);
  const list = await calls.readRequests({ profileId });
  await calls.copyRequest({ profileId, requestId: dryRun.value.id });
  const answers = [await readLast(), list, dryRun, copied];
  const lines = privateKeyPem.split('\n').filter((line) => line.length >= 60);
  for (const secret of [apiKey, spent, fresh.toString('base64url'), ...lines]) {
    expect(JSON.stringify(answers)).not.toContain(secret);
  }
});
