import { describe, expect, it } from 'vitest';
import {
  describeRequest,
  serviceAhead,
} from '../../../../electron/main/diagnostics/requests/describe-request';
import type { SignedRequest } from '../../../../electron/main/account/client/sign-jwt';
import type { ClockEstimate } from '../../../../electron/main/account/client/server-clock';
import type { Changes } from '../../../../shared/requests';
import type { PublicKeyFacts } from '../../../../shared/profile';
import { fail } from '../../../../shared/failure';
import { signingKey } from '../../calls/app-parts';
import { apiKey, makeCall, quietJournal, signed, signedAt, signer, subject, url } from './requests';

interface Around {
  /** The profile's current key. */
  readonly publicKey?: PublicKeyFacts | null;
  /** The profile's key when it signed. */
  readonly then?: PublicKeyFacts | null;
  readonly estimate?: ClockEstimate;
  readonly address?: string;
}

const unknown = { publicKey: null, lastAccepted: undefined, estimate: null };

const described = (request: SignedRequest, around: Around = {}) => {
  const journal = quietJournal(() => signedAt);
  const then = around.then === undefined ? signer.publicKey : around.then;
  journal.noteUnsent({ ...signer, publicKey: then }, request, around.address ?? url);
  const requests = journal.requests(signer.id);
  const [last] = requests;
  if (!last) throw new Error('not noted');
  return describeRequest(last, {
    requests,
    publicKey: around.publicKey === undefined ? signer.publicKey : around.publicKey,
    lastAccepted: undefined,
    estimate: around.estimate ?? null,
  });
};

describe('a request in detail', () => {
  it('has everything but the signature and the API key', async () => {
    const request = await signed();
    const details = described(request);
    expect(details).toMatchObject({
      outcome: 'unsent',
      url,
      path: { signed: '/v1/account', sent: '/v1/account' },
      at: signedAt,
      offsetMs: -400,
      serviceAheadMs: 0,
      signedBy: 'verified',
      changes: { since: 'nothing-accepted' },
    });
    const text = JSON.stringify(details);
    expect(text).not.toContain(request.token.split('.')[2]);
    expect(text).not.toContain(apiKey);
  });

  it('shows the signed path and the sent path', async () => {
    const { path } = described(await signed(), { address: 'https://gate.example/t/v1/account' });
    expect(path).toEqual({ signed: '/v1/account', sent: '/t/v1/account' });
  });

  it.each([
    ['another public key', signingKey('other').facts],
    ['no public key', null],
    ['a damaged public key', { ...signer.publicKey, spki: 'QUJD' }],
  ])('is not verified with %s', async (_name, publicKey) => {
    expect(described(await signed(), { then: publicKey, publicKey }).signedBy).toBe('not-verified');
  });

  it('is verified with the key that signed it, after the profile has another key', async () => {
    const publicKey = signingKey('other').facts;
    expect(described(await signed(), { publicKey }).signedBy).toBe('verified-then');
  });

  it.each([
    ['claims', 1],
    ['a signature', 2],
  ])('is not verified with %s of another token', async (_name, index) => {
    const [request, other] = [await signed(), await signed()];
    const parts = request.token.split('.');
    parts[index] = other.token.split('.')[index] ?? '';
    expect(described({ ...request, token: parts.join('.') }).signedBy).toBe('not-verified');
  });

  it('has the attempts of its own call, oldest first', async () => {
    const journal = quietJournal(() => signedAt);
    const busy = { result: fail('SERVER_ERROR') };
    await makeCall(journal, [busy]);
    await makeCall(journal, [busy, busy]);
    const requests = journal.requests(signer.id);
    const details = requests.map((one) => describeRequest(one, { ...unknown, requests }).ofCall);
    const attempts = details.map((ofCall) => ofCall.map(({ attempt }) => attempt));
    expect(attempts).toEqual([[1, 2], [1, 2], [1]]);
    expect(details[0]?.[0]?.id).toBe(requests[1]?.id);
  });

  it('says which clock dated it', async () => {
    expect(described(await signed({ clock: signedAt - 95_000 })).offsetMs).toBe(-95_400);
  });
});

it.each<[string, ClockEstimate | null, number]>([
  ['unknown', null, 0],
  ['possibly the local one', { lower: -2600, upper: 3400 }, 0],
  ['behind', { lower: -98_000, upper: -92_000 }, -95_000],
  ['ahead', { lower: 92_000, upper: 98_000 }, 95_000],
])('the time at the service %s', (_name, estimate, ahead) => {
  expect(serviceAhead(estimate)).toBe(ahead);
});

describe('the changes since the last accepted call', () => {
  const changesOf = async (
    now: { request?: SignedRequest; address?: string; fingerprint?: string },
    accept = true,
  ): Promise<Changes> => {
    const journal = quietJournal(() => signedAt);
    const first = await signed();
    await journal.watch(subject, ({ onSigned }) => {
      onSigned(first, url);
      return Promise.resolve({
        result: accept ? { ok: true, value: null } : { ok: false, error: { code: 'AUTH' } },
      });
    });
    const { fingerprint = signer.publicKey.fingerprint } = now;
    const publicKey = { ...signer.publicKey, fingerprint };
    if (Object.keys(now).length > 0) {
      const request = now.request ?? (await signed());
      journal.noteUnsent({ ...signer, publicKey }, request, now.address ?? url);
    }
    const requests = journal.requests(signer.id);
    const [last] = requests;
    if (!last) throw new Error('not noted');
    const lastAccepted = journal.lastAccepted(signer.id);
    return describeRequest(last, { publicKey, lastAccepted, estimate: null, requests }).changes;
  };
  const withHeader = async (name: string, value: unknown): Promise<SignedRequest> => {
    const request = await signed();
    const header = Buffer.from(JSON.stringify({ alg: 'RS256', typ: 'JWT', [name]: value }));
    const token = [header.toString('base64url'), ...request.token.split('.').slice(1)].join('.');
    return { ...request, token };
  };

  it('are unknown before a call was accepted', async () => {
    expect(await changesOf({ address: url }, false)).toEqual({ since: 'nothing-accepted' });
  });

  it('are none for that call itself', async () => {
    expect(await changesOf({})).toEqual({ since: 'this-is-it' });
  });

  const anotherKey = { headers: { 'x-api-key': 'another' } };
  it.each<[string, () => Promise<Parameters<typeof changesOf>[0]>, readonly string[]]>([
    ['nothing but time and nonce', async () => ({ request: await signed({ clock: 5e11 }) }), []],
    ['the address', () => Promise.resolve({ address: 'https://x.example' }), ['address']],
    ['the key pair', () => Promise.resolve({ fingerprint: 'SHA256:other' }), ['privateKey']],
    ['the API key', async () => ({ request: { ...(await signed()), ...anotherKey } }), ['apiKey']],
    ['the signed path', async () => ({ request: await signed({ path: '/t' }) }), ['claim.url']],
    ['the algorithm', async () => ({ request: await withHeader('alg', 'PS256') }), ['header.alg']],
    ['a new header', async () => ({ request: await withHeader('kid', 'k') }), ['header.kid']],
  ])('name %s', async (_name, now, fields) => {
    expect(await changesOf(await now())).toEqual({ since: 'accepted', at: signedAt, fields });
  });
});
