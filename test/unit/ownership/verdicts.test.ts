import { describe, expect, it } from 'vitest';
import type { AddressRole } from '../../../shared/ownership';
import { namedAccount } from '../../service/answer-changes';
import { jsonOf, knownAs, openReader, readerThatKnows, readerWithNotes } from './ask-reader';

const own = `0xabcd${'1'.repeat(32)}1234`;
const alike = `0xabcd${'2'.repeat(32)}1234`;
const elsewhere = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Roles of an address in a record of the account. */
const ofRecords: readonly AddressRole[] = [
  'wallet',
  'newcomer',
  'namesake',
  'contract',
  'unconfirmed',
  'remembered',
];
/** Roles by precedence, the highest first. */
const roles = [...ofRecords, 'former', 'gone', 'deployer', 'note'] as const;

describe('the verdict on an address', () => {
  it.each(roles)('is %s, whatever lower role it also has, in any profile', (role) => {
    const less = roles.slice(roles.indexOf(role)).toReversed();
    const known = less.map((one) => knownAs(one, own));
    for (const find of [readerThatKnows(known), readerThatKnows(...known.map((one) => [one]))]) {
      const { verdict, hits, hitCount } = find(own);
      expect([verdict, hitCount, hits.length]).toEqual([role, less.length, less.length]);
    }
  });

  it.each(roles)(
    'is "changed" while any profile has an alarm about the record, also for its old value: %s',
    (role) => {
      const profiles = [false, true, false].map((isAlarmed) => [knownAs(role, own, { isAlarmed })]);
      const { verdict, hitCount } = readerThatKnows(...profiles)(own);
      const isOfRecord = role === 'former' || ofRecords.includes(role);
      expect([verdict, hitCount]).toEqual([isOfRecord ? 'changed' : role, 3]);
    },
  );

  it('names every profile with an open alarm about the address, however many records have it', () => {
    const many = Array.from({ length: 30 }, () => knownAs('wallet', own, { isAlarmed: true }));
    const none = [knownAs('wallet', own)];
    const { hits, alarmedIn } = readerThatKnows(many, many, none, many.slice(0, 1))(own);
    expect(new Set(hits.map(({ profileId }) => profileId)).size).toBe(1);
    expect(alarmedIn).toEqual(['profile 1', 'profile 2', 'profile 4']);
  });

  it.each(roles)('is "alike" for a look-alike of an own address: %s', (role) => {
    const { verdict, alikeCount } = readerThatKnows([knownAs('wallet', own), knownAs(role, alike)])(
      alike,
    );
    const isLess = role === 'deployer' || role === 'note';
    expect([verdict, alikeCount]).toEqual([isLess ? 'alike' : role, 1]);
  });
});

const account = namedAccount(12, 3);
const [first = {}, moved = {}, gone = {}, taken = {}, ...others] = account.wallets;
const [contract = {}, movedContract = {}, ...contracts] = account.smartContracts;
const addressOf = (record: Readonly<Record<string, unknown>>): string =>
  String(record['walletAddress'] ?? record['address']);
const now = { source: 'service', lost: null, isAhead: false } as const;

