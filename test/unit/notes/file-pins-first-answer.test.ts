import { beforeEach, describe, expect, it } from 'vitest';
import { smallAccount, smallWallet } from '../../service/small-account';
import { baselineHarness, type BaselineHarness } from '../changes/baseline-harness';
import { valueOf } from '../value-of';
import { bytesOf, fileWith, pinOf } from './files';

let desk: BaselineHarness;
beforeEach(() => {
  desk = baselineHarness();
});

/** The app and the import of a file with pins. */
const setUp = () => {
  const program = desk.start();
  const importPins = (file: Uint8Array) => program.baselines.takePins(desk.profileId, file, []);
  return { ...program, importPins };
};

/** An account of eight wallets, whose addresses begin with `start`. */
const eight = (start: string) => ({
  ...smallAccount,
  wallets: Array.from({ length: 8 }, (_, at) => {
    const address = `0x${start}${String(at).repeat(40 - start.length)}`;
    const called = { id: `${start}-${String(at)}`, walletName: `${start} ${String(at)}` };
    return { ...smallWallet, ...called, walletAddress: address };
  }),
  smartContracts: [],
});
const pinsOf = ({ wallets }: ReturnType<typeof eight>) =>
  bytesOf(fileWith({ pins: wallets.map(pinOf) }));
const noChange = { changed: 0, renamed: 0, added: 0, removed: 0 };

describe('pinned addresses from a file, before any answer', () => {
  it('make no change of an account that equals them', async () => {
    const { importPins, take, marks } = setUp();
    valueOf(await importPins(pinsOf(eight('aaaa'))));
    const { counts, fresh } = await take(eight('aaaa'));
    expect([counts.wallets, fresh, await marks('wallets')]).toEqual([noChange, 0, []]);
  });

  it('are reported as removed if the first answer lacks them', async () => {
    const { importPins, take, history } = setUp();
    valueOf(await importPins(pinsOf(eight('aaaa'))));
    const [, ...others] = eight('aaaa').wallets;
    const { counts, fresh } = await take({ ...eight('aaaa'), wallets: others });
    expect([counts.wallets, fresh]).toEqual([{ ...noChange, removed: 1 }, 1]);
    expect((await history()).entries).toMatchObject([
      { kind: 'removed', name: 'aaaa 0' },
      { kind: 'begun' },
    ]);
    expect((await take(eight('aaaa'))).counts.wallets).toEqual(noChange);
    expect((await history()).entries[0]).toMatchObject({ kind: 'returned', name: 'aaaa 0' });
  });

  it.each([
    ['under other ids and names', eight('bbbb')],
    [
      'of the same records',
      {
        ...eight('aaaa'),
        wallets: eight('aaaa').wallets.map((one, at) => ({
          ...one,
          walletAddress: eight('bbbb').wallets[at]?.walletAddress,
        })),
      },
    ],
  ])('block a first answer that replaces all of them: %s', async (_how, answer) => {
    const { importPins, tryToTake } = setUp();
    // Two files may have been imported before the answer.
    const { wallets } = eight('aaaa');
    for (const some of [wallets.slice(0, 3), wallets.slice(3)])
      valueOf(await importPins(bytesOf(fileWith({ pins: some.map(pinOf) }))));
    expect(await tryToTake(answer)).toMatchObject({
      value: {
        why: 'addresses',
        known: { isHolderKnown: false, walletCount: 8, addressCount: 8 },
        answered: { knownAddresses: 0 },
      },
    });
  });

  it('of another user are counted beside the addresses of the answer', async () => {
    const { importPins, tryToTake } = setUp();
    valueOf(await importPins(pinsOf(eight('aaaa'))));
    expect(await tryToTake({ ...eight('aaaa'), userId: 'user-2' })).toMatchObject({
      value: {
        why: 'user-id',
        known: {
          userId: 'user-1',
          name: null,
          isHolderKnown: false,
          walletCount: 8,
          addressCount: 8,
        },
        answered: { knownAddresses: 8 },
      },
    });
  });
});
