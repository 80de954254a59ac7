import { describe, expect, it } from 'vitest';
import type { OtherAccount } from '../../../shared/activity';
import { fail, succeed } from '../../../shared/failure';
import { createProfilesFeature } from '../../../electron/main/profiles/feature';
import type { ReaderSession } from '../../../electron/main/reader/session';
import { asCalled } from './as-called';
import { base64, newKey, oldKey, secretsOf, setUpKeys } from './keys-to-change';
import { valueOf } from '../value-of';

const anotherAccount: OtherAccount = {
  why: 'user-id',
  agreesTo: 'everything',
  known: {
    userId: 'u-1',
    name: null,
    email: null,
    isHolderKnown: true,
    walletCount: 1,
    contractCount: 0,
    addressCount: 1,
    alarmCount: 0,
    firstSeenAt: null,
  },
  answered: {
    userId: 'u-2',
    name: null,
    email: null,
    walletCount: 1,
    contractCount: 0,
    knownAddresses: 0,
  },
};

describe('new keys of a profile', () => {
  it.each([
    ['an API key', { stagedKeyId: null }, ', API key alone'],
    ['both keys', {}, ''],
  ])(
    'are confirmed when %s open another account, and that account is accepted too',
    async (_what, change, of) => {
      const app = await setUpKeys();
      app.edges.other = succeed(anotherAccount);
      app.edges.keeps = true;
      expect(await app.changeKeys({ ...app.both, ...change })).toEqual(fail('CANCELLED'));
      expect(app.toLose).toEqual([`replace keys of One${of}, another account`]);
      expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
      app.edges.keeps = false;
      expect((await app.changeKeys({ ...app.both, ...change })).ok).toBe(true);
    },
  );

  it('do not replace the old ones if the answer could not be compared', async () => {
    const app = await setUpKeys();
    app.edges.other = fail('TOO_COMPLEX');
    expect(await app.changeKeys(app.both)).toEqual(fail('TOO_COMPLEX'));
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
  });

  it('close the answer that they were tested with, whatever the result', async () => {
    const app = await setUpKeys();
    const opened: boolean[] = [];
    const sessions: ReaderSession[] = [];
    const findOther = (_id: string, session: ReaderSession) => {
      opened.push(session.isOpen());
      sessions.push(session);
      return app.baselines.findOther();
    };
    const { handlers } = createProfilesFeature({ ...app, baselines: { findOther } });
    const calls = asCalled(handlers, (profileId) => app.profiles.find(profileId));
    for (const other of [succeed(anotherAccount), fail('TOO_COMPLEX'), succeed(null)]) {
      app.edges.other = other;
      app.edges.keeps = other.ok && other.value !== null;
      await calls.changeKeys(app.both);
    }
    expect(opened).toEqual([true, true, true]);
    expect(sessions.map((session) => session.isOpen())).toEqual([false, false, false]);
  });

  it('can come from another profile, which keeps them, once the waiting pair is registered', async () => {
    const app = await setUpKeys();
    const draft = { baseUrl: 'https://api.example.com', signedPath: 'endpoint' as const };
    const named = { apiKey: 'issued-later', name: 'Next', secrets: 'keychain' as const };
    app.edges.confirms = true;
    const { stagedKeyId } = app.both;
    const waiting = valueOf(await app.saveProfile({ ...draft, ...named, stagedKeyId }));
    const taken = { ...app.both, apiKey: null, stagedKeyId: null, keysOf: waiting.id };
    app.edges.accepts = false;
    expect(await app.changeKeys(taken)).toMatchObject(fail('AUTH'));
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
    app.edges.accepts = true;
    expect(await app.changeKeys(taken)).toMatchObject({
      value: { accepted: true, publicKey: newKey.facts, name: 'One' },
    });
    const both = [await secretsOf(app), await secretsOf({ ...app, profileId: waiting.id })];
    expect(both).toEqual(Array(2).fill(['issued-later', base64(newKey)]));
    expect(app.toLose).toEqual(['replace keys of One']);
  });

  it('are not taken from another profile if they are damaged', async () => {
    const app = await setUpKeys();
    const draft = { baseUrl: 'https://api.example.com', signedPath: 'endpoint' as const };
    const { stagedKeyId } = app.both;
    app.edges.confirms = true;
    const named = { apiKey: 'issued-later', name: 'Next', secrets: 'keychain' as const };
    const { id } = valueOf(await app.saveProfile({ ...draft, ...named, stagedKeyId }));
    const record = app.items.get(id) ?? '';
    app.items.set(id, record.replace(base64(newKey), 'AAAA'));
    const taken = { ...app.both, apiKey: null, stagedKeyId: null, keysOf: id, untested: true };
    expect(await app.changeKeys(taken)).toEqual(fail('CREDENTIALS_DAMAGED'));
    expect(await secretsOf(app)).toEqual(['key-of-One', base64(oldKey)]);
  });

  it('takes none of another profile that were given for another address (security E6)', async () => {
    const app = await setUpKeys();
    const { stagedKeyId } = app.both;
    app.edges.confirms = true;
    const other = valueOf(
      await app.saveProfile({
        baseUrl: 'https://other.example',
        signedPath: 'endpoint',
        apiKey: 'of-other',
        stagedKeyId,
        name: 'Other',
        secrets: 'keychain',
      }),
    );
    const taken = { ...app.both, apiKey: null, stagedKeyId: null, keysOf: other.id };
    for (const untested of [false, true]) {
      expect(await app.changeKeys({ ...taken, untested })).toMatchObject(fail('HOST_CHANGED'));
    }
    expect(await app.changeKeys({ ...taken, keysOf: stagedKeyId })).toEqual(
      fail('PROFILE_NOT_FOUND'),
    );
    expect([app.called, await secretsOf(app)]).toEqual([[], ['key-of-One', base64(oldKey)]]);
  });
});