describe('the verdict after an account was seen and the next answer has come', () => {
  const at = (digit: string): string => `0x${digit.repeat(40)}`;
  const [movedTo, contractMovedTo, newcomerAt, namesakeAt] = [at('2'), at('3'), at('4'), at('5')];
  const [deployer, inPlaceAt] = [at('6'), at('7')];
  const ask = openReader();
  ask('readAnswer', null, jsonOf(account));
  ask('openBaseline', { baseline: 1 });
  ask('compareAccount', { baseline: 1, becomes: 2, now: 1000, ...now });
  const seen = ask('markSeen', { baseline: 2, becomes: 3, now: 1500, lost: null });
  const wallets = [
    ...[first, { ...moved, walletAddress: movedTo }, ...others],
    { ...first, id: 'newcomer', walletName: 'Newcomer', walletAddress: newcomerAt },
    { ...first, id: 'namesake', walletAddress: namesakeAt },
    { ...taken, id: 'in its place', walletAddress: inPlaceAt },
  ];
  const smartContracts = [
    contract,
    { ...movedContract, address: contractMovedTo },
    ...contracts.map((one) => ({ ...one, deployedBy: deployer })),
    ...['8', '9'].map((digit) => ({
      ...contract,
      name: `New ${digit}`,
      address: at(digit),
      deployedBy: digit === '8' ? deployer : addressOf(first),
    })),
  ];
  ask('readAnswer', null, jsonOf({ ...account, wallets, smartContracts }));
  ask('openBaseline', { baseline: 3 }, seen.bytes);
  ask('compareAccount', { baseline: 3, becomes: 4, now: 2000, ...now });
  const origin = { source: 'service', receivedAt: 2000, isAhead: false } as const;
  const { bytes } = ask('readAddresses', {
    baseline: 4,
    isReliable: true,
    isCurrent: true,
    origin,
  });
  ask('addAddresses', { profileId: 'a', number: 1, notes: [] }, bytes);
  const find = (text: string) =>
    ask('findAddress', { text, profiles: [{ profileId: 'a', number: 1 }] }).value;

  it.each([
    ['wallet', 'a wallet, also one that has deployed a contract', addressOf(first), 'wallet'],
    ['changed', 'the new address of one', movedTo, 'wallet'],
    ['changed', 'its old one', addressOf(moved), 'former'],
    ['gone', 'a wallet that is gone', addressOf(gone), 'gone'],
    ['changed', 'a new wallet in the place of another', inPlaceAt, 'wallet'],
    ['changed', 'the address of that other one', addressOf(taken), 'former'],
    ['newcomer', 'a new wallet', newcomerAt, 'newcomer'],
    ['namesake', 'a new one with the name of another', namesakeAt, 'namesake'],
    ['contract', 'a contract', addressOf(contract), 'contract'],
    ['changed', 'the new address of one', contractMovedTo, 'contract'],
    ['deployer', 'who deployed contracts', deployer, 'deployer'],
    ['none', 'anybody else', elsewhere, undefined],
  ])('is "%s" for %s', (verdict, _what, address, role) => {
    const found = find(address);
    expect([found.verdict, found.hits[0]?.role]).toEqual([verdict, role]);
  });

  it('has place and name; for a deployer, the number of contracts', () => {
    expect(find(addressOf(first)).hits).toMatchObject([
      { profileId: 'a', row: 0, name: first['walletName'], asset: first['asset'] },
      { role: 'deployer', contracts: 1 },
    ]);
    expect(find(addressOf(moved)).hits).toMatchObject([{ row: null, isAlarmed: true }]);
    expect(find(deployer).hits).toMatchObject([{ list: 'contracts', row: 2, contracts: 2 }]);
  });
});

describe('an address that only an offline copy has, without an alarm', () => {
  const [before, after, token] = [elsewhere, own, `0x${'7'.repeat(40)}`];
  const other = addressOf(moved);
  const answerWith = (walletAddress: string, deployedBy: string, twins: readonly object[] = []) =>
    jsonOf({
      ...account,
      wallets: [{ ...first, walletAddress }, moved, ...twins],
      smartContracts: [{ ...contract, address: token, deployedBy }],
    });
  /** Looks texts up beside a copy received at `receivedAt`. The answer of the baseline was received at 1000. */
  const findBeside = (
    copy: Uint8Array,
    receivedAt: number,
    isAhead = false,
    answer = answerWith(before, other),
  ) => {
    const ask = openReader();
    ask('readAnswer', null, answer);
    ask('openBaseline', { baseline: 1 });
    const when = { baseline: 1, becomes: 2, now: 1000 };
    const { bytes: remembered } = ask('compareAccount', { ...when, ...now });
    const beside = openReader();
    beside('readAnswer', null, copy);
    beside('openBaseline', { baseline: 2 }, remembered);
    const origin = { source: 'copy', receivedAt, isAhead } as const;
    const how = { baseline: 2, isReliable: true, isCurrent: true, origin };
    const { bytes } = beside('readAddresses', how);
    ask('addAddresses', { profileId: 'a', number: 1, notes: [] }, bytes);
    const profiles = [{ profileId: 'a', number: 1 }];
    return (text: string) => ask('findAddress', { text, profiles }).value;
  };
  const verdictsOf = (...beside: Parameters<typeof findBeside>) => {
    const find = findBeside(...beside);
    return [before, after, other, token].map((text) => find(text).verdict);
  };

  it('is an unacknowledged change if the copy is newer than the baseline', () => {
    expect(verdictsOf(answerWith(after, other), 1001)).toEqual([
      'changed',
      'changed',
      'wallet',
      'contract',
    ]);
    expect(verdictsOf(answerWith(before, after), 1001)[3]).toBe('changed');
  });

  it.each([
    ['older', 999, false],
    ['dated by a clock that was set back since', 1001, true],
  ])(
    'is a former address if the copy is %s, and the agreed address is known',
    (_what, at, isAhead) => {
      expect(verdictsOf(answerWith(after, other), at, isAhead)).toEqual([
        'remembered',
        'former',
        'wallet',
        'contract',
      ]);
      expect(verdictsOf(answerWith(before, after), at, isAhead)[3]).toBe('contract');
    },
  );

  it('belongs to another record if a known one still has it', () => {
    const twin = { ...first, id: 'twin', walletName: 'Twin', walletAddress: after };
    const [copy, answer] = [after, before].map((at) => answerWith(at, other, [twin]));
    const { verdict, hits } = findBeside(copy ?? jsonOf({}), 999, false, answer)(after);
    expect([verdict, ...hits.map(({ name, role }) => [name, role])]).toEqual([
      'wallet',
      ['Twin', 'wallet'],
      [first['walletName'], 'former'],
    ]);
  });

  it('belongs to another record that has got it since', () => {
    const swapped = jsonOf({
      ...account,
      wallets: [
        { ...first, walletAddress: before },
        { ...moved, walletAddress: after },
      ],
    });
    const copy = jsonOf({
      ...account,
      wallets: [
        { ...first, walletAddress: after },
        { ...moved, walletAddress: other },
      ],
    });
    const { verdict, hits } = findBeside(copy, 999, false, swapped)(after);
    expect([verdict, ...hits.map(({ name, role }) => [name, role])]).toEqual([
      'remembered',
      [moved['walletName'], 'remembered'],
      [first['walletName'], 'former'],
    ]);
  });

  it('changes nothing if the copy equals the baseline, whenever it was received', () => {
    for (const at of [999, 1001])
      expect(verdictsOf(answerWith(before, other), at)).toEqual([
        'wallet',
        'none',
        'wallet',
        'contract',
      ]);
  });
});

