import { describe, expect, it } from 'vitest';
import { readAccount } from '../../../electron/reader/read-account';
import { answeredBy } from '../../../electron/reader/changes/given-lists';
import {
  emptyBaseline,
  packBaseline,
  unpackBaseline,
} from '../../../electron/reader/changes/baseline';
import { acknowledgeAlarms } from '../../../electron/reader/changes/acknowledge';
import { compareLists, trackChanges } from '../../../electron/reader/changes/track-changes';
import { rowMarks } from '../../../shared/activity';
import { comparableName } from '../../../shared/unseen';
import {
  harmlessChanges,
  alarmingChanges,
  namedAccount,
  type Change,
  type MadeAccount,
} from '../../service/answer-changes';
import { valueOf } from '../value-of';
import { fc, forAllIn } from '../for-all';

const answered = (account: MadeAccount) =>
  answeredBy(valueOf(readAccount(Buffer.from(JSON.stringify(account)))));

const answersOf = (change: Change, account: MadeAccount): readonly MadeAccount[] =>
  [change(account)].flat();

/** The result of the later answers, each in a run of its own: the baseline is packed and unpacked in between. */
const after = (account: MadeAccount, answers: readonly MadeAccount[]) => {
  let { baseline } = trackChanges(emptyBaseline(), answered(account), 1);
  for (const [at, answer] of answers.entries()) {
    const kept = unpackBaseline(packBaseline(baseline));
    if (!kept) throw new Error('what was kept cannot be read');
    const watched = trackChanges(kept, answered(answer), at + 2);
    expect(watched.other).toBeNull();
    ({ baseline } = watched);
  }
  const last = answers.at(-1) ?? account;
  return { baseline, findings: compareLists(baseline, answered(last).lists) };
};

const someAccount = fc
  .tuple(fc.integer({ min: 9, max: 30 }), fc.integer({ min: 3, max: 12 }))
  .map(([wallets, contracts]) => namedAccount(wallets, contracts));

describe('another address on something known', () => {
  it.each(Object.entries(alarmingChanges))('raises an alarm: %s (H1)', (_what, change) => {
    forAllIn(10)(someAccount, (account) => {
      const { baseline, findings } = after(account, answersOf(change, account));
      expect(baseline.alarms.length).toBeGreaterThan(0);
      const marked = [...findings.wallets.marks, ...findings.contracts.marks];
      expect(marked).toContain(rowMarks.alarm);
    });
  });
});

it('two records with the id of a known one each raise an alarm, and acknowledging one changes neither the other nor the known record (H1)', () => {
  const account = namedAccount(9, 3);
  const addresses = ['0x52908400098527886E0F7030069857D2E4169EE7', `0x${'5'.repeat(40)}`];
  const copies = addresses.map((walletAddress) => ({ ...account.wallets[0], walletAddress }));
  const withCopies = { ...account, wallets: [...account.wallets, ...copies] };
  const { baseline } = after(account, [withCopies]);
  const told = baseline.alarms.map(({ knownBy, after: now }) => [knownBy, now]);
  expect(told).toEqual(addresses.map((address) => ['twice', address]));
  const agreed = acknowledgeAlarms(baseline, [baseline.alarms[0]?.number ?? 0], null, 3);
  const left = trackChanges(agreed, answered(withCopies), 4).baseline;
  expect(left.alarms.map(({ after: now }) => now)).toEqual(addresses.slice(1));
  const alone = trackChanges(left, answered(account), 5).baseline;
  expect(alone.alarms.filter(({ isReverted }) => !isReverted)).toEqual([]);
});

