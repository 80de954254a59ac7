import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAccount } from '../../../electron/reader/read-account';
import { answeredBy } from '../../../electron/reader/memory/given-lists';
import {
  emptyMemory,
  packMemory,
  unpackMemory,
} from '../../../electron/reader/memory/memory-content';
import { compareLists, watchAnswer } from '../../../electron/reader/memory/watch';
import { rowMarks } from '../../../shared/activity';
import {
  harmless,
  impostors,
  namedAccount,
  type Change,
  type MadeAccount,
} from '../../service/impostors';
import { valueOf } from '../value-of';
import { remembering, type Remembering } from './remembering';

const answered = (account: MadeAccount) =>
  answeredBy(valueOf(readAccount(Buffer.from(JSON.stringify(account)))));

const answersOf = (change: Change, account: MadeAccount): readonly MadeAccount[] =>
  [change(account)].flat();

/** What the answers after the first one come to, through the bytes that are kept, as in a run of its own. */
const after = (account: MadeAccount, answers: readonly MadeAccount[]) => {
  let { memory } = watchAnswer(emptyMemory(), answered(account), 1);
  for (const [at, answer] of answers.entries()) {
    const kept = unpackMemory(packMemory(memory));
    if (!kept) throw new Error('what was kept cannot be read');
    const watched = watchAnswer(kept, answered(answer), at + 2);
    expect(watched.other).toBeNull();
    ({ memory } = watched);
  }
  const last = answers.at(-1) ?? account;
  return { memory, findings: compareLists(memory, answered(last).lists) };
};

const someAccount = fc
  .tuple(fc.integer({ min: 9, max: 30 }), fc.integer({ min: 3, max: 12 }))
  .map(([wallets, contracts]) => namedAccount(wallets, contracts));

describe('another address under something that is known', () => {
  it.each(Object.entries(impostors))('is an alarm: %s (H1)', (_what, change) => {
    fc.assert(
      fc.property(someAccount, (account) => {
        const { memory, findings } = after(account, answersOf(change, account));
        expect(memory.alarms.length).toBeGreaterThan(0);
        const marked = [...findings.wallets.marks, ...findings.contracts.marks];
        expect(marked).toContain(rowMarks.alarm);
      }),
      { numRuns: 10 },
    );
  });
});

const without = (account: MadeAccount): MadeAccount => ({
  ...account,
  wallets: [],
  smartContracts: [],
});