describe('the question whether an address is ours', () => {
  it('has no verdict for a part of an address, however long', () => {
    const find = readerThatKnows([knownAs('wallet', elsewhere)]);
    const parts = [elsewhere.slice(0, 6), elsewhere.slice(4, 30), elsewhere.slice(0, -1)];
    for (const part of [...parts, elsewhere.slice(1)]) {
      expect([find(part).verdict, find(part).noVerdict]).toEqual([null, 'part']);
    }
    for (const text of [`0x${'12345678'.repeat(4)}`, '', 'cold storage']) {
      expect(find(text).noVerdict).toBe('incomplete');
    }
  });

  it('has no verdict for a whole address inside a longer known one, in any letter case', () => {
    const long = `0x${'ab12'.repeat(16)}`;
    const find = readerWithNotes(long, 'abcdefgh1', 'ABCDEFGH2');
    for (const text of [long.slice(0, 42), long.slice(2, 42), long.slice(0, 42).toUpperCase()]) {
      expect([text, find(text).noVerdict]).toEqual([text, 'part']);
    }
    expect(find(long).verdict).toBe('note');
    // Texts of the same length that differ only in case have no verdict either.
    expect(find('ABCDEFGH1').noVerdict).toBe('part');
    expect(find('abcdefgh2').noVerdict).toBe('incomplete');
    expect(find(`${long}ab`).noVerdict).not.toBe('part');
  });

  it('lists who knows the address, the first profile first, and how many addresses there are', () => {
    const find = readerThatKnows(
      [knownAs('wallet', own), knownAs('note', own)],
      [knownAs('wallet', own.toUpperCase().replace('0X', '0x')), knownAs('note', elsewhere)],
    );
    const { hits, compared } = find(own);
    const told = hits.map(({ profileId, role }) => [profileId, role]);
    expect(told).toEqual([
      ['profile 1', 'wallet'],
      ['profile 1', 'note'],
      ['profile 2', 'wallet'],
    ]);
    expect(compared).toBe(2);
  });

  it('is refused by a process that lacks some addresses', () => {
    const ask = openReader();
    const profiles = [{ profileId: 'a', number: 1 }];
    expect(() => ask('findAddress', { text: own, profiles })).toThrow('BAD_REQUEST');
    ask('addAddresses', { profileId: 'a', number: 2, notes: [] });
    expect(() => ask('findAddress', { text: own, profiles })).toThrow('BAD_REQUEST');
  });

  it('forgets profiles that are no longer asked about', () => {
    const ask = openReader();
    const both = ['a', 'z'].map((profileId, at) => ({ profileId, number: at + 1 }));
    for (const one of both)
      ask('addAddresses', { ...one, notes: [] }, jsonOf([knownAs('note', own)]));
    expect(ask('findAddress', { text: own, profiles: both }).value.hitCount).toBe(2);
    expect(ask('findAddress', { text: own, profiles: both.slice(1) }).value.hitCount).toBe(1);
    expect(() => ask('findAddress', { text: own, profiles: both })).toThrow('BAD_REQUEST');
  });
});
