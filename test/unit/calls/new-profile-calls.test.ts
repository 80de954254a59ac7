import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createNewProfileHandlers } from '../../../electron/main/profiles/new-profile';
import { fail, succeed } from '../../../shared/failure';
import { appParts, signingKey } from './app-parts';
import { asCalled } from './as-called';

const key = signingKey();
const setUp = () => {
  const parts = appParts();
  parts.edges.confirms = true;
  const { stagedKeyId } = parts.staged.stage(key);
  let time = 0;
  const calls = asCalled(createNewProfileHandlers({ ...parts, monotonic: () => (time += 12.4) }));
  const draft = {
    baseUrl: ' https://API.example.com/t/ ',
    signedPath: 'full' as const,
    apiKey: 'KEY-CANARY',
    stagedKeyId,
  };
  return {
    ...parts,
    calls,
    draft,
    form: { ...draft, name: ' Treasury ', secrets: 'keychain' as const },
  };
};
const privateText = key.pkcs8.toString('base64').slice(40, 80);

describe('testing a connection', () => {
  it('makes one call with the keys of the form and stores nothing', async () => {
    const { calls, draft, called, items, profiles, staged } = setUp();
    expect(await calls.testConnection(draft)).toEqual(
      succeed({
        name: 'Meridian Treasury Operations',
        walletCount: 1,
        contractCount: 1,
        milliseconds: 12,
      }),
    );
    expect(called).toEqual(['https://api.example.com/t full KEY-CANARY']);
    expect([items.size, profiles.list()]).toEqual([0, []]);
    expect(staged.find(draft.stagedKeyId).ok).toBe(true);
  });

  it('returns what the service says', async () => {
    const { calls, draft, edges } = setUp();
    edges.accepts = false;
    expect(await calls.testConnection(draft)).toEqual(fail('AUTH', { status: 401 }));
  });

  it('is refused without a call if the form is wrong', async () => {
    const { calls, draft, called } = setUp();
    const result = await calls.testConnection({ ...draft, apiKey: 'KEY-CANARY\n' });
    expect(result).toEqual(fail('API_KEY_INVALID', { apiKeyProblem: 'spaces' }));
    expect(called).toEqual([]);
  });
});

describe('saving a profile', () => {
  it('stores its id first, then the secrets, then the profile (M9), and shows neither secret', async () => {
    const { calls, form, items, log, profiles, settings, staged } = setUp();
    const saved = await calls.saveProfile(form);
    expect(saved).toMatchObject(
      succeed({
        name: 'Treasury',
        baseUrl: 'https://api.example.com/t',
        signedPath: 'full',
        kind: 'service',
        secrets: 'keychain',
        accepted: false,
        publicKey: key.facts,
      }),
    );
    expect(log).toEqual(['profile written', 'secrets saved', 'data saved', 'profile written']);
    expect(settings.current().pending).toEqual([]);
    expect([...items.keys()]).toEqual(profiles.list().flatMap(({ id }) => [id, `${id}.data`]));
    for (const text of [JSON.stringify(saved), JSON.stringify(settings.current())]) {
      expect(text).not.toContain('CANARY');
      expect(text).not.toContain(privateText);
    }
    expect(staged.find(form.stagedKeyId).ok).toBe(false);
  });

  it('for this run writes neither to the keychain nor to the disk (security E1)', async () => {
    const { calls, form, items, log, profiles, keysOf } = setUp();
    const saved = await calls.saveProfile({ ...form, secrets: 'this-run' });
    expect(saved).toMatchObject({ ok: true, value: { secrets: 'this-run' } });
    expect([items.size, log]).toEqual([0, []]);
    expect(await keysOf(profiles.activeId() ?? '')).toMatchObject({
      value: { apiKey: 'KEY-CANARY' },
    });
  });

  it.each(['keychain', 'this-run'] as const)(
    'accepts a name once, whatever its case: %s',
    async (home) => {
      const { calls, form, staged, items, log } = setUp();
      await calls.saveProfile({ ...form, secrets: home });
      const kept = [items.size, log.length];
      const again = { ...form, stagedKeyId: staged.stage(key).stagedKeyId, name: 'TREASURY' };
      expect(await calls.saveProfile(again)).toEqual(fail('NAME_TAKEN'));
      expect([items.size, log.length]).toEqual(kept);
    },
  );

  const notWritten = { ok: false, error: { code: 'FILE_NOT_WRITTEN' } };

  it('puts nothing into the keychain if not even its id can be written (M9)', async () => {
    const { calls, form, settings, log, staged } = setUp();
    settings.full = true;
    expect(await calls.saveProfile(form)).toEqual(notWritten);
    expect(log).toEqual(['profile written']);
    expect(staged.find(form.stagedKeyId).ok).toBe(true);
    settings.full = false;
    expect((await calls.saveProfile(form)).ok).toBe(true);
  });

  it('takes the secrets back and keeps the staged key if it cannot be written', async () => {
    const { calls, form, settings, items, log, profiles, staged } = setUp();
    const { set } = items;
    items.set = (account, value) => {
      settings.full ||= account.endsWith('.data');
      return set.call(items, account, value);
    };
    expect(await calls.saveProfile(form)).toEqual(notWritten);
    expect(log.slice(0, 7)).toEqual([
      'profile written',
      'secrets saved',
      'data saved',
      'profile written',
      'secrets removed',
      // The second time removes the files' key too.
      'secrets removed',
      'data removed',
    ]);
    expect([items.size, profiles.list()]).toEqual([0, []]);
    expect(staged.find(form.stagedKeyId).ok).toBe(true);
    items.set = set;
    settings.full = false;
    expect((await calls.saveProfile(form)).ok).toBe(true);
  });

  it('writes no profile when the keychain does not take the secrets (security E1; fault 39)', async () => {
    const { calls, form, edges, log, profiles, staged } = setUp();
    edges.locked = true;
    expect(await calls.saveProfile(form)).toMatchObject(fail('KEYCHAIN_LOCKED_OR_MISSING'));
    expect([log, profiles.list()]).toEqual([[], []]);
    expect(staged.find(form.stagedKeyId).ok).toBe(true);
  });

  it.each([
    ['BASE_URL_INVALID', { baseUrl: 'http://example.com' }],
    ['API_KEY_INVALID', { apiKey: 'KEY-CANARY\n' }],
    ['BAD_REQUEST', { stagedKeyId: randomUUID() }],
    ['BAD_REQUEST', { name: ' ' }],
  ] as const)('is refused as %s with nothing kept: %j (fault 31)', async (code, change) => {
    const { calls, form, items, log } = setUp();
    const result = await calls.saveProfile({ ...form, ...change });
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(JSON.stringify(result)).not.toContain('CANARY');
    expect([items.size, log]).toEqual([0, []]);
  });
});
