import { beforeEach, describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../shared/failure';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { baselineHarness, type BaselineHarness } from '../changes/baseline-harness';
import { valueOf } from '../value-of';
import { bytesOf, fileWith, pinOf } from './files';

const x = smallWallet.walletAddress;
const y = '0x52908400098527886E0F7030069857D2E4169EE7';
const z = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

const account = (walletAddress: string, ...more: readonly object[]) => ({
  ...smallAccount,
  wallets: [{ ...smallWallet, walletAddress }, ...more],
});
const contractPin = (changes: object = {}) => ({
  list: 'contracts',
  ...smallContract,
  ...changes,
});
const fileOf = (...pins: readonly object[]) => bytesOf(fileWith({ pins }));

let harness: BaselineHarness;
beforeEach(() => {
  harness = baselineHarness();
});

/** The app and the import of files. */
const setUp = (at = harness) => {
  const program = at.start();
  const { baselines } = program;
  const { profileId } = at;
  return {
    ...program,
    compare: async (file: Uint8Array) => valueOf(await baselines.compareFile(profileId, file)),
    importPins: (file: Uint8Array, chosen: readonly number[] = []) =>
      baselines.takePins(profileId, file, chosen),
    save: async () => {
      const { json, ...told } = valueOf(await baselines.pins(profileId));
      return { ...told, pins: JSON.parse(Buffer.from(json).toString()) as readonly object[] };
    },
  };
};

describe('pinned addresses from a file', () => {
  it('are the seen ones, and count as the same when imported where they come from', async () => {
    const { take, save, compare, importPins } = setUp();
    await take(account(x));
    const saved = await save();
    expect(saved).toEqual({
      account: { userId: 'user-1', name: smallAccount.name },
      count: 2,
      unsaved: 0,
      pins: [pinOf(), contractPin()],
    });
    // Records that were not seen are not saved.
    await take(account(x, { ...smallWallet, id: 'new', walletName: 'New', walletAddress: y }));
    expect((await save()).pins).toEqual(saved.pins);
    const { owner, counts } = await compare(fileOf(...saved.pins));
    expect([owner, counts]).toEqual(['same', { added: 0, same: 2, asked: 0, left: 0 }]);
    expect(await importPins(fileOf(...saved.pins))).toMatchObject({
      value: { added: 0, alarms: 0 },
    });
  });

  it('are compared with the first answer if nothing is known yet', async () => {
    const { take, importPins, tryToTake, history } = setUp();
    expect(await importPins(fileOf(pinOf()))).toMatchObject({ value: { added: 1 } });
    const other = { ...account(x), userId: 'user-2' };
    expect(await tryToTake(other)).toMatchObject({ value: { why: 'user-id' } });
    const { alarms } = await take(account(y));
    expect(alarms).toMatchObject([
      { field: 'walletAddress', before: x, after: y, knownBy: 'same' },
    ]);
    expect((await history()).entries.map(({ kind }) => kind)).toContain('begun');
  });

  it('stay for this run if the profile’s keys became keys of this run after its file was read', async () => {
    const { take, importPins } = setUp();
    await take(account(x));
    harness.edges.key = succeed(null);
    const other = { ...smallWallet, id: 'other', walletName: 'Other', walletAddress: y };
    expect(await importPins(fileOf(pinOf(other)))).toMatchObject({ value: { added: 1 } });
    expect((await take(account(x, { ...other, walletAddress: x }))).alarms).toMatchObject([
      { field: 'walletAddress', before: y, after: x },
    ]);
  });

  it('are reported as not stored if the keychain no longer opens', async () => {
    const { take, importPins } = setUp();
    await take(account(x));
    harness.edges.key = harness.unavailable;
    const other = { ...smallWallet, id: 'other', walletName: 'Other', walletAddress: y };
    expect(await importPins(fileOf(pinOf(other)))).toMatchObject({
      value: { added: 1, isKept: false },
    });
  });

  it.each([
    ['a usual one', {}],
    ['one whose user id is a number', { userId: 12345 }],
    ['one whose user id no file holds', { userId: 'u'.repeat(400) }],
    [
      'one with values that no file holds as they are',
      {
        wallets: [{ ...smallWallet, walletName: `${'n'.repeat(299)}🔑` }],
        smartContracts: [{ ...smallContract, deployedAt: 1_700_000_000 }],
      },
    ],
  ])('make no change of an account that has not changed: %s', async (_what, changes) => {
    const unchanged = { ...smallAccount, ...changes };
    const elsewhere = baselineHarness();
    const there = setUp(elsewhere);
    await there.take(unchanged);
    const { account: of, pins } = await there.save();
    const { importPins, take, history } = setUp();
    valueOf(await importPins(bytesOf(fileWith({ account: of, pins }))));
    expect((await take(unchanged)).alarmCount).toBe(0);
    expect((await history()).entries.map(({ kind }) => kind)).toEqual(['begun']);
  });

  it('with half of a user id from an older file belong to the same account', async () => {
    const { importPins, take } = setUp();
    const half = { userId: 'u'.repeat(300), name: null };
    valueOf(await importPins(bytesOf(fileWith({ account: half, pins: [pinOf()] }))));
    expect((await take({ ...account(x), userId: 'u'.repeat(301) })).alarmCount).toBe(0);
  });

  it('are new when they come after the first answer, and returned only when they had gone', async () => {
    const { take, importPins, history } = setUp();
    await take(account(x));
    const later = { ...smallWallet, id: 'later', walletName: 'Later', walletAddress: z };
    valueOf(await importPins(fileOf(pinOf(later))));
    for (const answer of [account(x, later), account(x), account(x, later)]) await take(answer);
    const { entries } = await history({ list: 'wallets' });
    expect(entries.map(({ kind }) => kind)).toEqual(['returned', 'removed', 'added']);
  });

  it('are stored in the file of the profile', async () => {
    valueOf(await setUp().importPins(fileOf(pinOf())));
    const { save, take } = setUp();
    expect((await save()).pins).toEqual([pinOf()]);
    expect((await take(account(y))).alarmCount).toBe(1);
  });

  it('replace another pin only if chosen, and raise an alarm at once', async () => {
    const { take, compare, importPins, activity, isBlocked, acknowledge } = setUp();
    await take(account(x));
    const file = fileOf(pinOf({ walletAddress: y }));
    const { counts, pins } = await compare(file);
    expect(counts).toEqual({ added: 0, same: 0, asked: 1, left: 0 });
    const fields = [{ field: 'walletAddress', mine: x, theirs: y }];
    expect(pins).toMatchObject([{ place: 0, name: smallWallet.walletName, fields }]);
    expect(await importPins(file)).toMatchObject({ value: { added: 0, alarms: 0 } });
    expect(await isBlocked(x)).toBe(false);
    expect(await importPins(file, [0])).toMatchObject({ value: { added: 0, alarms: 1 } });
    const [alarm] = (await activity()).alarms;
    expect(alarm).toMatchObject({ field: 'walletAddress', before: y, after: x, row: 0 });
    // No answer has had this value.
    expect(alarm).toHaveProperty('firstSeenAt', null);
    expect(await isBlocked(x)).toBe(true);
    // The next answer raises no second alarm, and importing twice changes nothing.
    expect((await take(account(x))).alarmCount).toBe(1);
    expect(await importPins(file, [0])).toMatchObject({ value: { added: 0, alarms: 0 } });
    expect((await acknowledge(null)).alarmCount).toBe(0);
    expect((await take(account(x))).alarmCount).toBe(0);
  });

  it.each([
    ['the new address', y],
    ['a third one', z],
  ])('never remove an unacknowledged alarm: %s', async (_what, walletAddress) => {
    const { take, compare, importPins, isBlocked } = setUp();
    await take(account(x));
    const { alarms } = await take(account(y));
    const file = fileOf(
      pinOf({ walletAddress }),
      pinOf({ id: 'elsewhere', walletName: 'Elsewhere', walletAddress: y }),
    );
    expect((await compare(file)).counts).toEqual({ added: 0, same: 0, asked: 0, left: 2 });
    expect(await importPins(file, [0, 1])).toMatchObject({ value: { added: 0, alarms: 0 } });
    expect((await take(account(y))).alarms).toEqual(alarms);
    expect(await isBlocked(y)).toBe(true);
  });

  it('are left out if a name or an id would get a second address', async () => {
    const { take, compare } = setUp();
    await take(account(x));
    const file = fileOf(
      pinOf({ id: 'another', walletAddress: y }),
      contractPin({ address: z }),
      pinOf({ id: 'twice', walletName: 'Twice', walletAddress: y }),
      pinOf({ id: 'twice', walletName: 'Twice', walletAddress: z }),
    );
    expect((await compare(file)).counts).toEqual({ added: 0, same: 0, asked: 0, left: 4 });
  });

  it('stay if the record is gone: otherwise its other address would return without an alarm', async () => {
    const { take, compare, markSeen } = setUp();
    await take(account(x));
    await take({ ...smallAccount, wallets: [] });
    valueOf(await markSeen());
    const { counts } = await compare(fileOf(pinOf({ walletAddress: y })));
    expect(counts).toEqual({ added: 0, same: 0, asked: 0, left: 1 });
  });

  it('of a contract include its deployer and type', async () => {
    const { take, compare, importPins, activity } = setUp();
    await take(account(x));
    const file = fileOf(contractPin({ deployedBy: y, type: null }));
    expect((await compare(file)).pins[0]?.fields).toEqual([
      { field: 'deployedBy', mine: smallContract.deployedBy, theirs: y },
    ]);
    valueOf(await importPins(file, [0]));
    expect((await activity()).alarms).toMatchObject([{ list: 'contracts', field: 'deployedBy' }]);
  });

  it('of another account are not imported', async () => {
    const { take, compare, importPins } = setUp();
    await take(account(x));
    const file = bytesOf(fileWith({ account: { userId: 'user-2', name: null }, pins: [] }));
    expect((await compare(file)).owner).toBe('other');
    expect(await importPins(file)).toMatchObject(fail('BAD_REQUEST'));
    const unsaid = bytesOf(fileWith({ account: { userId: null, name: null } }));
    expect((await compare(unsaid)).owner).toBe('unknown');
  });
});
