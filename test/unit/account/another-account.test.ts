import { describe, expect, it } from 'vitest';
import type { Accounts } from '../../../electron/main/account/accounts';
import { fail, succeed } from '../../../shared/failure';
import { valueOf } from '../value-of';
import { another, profile, setUp } from './remembered-accounts';
import { fc, forAllAsync } from '../for-all';

const otherAccount = fail('ANOTHER_ACCOUNT');
const replaced = fail('ANSWER_REPLACED');

/** Answers with the known account, then with another account. */
const withOther = async () => {
  const app = setUp();
  const run = app.start();
  const first = valueOf(await run.refresh('first'));
  expect(await run.refresh('second')).toEqual(otherAccount);
  const other = run.accounts.other(profile.id);
  if (!other) throw new Error('nothing waits');
  return { ...app, ...run, first, other };
};

describe('an answer that is another account', () => {
  it('is reported with both identities, and the known answer stays', async () => {
    const { first, other, tellAll, accounts, shown, onDisk } = await withOther();
    expect(other).toMatchObject({
      why: 'user-id',
      revision: first.revision + 1,
      known: { userId: 'first', name: 'name of first', walletCount: 1, contractCount: 1 },
      answered: { userId: 'second', name: 'name of second', knownAddresses: 2 },
    });
    expect(other.receivedAt).toBeGreaterThan(first.receivedAt);
    expect(accounts.other(another.id)).toBeNull();
    expect(shown.map(({ userId }) => userId)).toEqual(['first']);
    expect(await accounts.openCopy(profile)).toEqual(first);
    expect(await tellAll(first.revision)).toContain('wallet of first');
    expect(await tellAll(other.revision)).not.toContain('second');
    expect(await onDisk()).toContain('first');
    expect(await onDisk()).not.toContain('second');
  });

  it('is dropped when the known account answers again, and stays when the service does not answer', async () => {
    const { refresh, accounts, other, service } = await withOther();
    service.answer = fail('OFFLINE');
    expect(await refresh()).toEqual(fail('OFFLINE'));
    expect(accounts.other(profile.id)).toEqual(other);
    expect(await refresh('first')).toMatchObject({ ok: true });
    expect(accounts.other(profile.id)).toBeNull();
  });

  it.each<[string, (accounts: Accounts) => unknown]>([
    ['switching to another profile', (accounts) => accounts.openCopy(another)],
    ['refreshing another profile', (accounts) => accounts.refresh(another)],
    [
      'forgetting the profile',
      (accounts) => {
        accounts.forget(profile.id);
      },
    ],
  ])('is dropped by %s', async (_what, act) => {
    const { accounts, trust, other, questions, onDisk } = await withOther();
    const acted = act(accounts);
    expect(accounts.other(profile.id)).toBeNull();
    expect(await trust(other.revision)).toEqual(replaced);
    expect(questions).toEqual([]);
    // Pending writes must end before the folder is deleted.
    await acted;
    await onDisk();
  });

  it('asks again after a restart, which shows the trusted copy', async () => {
    const { start, shown, service, onDisk } = await withOther();
    await onDisk();
    const { accounts, refresh } = start();
    service.answer = fail('OFFLINE');
    expect(await accounts.openCopy(profile)).toMatchObject({ userId: 'first', source: 'copy' });
    expect(await refresh()).toEqual(fail('OFFLINE'));
    expect(accounts.other(profile.id)).toBeNull();
    expect(await refresh('second')).toEqual(otherAccount);
    expect(shown.map(({ userId }) => userId)).toEqual(['first', 'first']);
  });

  it('is not kept either if it comes after a switch', async () => {
    const { accounts, refresh, service, onDisk } = await withOther();
    let letGo: () => void = () => undefined;
    service.before = () => new Promise<void>((resolve) => (letGo = resolve));
    const late = refresh('third');
    await accounts.openCopy(another);
    letGo();
    await late;
    expect(await onDisk()).not.toContain('third');
  });
});

