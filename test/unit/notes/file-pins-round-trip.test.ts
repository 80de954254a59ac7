import { describe, expect, it } from 'vitest';
import { readAccount } from '../../../electron/reader/read-account';
import { emptyBaseline, type Baseline } from '../../../electron/reader/changes/baseline';
import { accountOf, ownerOf } from '../../../electron/reader/changes/file-account';
import { answeredBy } from '../../../electron/reader/changes/given-lists';
import { meantText } from '../../../electron/reader/changes/identity';
import { pinsToSave } from '../../../electron/reader/changes/save-pins';
import { pinnedAddress } from '../../../electron/reader/changes/table';
import { comparePins, takePins } from '../../../electron/reader/changes/take-pins';
import { trackChanges } from '../../../electron/reader/changes/track-changes';
import { readNotesFile } from '../../../electron/reader/read-notes-file';
import { listNames } from '../../../shared/account';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { valueOf } from '../value-of';
import { bytesOf, fileWith } from './files';
import { fc, forAllIn } from '../for-all';

/** The baseline of an account that the user has seen. */
const known = (account: object): Baseline =>
  trackChanges(
    emptyBaseline(),
    answeredBy(valueOf(readAccount(Buffer.from(JSON.stringify(account))))),
    1,
  ).baseline;

/** The saved file, read again. */
const saved = (baseline: Baseline) => {
  const { text, count, unsaved } = pinsToSave(baseline);
  const read = readNotesFile(
    bytesOf(fileWith({ account: accountOf(baseline), pins: JSON.parse(text) as unknown })),
  );
  return { read, count, unsaved };
};

/** Texts of a service, from usual ones to ones that no file can hold. */
const text = fc.oneof(
  fc.constantFrom('ETH', '1', smallWallet.walletAddress, smallContract.address, ' ', ''),
  fc.string({
    unit: fc.oneof(fc.constantFrom('\ud800', '\udfff', '\u200b'), fc.string({ unit: 'binary' })),
  }),
  fc
    .tuple(fc.integer({ min: 198, max: 302 }), fc.constantFrom('x', '🔑', ' '))
    .map(([length, unit]) => unit.repeat(length).slice(0, length)),
);
const field = fc.oneof(
  { weight: 8, arbitrary: text },
  fc.constantFrom(null, 1, true, { a: 1 }, ['\ud800']),
);
const recordLike = (record: object) =>
  fc.record(Object.fromEntries(Object.keys(record).map((name) => [name, field])));
const account = fc.record({
  userId: field,
  name: field,
  email: field,
  wallets: fc.array(recordLike(smallWallet), { maxLength: 8 }),
  smartContracts: fc.array(recordLike(smallContract), { maxLength: 8 }),
});

describe('saved pinned addresses', () => {
  it.each([
    ['an address', 'walletAddress'],
    ['an id', 'id'],
    ['a name', 'walletName'],
    ['an asset', 'asset'],
  ])('can be read again if half a character is in %s of another record', (_what, name) => {
    const odd = { ...smallWallet, id: 'odd', walletAddress: 'abc', [name]: 'abc\ud800' };
    const { read, count, unsaved } = saved(known({ ...smallAccount, wallets: [smallWallet, odd] }));
    const isLeft = name === 'walletAddress';
    expect([count, unsaved]).toEqual(isLeft ? [2, 1] : [3, 0]);
    expect(valueOf(read).pins).toHaveLength(count);
  });

  it.each(['deployedBy', 'type'])('can be read again with half a character in "%s"', (name) => {
    const odd = { ...smallContract, address: 'abc', [name]: 'abc\udc00' };
    const { read, count, unsaved } = saved(
      known({ ...smallAccount, smartContracts: [smallContract, odd] }),
    );
    expect([count, unsaved]).toEqual([2, 1]);
    expect(valueOf(read).pins).toHaveLength(count);
  });

  it.each(['u', '🔑', 'u '])('belong to the same account, however long its id is (%j)', (unit) => {
    for (const length of [299, 300, 301, 302, 603]) {
      const userId = unit.repeat(length).slice(0, length);
      const baseline = known({ ...smallAccount, userId });
      const { read } = saved(baseline);
      const fits = meantText(userId).length <= 300;
      expect(ownerOf(baseline, valueOf(read).account)).toBe(fits ? 'same' : 'unknown');
    }
  });

  it('come back whatever the service has sent, and every record left out is counted', () => {
    forAllIn(1000)(account, (one) => {
      const baseline = known(one);
      const { read, count, unsaved } = saved(baseline);
      const { pins, account: of } = valueOf(read);
      expect(pins).toHaveLength(count);
      const pinned = listNames.flatMap((list) =>
        baseline.tables[list].filter((entry) => pinnedAddress(list, entry) !== null),
      );
      expect(count + unsaved).toBe(pinned.length);
      expect(ownerOf(baseline, of)).not.toBe('other');
      const { added, asked } = comparePins(baseline, pins).counts;
      expect([added, asked]).toEqual([0, 0]);
      expect(takePins(emptyBaseline(), { pins, account: of }, new Set(), 2).alarms).toBe(0);
    });
  });
});