describe('records that came later, and that nobody has looked at', () => {
  const account = namedAccount(9, 3);
  const last = (answers: readonly MadeAccount[]) =>
    after(without(account), [account, ...answers]).memory.alarms;
  it.each(Object.entries(impostors))('are known all the same: %s (H1)', (_what, change) => {
    expect(last(answersOf(change, account)).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(harmless))('raise nothing: %s', (what, change) => {
    // Nobody has looked at the one that takes the name of another.
    const expected = what === 'the name of a wallet that goes' ? 1 : 0;
    expect(last(answersOf(change, account))).toHaveLength(expected);
  });
});

describe('a name that is taken over step by step', () => {
  const account = namedAccount(9, 3);
  const [first = {}, ...others] = account.wallets;
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const newcomer = { ...first, id: 'new', walletName: 'Newcomer', walletAddress: address };
  const impostor = { ...newcomer, walletName: first['walletName'] };
  const steps = {
    beside: { ...account, wallets: [...account.wallets, impostor] },
    newcomer: { ...account, wallets: [...account.wallets, newcomer] },
    gone: { ...account, wallets: others },
    alone: { ...account, wallets: [...others, impostor] },
  };
  it.each([
    ['beside', 'newcomer', 'alone'],
    ['newcomer', 'beside', 'alone'],
    ['newcomer', 'gone', 'alone'],
    ['beside', 'gone', 'alone'],
    ['gone', 'alone'],
    ['newcomer', 'beside', 'newcomer', 'gone', 'alone'],
  ] as const)('is an alarm in the end: %s, %s, %s', (...names) => {
    const answers = names.map((name) => steps[name]);
    expect(after(account, answers).memory.alarms).toMatchObject([{ after: address }]);
  });

  it('is one also where the known one had got it since', () => {
    const renamed = { ...first, walletName: 'Treasury' };
    const taken = { ...impostor, walletName: 'Treasury' };
    const answers = [
      [renamed, ...others],
      [...others, taken],
    ].map((wallets) => ({
      ...account,
      wallets,
    }));
    expect(after(account, answers).memory.alarms).toMatchObject([{ after: address }]);
  });
});

describe('a harmless change', () => {
  it.each(Object.entries(harmless))('is none: %s', (_what, change) => {
    fc.assert(
      fc.property(someAccount, (account) => {
        const { memory, findings } = after(account, answersOf(change, account));
        expect(memory.alarms).toEqual([]);
        expect([...findings.wallets.marks]).not.toContain(rowMarks.alarm);
      }),
      { numRuns: 10 },
    );
  });

  it('is none together with any others, in any order', () => {
    // Those that leave every record under its id and at its address.
    const plain = [
      'another order',
      'another name',
      'all names',
      'another asset',
      'an address in small letters',
      'an address without 0x',
      'the id with a space after it',
      'fields that are not specified',
      'another name and e-mail',
      'no user id',
      'a contract under another name',
      'a contract of another time',
    ].map((name) => harmless[name] ?? ((account: MadeAccount) => account));
    fc.assert(
      fc.property(
        someAccount,
        fc.array(fc.nat(plain.length - 1), { minLength: 1, maxLength: 6 }),
        (account, picked) => {
          const answers: MadeAccount[] = [];
          let current = account;
          for (const at of picked) {
            current = [plain[at]?.(current) ?? current].flat().at(-1) as MadeAccount;
            answers.push(current);
          }
          expect(after(account, answers).memory.alarms).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('an account as it is remembered', () => {
  let desk: Remembering;
  beforeEach(async () => {
    desk = await remembering();
  });
  afterEach(async () => {
    await desk.end();
  });
  const account = namedAccount(12, 4);
  const [first = {}, ...rest] = account.wallets;
  const hex = (at: number) => account.wallets[at]?.['walletAddress'];
  const elsewhere = '0x52908400098527886E0F7030069857D2E4169EE7';

  it('marks a newcomer of the name of a known record, and asks nothing more once it was seen', async () => {
    const { take, marks, markSeen } = desk.start();
    await take(account);
    const twin = { ...first, id: 'new', walletAddress: elsewhere };
    const both = { ...account, wallets: [twin, ...account.wallets] };
    expect((await take(both)).alarmCount).toBe(0);
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.sameName);
    await markSeen();
    expect(await marks('wallets')).toEqual([]);
    expect((await desk.start().take({ ...account, wallets: [twin, ...rest] })).alarmCount).toBe(0);
  });

  it('marks a record of another asset that has the name of one that is gone', async () => {
    const { take, marks } = desk.start();
    await take(account);
    const next = { ...first, id: 'new', asset: 'ETH2', walletAddress: elsewhere };
    expect((await take({ ...account, wallets: [next, ...rest] })).alarmCount).toBe(0);
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.sameName);
    await take({ ...account, wallets: [next, ...account.wallets] });
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.added);
  });

  it('agrees to a record in the place of a known one, and then measures others against it', async () => {
    const { take, acknowledge, alarmsOf } = desk.start();
    await take(account);
    const next = { ...first, id: 'new', walletAddress: elsewhere };
    const { alarms } = await take({ ...account, wallets: [next, ...rest] });
    expect(alarms).toMatchObject([{ knownBy: 'name', before: hex(0), after: elsewhere, row: 0 }]);
    expect(await alarmsOf('wallets', 0)).toEqual(alarms);
    expect(await alarmsOf('wallets', 1)).toEqual([]);
    await acknowledge([1], 'asked by telephone');
    const again = desk.start();
    expect((await again.take({ ...account, wallets: [next, ...rest] })).alarmCount).toBe(0);
    expect(await again.former()).toMatchObject([{ address: hex(0), name: 'Vault 0-0' }]);
    const third = {
      ...first,
      id: 'third',
      walletAddress: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    };
    expect((await again.take({ ...account, wallets: [third, ...rest] })).alarms).toMatchObject([
      { before: elsewhere, after: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
    ]);
  });

  it('is not made to agree by marking everything as seen', async () => {
    const { take, markSeen, isBlocked } = desk.start();
    await take(account);
    const next = { ...first, id: 'new', walletAddress: elsewhere };
    const changed = { ...account, wallets: [next, ...rest] };
    await take(changed);
    await markSeen();
    const again = desk.start();
    expect((await again.take(changed)).alarmCount).toBe(1);
    expect(await again.isBlocked(elsewhere)).toBe(true);
    expect(await isBlocked(elsewhere)).toBe(true);
    expect((await again.marks('wallets'))?.[0]).toBe(rowMarks.alarm);
  });

  it('shows the alarm about a record whatever it is called meanwhile, until it is gone', async () => {
    const { take, marks, alarmsOf } = desk.start();
    await take(account);
    const next = { ...first, id: 'new', walletAddress: elsewhere };
    await take({ ...account, wallets: [next, ...rest] });
    const renamed = { ...next, walletName: 'Harmless' };
    await take({ ...account, wallets: [...account.wallets, renamed] });
    expect((await marks('wallets'))?.at(-1)).toBe(rowMarks.alarm);
    expect(await alarmsOf('wallets', 12)).toMatchObject([{ isReverted: false }]);
    expect((await take(account)).alarms).toMatchObject([{ isReverted: true }]);
  });

  it('is known by an offline copy where nothing else is remembered', async () => {
    const { take } = desk.start();
    await take(account, 'copy');
    const next = { ...first, walletAddress: elsewhere };
    expect((await take({ ...account, wallets: [next, ...rest] })).alarmCount).toBe(1);
  });

  it('says that what was known is gone until that is acknowledged', async () => {
    await desk.start().take(account);
    await desk.lose();
    const { take } = desk.start();
    const lost = await take(account);
    expect(lost.lost).toMatchObject({ why: 'missing' });
    const later = desk.start();
    expect((await later.take(account)).lost).toEqual(lost.lost);
    const numbers = [lost.lost?.number ?? 0];
    expect((await later.acknowledge(numbers, 'moved my files')).lost).toBeNull();
    expect((await later.take(account)).lost).toBeNull();
    expect((await desk.start().history()).entries.map(({ kind }) => kind)).toEqual([
      'acknowledged',
      'begun',
      'lost',
    ]);
  });
});
