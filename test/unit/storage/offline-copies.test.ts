import { randomBytes, randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOfflineCopies, packCopy } from '../../../electron/main/storage/offline-copies';
import { createProfileFiles } from '../../../electron/main/storage/profile-files';
import { readAccount } from '../../../electron/reader/read-account';
import { readCopy } from '../../../electron/reader/read-offline-copy';
import { fail, succeed } from '../../../shared/failure';
import { packRows } from '../../../shared/row-columns';
import { readCopyInPlace } from '../reader/read-in-place';
import { fileMarks } from './file-marks';
import { smallAccount, smallWallet } from '../../service/small-account';
import { folderOfTest } from '../folder-of';
import { fc, forAll } from '../for-all';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('copies');
});

const bodyOf = (answer: unknown) => Buffer.from(JSON.stringify(answer));
const body = bodyOf(smallAccount);
const [one, two] = [randomUUID(), randomUUID()];

/** Copies of an app whose profiles have these file keys; null is for this run only. */
const open = (keys: Readonly<Record<string, Uint8Array | null>>) => {
  const edges = { isWanted: true, hasKeychain: true, account: 'a' };
  const files = createProfileFiles({ folder, now: () => 99, marks: fileMarks() });
  const copies = createOfflineCopies({
    files,
    secrets: {
      fileKeyOf: (id) =>
        Promise.resolve(edges.hasKeychain ? succeed(keys[id] ?? null) : fail('KEYCHAIN_TIMEOUT')),
    },
    readCopy: (content, version) => Promise.resolve(readCopyInPlace(content, version)),
    isWanted: () => edges.isWanted,
    accountOf: () => edges.account,
  });
  return { copies, files, edges };
};
const keys = { [one]: randomBytes(32), [two]: randomBytes(32) };
const names = async () => (await nodeFs.readdir(folder)).sort();

describe('an answer in a copy', () => {
  it('is read back unchanged, whatever it contains', () => {
    forAll(
      fc.nat({ max: 4e12 }),
      fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
      fc.array(fc.oneof(fc.jsonValue(), fc.constant(smallWallet))),
      (receivedAt, fields, wallets) => {
        const answer = bodyOf({ ...fields, wallets });
        const copy = readCopy(packCopy({ of: 'a', receivedAt, body: answer }), 3);
        const account = readAccount(answer);
        if (!account.ok) throw new Error(account.error.code);
        expect(copy).toEqual(succeed({ of: 'a', receivedAt, account: account.value }));
      },
    );
  });

  const headed = (head: unknown, rest: string): Buffer => {
    const json = typeof head === 'string' ? head : JSON.stringify(head);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(json.length);
    return Buffer.concat([length, Buffer.from(json + rest)]);
  };
  const head = { of: 'a', receivedAt: 5 };
  const ofVersion2 = {
    ...head,
    userId: 'user-1',
    name: null,
    email: { raw: '5' },
    differences: [],
    envelope: '{"userId":"user-1"}',
    wallets: 1,
    contracts: 0,
    walletsLength: Buffer.byteLength(JSON.stringify([smallWallet])),
  };
  const lists = `${JSON.stringify([smallWallet])}[]`;

  it('of version 0.1 can be read too', () => {
    const { userId, name, email, differences, envelope } = ofVersion2;
    const lists2 = { wallets: [smallWallet], contracts: [] };
    const account = { userId, name, email, differences, envelope, ...lists2 };
    expect(readCopy(headed(ofVersion2, lists), 2)).toEqual(succeed({ ...head, account }));
  });

  const whole = Buffer.from(packCopy({ ...head, body }));
  it.each([
    ['nothing', 3, Buffer.alloc(0)],
    ['too little', 3, Buffer.from([1, 0])],
    ['a length beyond the end', 3, Buffer.from([255, 255, 255, 255, 1])],
    ['a head that is no JSON', 3, headed('{{', '{}')],
    ['a head without a time', 3, headed({ of: 'a' }, '{}')],
    ['a head with something else', 3, headed({ ...head, more: 1 }, '{}')],
    ['an answer that is none', 3, headed(head, '[]')],
    ['an answer that was cut', 3, whole.subarray(0, -1)],
    ['version 2 as version 3', 3, headed(ofVersion2, lists)],
    ['version 3 as version 2', 2, whole],
    ['lists that are none', 2, headed({ ...ofVersion2, walletsLength: 2 }, '{}[]')],
    ['lists that are shorter', 2, headed({ ...ofVersion2, wallets: 2 }, lists)],
    ['one list', 2, headed(ofVersion2, lists.slice(0, -2))],
  ])('of %s is rejected', (_name, version, bytes) => {
    expect(readCopy(bytes, version)).toEqual(fail('BAD_SHAPE'));
  });
});