describe('trusting another account', () => {
  it('happens after the question; the account is shown, stored, and known after a restart', async () => {
    const { trust, other, questions, shown, onDisk, tellAll, accounts, start } = await withOther();
    const trusting = trust(other.revision);
    expect(questions.map((one) => one.profile)).toEqual([profile.name]);
    expect(await onDisk()).not.toContain('second');
    questions[0]?.answer(true);
    expect(await trusting).toMatchObject(succeed({ userId: 'second', revision: other.revision }));
    expect(shown.at(-1)).toMatchObject({ userId: 'second' });
    expect(accounts.other(profile.id)).toBeNull();
    expect(await tellAll(other.revision)).toContain('wallet of second');
    expect(await onDisk()).toContain('wallet of second');
    const next = start();
    expect(await next.accounts.openCopy(profile)).toMatchObject({ userId: 'second' });
    expect(await next.refresh('first')).toEqual(otherAccount);
    expect(await next.refresh('second')).toMatchObject({ ok: true });
  });

  it('changes nothing if it is cancelled', async () => {
    const { trust, other, questions, accounts, onDisk } = await withOther();
    const cancelled = trust(other.revision);
    questions[0]?.answer(false);
    expect(await cancelled).toEqual(fail('CANCELLED'));
    expect(accounts.other(profile.id)).toEqual(other);
    expect(await onDisk()).not.toContain('second');
    // The question can be asked again.
    const again = trust(other.revision);
    questions[1]?.answer(true);
    expect(await again).toMatchObject({ ok: true });
  });

  it.each<[string, (app: Awaited<ReturnType<typeof withOther>>) => Promise<unknown>]>([
    ['a newer answer', ({ refresh }) => refresh('third')],
    ['the known account', ({ refresh }) => refresh('first')],
    ['a switch to another profile', ({ accounts }) => accounts.openCopy(another)],
    [
      'the removal of the profile',
      async ({ accounts }) => {
        accounts.forget(profile.id);
        await Promise.resolve();
      },
    ],
  ])('comes too late after %s', async (_what, happens) => {
    const app = await withOther();
    const trusting = app.trust(app.other.revision);
    await happens(app);
    app.questions[0]?.answer(true);
    expect(await trusting).toEqual(replaced);
    expect(await app.onDisk()).not.toContain('second');
    expect(app.shown.map(({ userId }) => userId)).not.toContain('second');
  });

  it('is kept if the user leaves the profile just as it is stored, so that no older copy is shown', async () => {
    const { accounts, trust, other, questions, shown, edges, onDisk, start } = await withOther();
    edges.onceTrusted = () => void accounts.openCopy(another);
    const trusting = trust(other.revision);
    questions[0]?.answer(true);
    expect(await trusting).toEqual(replaced);
    expect(shown.map(({ userId }) => userId)).toEqual(['first']);
    expect(await onDisk()).toContain('wallet of second');
    expect(await start().accounts.openCopy(profile)).toMatchObject({ userId: 'second' });
  });

  it('leaves no copy if the profile is removed just as it is stored', async () => {
    const { accounts, trust, other, questions, edges, onDisk, start } = await withOther();
    edges.onceTrusted = () => {
      accounts.forget(profile.id);
    };
    const trusting = trust(other.revision);
    questions[0]?.answer(true);
    expect(await trusting).toEqual(replaced);
    await onDisk();
    expect(await start().accounts.openCopy(profile)).toBeNull();
  });

  it('requested twice at once happens once', async () => {
    const { trust, other, questions, shown } = await withOther();
    const both = [trust(other.revision), trust(other.revision)];
    for (const { answer } of questions) answer(true);
    const results = await Promise.all(both);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(shown.filter(({ userId }) => userId === 'second')).toHaveLength(1);
  });
});

const acts = [
  ...(['first', 'second', 'third', 'offline', 'trust', 'refuse'] as const),
  ...(['leave', 'stop', 'forget', 'start again'] as const),
];

it('an untrusted account is in no list, copy, baseline, export or clipboard, whatever happens in any order', async () => {
  await forAllAsync(60)(
    fc.array(fc.tuple(fc.constantFrom(...acts), fc.boolean()), { maxLength: 12 }),
    async (steps) => {
      const app = setUp();
      let run = app.start();
      valueOf(await run.refresh('first'));
      const trusted = new Set([JSON.stringify('first')]);
      const underWay: Promise<unknown>[] = [];
      const settle = async (): Promise<void> => {
        await Promise.all(underWay.splice(0));
      };
      const answerTrust = async (agrees: boolean): Promise<void> => {
        const other = run.accounts.other(profile.id);
        if (!other) return;
        const asked = app.questions.length;
        const trusting = run.trust(other.revision);
        // After consent the account may be stored at any moment, even if it comes too late to be shown.
        if (agrees) trusted.add(JSON.stringify(other.answered.userId));
        app.questions[asked]?.answer(agrees);
        underWay.push(trusting);
        await Promise.resolve();
      };
      for (const [act, waits] of steps) {
        if (act === 'first' || act === 'second' || act === 'third') {
          underWay.push(run.refresh(act));
        } else if (act === 'offline') {
          app.service.answer = fail('OFFLINE');
          underWay.push(run.refresh());
        } else if (act === 'trust') await answerTrust(true);
        else if (act === 'refuse') await answerTrust(false);
        else if (act === 'leave') underWay.push(run.accounts.openCopy(another));
        else if (act === 'stop') run.accounts.stop(profile.id);
        else if (act === 'forget') run.accounts.forget(profile.id);
        else {
          await settle();
          await run.onDisk();
          run = app.start();
          underWay.push(run.accounts.openCopy(profile));
        }
        if (waits) await settle();
      }
      await settle();
      const newest = app.shown.at(-1)?.revision ?? 0;
      const told = [await run.onDisk()];
      for (let revision = 1; revision <= newest + 4; revision += 1) {
        told.push(await run.tellAll(revision));
      }
      for (const name of ['second', 'third']) {
        if (trusted.has(JSON.stringify(name))) continue;
        expect(told.join('\n')).not.toContain(name);
        expect(app.shown.map(({ userId }) => userId)).not.toContain(name);
      }
    },
  );
});