describe('a known record that gets the id of another known record', () => {
  const account = namedAccount(9, 3);
  const [one = {}, two = {}, ...others] = account.wallets;
  it.each([
    ['under its own name', two['walletName']],
    ['under the other name', one['walletName']],
  ])(
    '%s, raises one alarm, and none once acknowledged or once its id is back (H1)',
    (_how, name) => {
      const taken = { ...two, id: one['id'], walletName: name };
      const takenOver = { ...account, wallets: [one, taken, ...others] };
      const seen = after(account, [takenOver]).baseline;
      expect(seen.alarms).toMatchObject([{ knownBy: 'twice', after: two['walletAddress'] }]);
      let baseline = acknowledgeAlarms(seen, null, null, 3);
      for (const [at, answer] of [takenOver, takenOver, account, account].entries()) {
        ({ baseline } = trackChanges(baseline, answered(answer), at + 4));
        expect(baseline.alarms).toEqual([]);
      }
      const elsewhere = { ...taken, walletAddress: `0x${'7'.repeat(40)}` };
      const moved = { ...account, wallets: [one, elsewhere, ...others] };
      const agreed = trackChanges(acknowledgeAlarms(seen, null, null, 3), answered(moved), 4);
      expect(agreed.baseline.alarms).toMatchObject([{ after: elsewhere.walletAddress }]);
    },
  );
});

const without = (account: MadeAccount): MadeAccount => ({
  ...account,
  wallets: [],
  smartContracts: [],
});

describe('records that came later, and that nobody has seen', () => {
  const account = namedAccount(9, 3);
  const last = (answers: readonly MadeAccount[]) =>
    after(without(account), [account, ...answers]).baseline.alarms;
  it.each(Object.entries(alarmingChanges))('still count as known: %s (H1)', (_what, change) => {
    expect(last(answersOf(change, account)).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(harmlessChanges))(
    'raise no alarm for a harmless change: %s',
    (what, change) => {
      // The record that takes another record's name was never seen.
      const expected = what === 'the name of a wallet that goes' ? 1 : 0;
      expect(last(answersOf(change, account))).toHaveLength(expected);
    },
  );
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
    ['newcomer', 'beside', 'newcomer', 'gone', 'alone'],
  ] as const)('raises an alarm in the end: %s, %s, %s', (...names) => {
    const answers = names.map((name) => steps[name]);
    expect(after(account, answers).baseline.alarms).toMatchObject([{ after: address }]);
  });

  it('also raises an alarm if the known record got the name only recently', () => {
    const renamed = { ...first, walletName: 'Treasury' };
    const taken = { ...impostor, walletName: 'Treasury' };
    const answers = [
      [renamed, ...others],
      [...others, taken],
    ].map((wallets) => ({ ...account, wallets }));
    expect(after(account, answers).baseline.alarms).toMatchObject([{ after: address }]);
  });
});

it.each([
  ['Cold Vault', 'Cold  Vault'],
  ['Cold Vault', 'Cold\tVault'],
  ['Cold Vault', 'Cold\u00a0Vault'],
  ['Cold-Vault', 'Cold\u2010Vault'],
  ["Bob's Vault", 'Bob\u2019s Vault'],
  ['Straße', 'STRASSE'],
  ['Zürich', 'Zu\u0308rich'],
  ['file', '\ufb01le'],
])('names that look the same count as the same: %j, %j', (one, other) => {
  expect(comparableName(other)).toBe(comparableName(one));
});

describe('a harmless change', () => {
  it.each(Object.entries(harmlessChanges))('raises no alarm: %s', (_what, change) => {
    forAllIn(10)(someAccount, (account) => {
      const { baseline, findings } = after(account, answersOf(change, account));
      expect(baseline.alarms).toEqual([]);
      expect([...findings.wallets.marks]).not.toContain(rowMarks.alarm);
    });
  });

  it('raises no alarm together with any others, in any order', () => {
    // The changes that leave every record under its id and at its address.
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
    ].map((name) => harmlessChanges[name] ?? ((account: MadeAccount) => account));
    forAllIn(100)(
      someAccount,
      fc.array(fc.nat(plain.length - 1), { minLength: 1, maxLength: 6 }),
      (account, picked) => {
        const answers: MadeAccount[] = [];
        let current = account;
        for (const at of picked) {
          current = [plain[at]?.(current) ?? current].flat().at(-1) as MadeAccount;
          answers.push(current);
        }
        expect(after(account, answers).baseline.alarms).toEqual([]);
      },
    );
  });
});