describe('offline copies (security I3)', () => {
  it('survive the run, each for its own profile', async () => {
    const { copies } = open(keys);
    expect(await copies.open(one)).toBeNull();
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, body })).toEqual(succeed(null));
    const next = open(keys).copies;
    const copy = await next.open(one);
    expect(copy?.summary).toMatchObject({ of: 'a', receivedAt: 5, name: smallAccount.name });
    const rows = await copy?.session.ask('readRows', { list: 'wallets', from: 0 });
    expect(rows?.result).toEqual(succeed({ text: packRows('wallets', [smallWallet]), next: null }));
    expect(await next.open(two)).toBeNull();
  });

  it('with an unknown content are not shown, and are set aside', async () => {
    const { files, copies } = open(keys);
    await files.of(one, 'copy').write(keys[one] ?? Buffer.alloc(0), Buffer.from('<html>'));
    expect(await copies.open(one)).toBeNull();
    expect(await names()).toEqual([`${one}.copy.bad-99`]);
  });

  it('are not written for profiles of this run only, after a move, if unwanted, or without a keychain', async () => {
    const { copies, edges } = open({ ...keys, [two]: null });
    expect(await copies.keep(two, { of: 'a', receivedAt: 5, body })).toEqual(succeed(null));
    edges.account = 'b';
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, body })).toEqual(succeed(null));
    edges.account = 'a';
    edges.isWanted = false;
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, body })).toEqual(succeed(null));
    edges.hasKeychain = false;
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, body })).toEqual(
      fail('FILE_NOT_WRITTEN'),
    );
    expect(await names()).toEqual([]);
  });

  it('from before a move are neither shown nor treated as damaged', async () => {
    await open(keys).copies.keep(one, { of: 'a', receivedAt: 5, body });
    const { copies, edges, files } = open(keys);
    edges.account = 'b';
    expect(await copies.open(one)).toBeNull();
    expect(files.notices(one)).toEqual([]);
  });

  it('that are unwanted are not opened either', async () => {
    await open(keys).copies.keep(one, { of: 'a', receivedAt: 5, body });
    const { copies, edges } = open(keys);
    edges.isWanted = false;
    expect(await copies.open(one)).toBeNull();
  });
});

describe('the files of profiles', () => {
  const write = async (...files: readonly string[]) => {
    for (const file of files) await nodeFs.writeFile(join(folder, file), 'four');
  };

  it('of one profile are all removed with it', async () => {
    await write(`${one}.copy`, `${one}.memory`, `${one}.notes.bad-1`, `${two}.copy`);
    expect(await open(keys).files.removeProfile(one)).toEqual(succeed(null));
    expect(await names()).toEqual([`${two}.copy`]);
  });

  it('of one kind are removed for all profiles, and counted before', async () => {
    await write(`${one}.copy`, `${one}.memory`, `${two}.copy.bad-1`, `${two}.copy`);
    const { files } = open(keys);
    expect(await files.measure('copy')).toEqual({ count: 2, bytes: 8 });
    expect(await files.removeKind('copy')).toEqual(succeed(null));
    expect(await names()).toEqual([`${one}.memory`]);
    expect(await files.measure('copy')).toEqual({ count: 0, bytes: 0 });
  });

  it('that cannot be removed are reported', async () => {
    await nodeFs.mkdir(join(folder, `${one}.copy`));
    const { files } = open(keys);
    expect(await files.removeProfile(one)).toEqual(fail('FILE_NOT_DELETED'));
    expect(await files.removeKind('copy')).toEqual(fail('FILE_NOT_DELETED'));
  });
});
