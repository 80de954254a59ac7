import { randomBytes, randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCopies } from '../../../electron/main/kept/copies';
import { packAnswer, unpackAnswer } from '../../../electron/main/kept/copy-content';
import { keptFiles } from '../../../electron/main/kept/kept-files';
import { fail, succeed } from '../../../shared/failure';
import { smallAccount, smallWallet } from '../../service/small-account';

let folder: string;
beforeEach(async () => {
  folder = await nodeFs.mkdtemp(join(tmpdir(), 'copies-'));
});
afterEach(async () => {
  await nodeFs.rm(folder, { recursive: true });
});

const answer = Buffer.from(JSON.stringify(smallAccount));
const [one, two] = [randomUUID(), randomUUID()];

/** Copies of an app whose profiles have these file keys; null is for this run only. */
const open = (keys: Readonly<Record<string, Uint8Array | null>>) => {
  const edges = { isWanted: true, hasKeychain: true, account: 'a' };
  const files = keptFiles({ folder, now: () => 99 });
  const copies = accountCopies({
    files,
    secrets: {
      fileKeyOf: (id) =>
        Promise.resolve(edges.hasKeychain ? succeed(keys[id] ?? null) : fail('KEYCHAIN_TIMEOUT')),
    },
    isWanted: () => edges.isWanted,
    accountOf: () => edges.account,
  });
  return { copies, files, edges };
};
const keys = { [one]: randomBytes(32), [two]: randomBytes(32) };
const names = async () => (await nodeFs.readdir(folder)).sort();

describe('an answer in a copy', () => {
  it('is packed with its time and comes out byte for byte', () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(fc.nat({ max: 4e12 }), bytes, (receivedAt, body) => {
        const unpacked = unpackAnswer(packAnswer({ of: 'a', receivedAt, answer: body }));
        expect(unpacked?.receivedAt).toBe(receivedAt);
        expect([...(unpacked?.answer ?? [])]).toEqual([...body]);
      }),
    );
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['too little', Buffer.from([1, 0])],
    ['a length beyond the end', Buffer.from([255, 255, 255, 255, 1])],
    ['a head that is no JSON', Buffer.from([2, 0, 0, 0, 0x7b, 0x7b])],
    ['a head without a time', Buffer.concat([Buffer.from([2, 0, 0, 0]), Buffer.from('{}x')])],
  ])('of %s is none', (_name, bytes) => {
    expect(unpackAnswer(bytes)).toBeUndefined();
  });
});

describe('offline copies (security I3)', () => {
  it('outlive the run, each for its own profile', async () => {
    const { copies } = open(keys);
    expect(await copies.open(one)).toBeNull();
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, answer })).toEqual(succeed(null));
    const next = open(keys).copies;
    const copy = await next.open(one);
    expect(copy).toMatchObject({ receivedAt: 5, account: { name: smallAccount.name } });
    expect(copy?.account.wallets.text).toBe(JSON.stringify([smallWallet]));
    expect(await next.open(two)).toBeNull();
  });

  it('hold nothing of the account in the clear', async () => {
    await open(keys).copies.keep(one, { of: 'a', receivedAt: 5, answer });
    const bytes = await nodeFs.readFile(join(folder, `${one}.copy`));
    for (const canary of ['Meridian', smallWallet.walletAddress, smallWallet.id, 'receivedAt']) {
      expect(bytes.includes(canary)).toBe(false);
    }
  });

  it('swapped between two profiles are no copies, even where both have the same key', async () => {
    const same = { [one]: keys[one] ?? null, [two]: keys[one] ?? null };
    await open(same).copies.keep(one, { of: 'a', receivedAt: 5, answer });
    await nodeFs.rename(join(folder, `${one}.copy`), join(folder, `${two}.copy`));
    const { copies, files } = open(same);
    expect(await copies.open(two)).toBeNull();
    expect(files.notices(two)).toEqual([
      { kind: 'damaged', file: 'copy', keptAs: `${two}.copy.bad-99` },
    ]);
  });

  it.each<[string, string]>([
    ['no JSON', '<html>'],
    ['no account', '[]'],
    ['no UTF-8', '\u0000'],
  ])('of %s are not shown: they are read like any answer', async (_name, text) => {
    const bytes = text === '\u0000' ? Buffer.from([0x7b, 0xff, 0x7d]) : Buffer.from(text);
    await open(keys).copies.keep(one, { of: 'a', receivedAt: 5, answer: bytes });
    expect(await open(keys).copies.open(one)).toBeNull();
  });

  it('are not written for profiles of this run only, nor without a keychain, nor unwanted', async () => {
    const { copies, edges } = open({ ...keys, [two]: null });
    expect(await copies.keep(two, { of: 'a', receivedAt: 5, answer })).toEqual(succeed(null));
    edges.isWanted = false;
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, answer })).toEqual(succeed(null));
    edges.hasKeychain = false;
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, answer })).toEqual(
      fail('FILE_NOT_WRITTEN'),
    );
    expect(await names()).toEqual([]);
  });

  it('of before a move are neither shown nor taken for damaged', async () => {
    await open(keys).copies.keep(one, { of: 'a', receivedAt: 5, answer });
    const { copies, edges, files } = open(keys);
    edges.account = 'b';
    expect(await copies.open(one)).toBeNull();
    expect(files.notices(one)).toEqual([]);
  });

  it('are not written for an answer of before a move', async () => {
    const { copies, edges } = open(keys);
    edges.account = 'b';
    expect(await copies.keep(one, { of: 'a', receivedAt: 5, answer })).toEqual(succeed(null));
    expect(await names()).toEqual([]);
  });

  it('that are unwanted are not opened either', async () => {
    await open(keys).copies.keep(one, { of: 'a', receivedAt: 5, answer });
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

  it('of one kind are removed whomever they belong to, and counted before', async () => {
    await write(`${one}.copy`, `${one}.memory`, `${two}.copy.bad-1`, `${two}.copy`);
    const { files } = open(keys);
    expect(await files.measure('copy')).toEqual({ count: 2, bytes: 8 });
    expect(await files.removeKind('copy')).toEqual(succeed(null));
    expect(await names()).toEqual([`${one}.memory`]);
    expect(await files.measure('copy')).toEqual({ count: 0, bytes: 0 });
  });

  it('that cannot be removed are told', async () => {
    await nodeFs.mkdir(join(folder, `${one}.copy`));
    const { files } = open(keys);
    expect(await files.removeProfile(one)).toEqual(fail('FILE_NOT_DELETED'));
    expect(await files.removeKind('copy')).toEqual(fail('FILE_NOT_DELETED'));
  });
});
