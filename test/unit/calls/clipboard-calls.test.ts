import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClipboardFeature } from '../../../electron/main/shell/clipboard/feature';
import type { NativeDialogs } from '../../../electron/main/shell/native-dialogs';
import { fail, succeed } from '../../../shared/failure';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { placesOf } from '../export/places-of';
import { baselineHarness } from '../changes/baseline-harness';
import { asCalled } from './as-called';

const profileId = randomUUID();
const formula = { ...smallWallet, id: null, walletName: '=1+1' };
const account = { ...smallAccount, wallets: [smallWallet, formula] };

interface Given {
  /** Runs between writing the clipboard and reading it again. */
  readonly meanwhile?: (set: (text: string) => void) => unknown;
  /** The two answers read: if they differ in an address, there is an alarm. */
  readonly before?: object;
  readonly now?: object;
  readonly shown?: string | undefined;
  readonly dialogs?: Partial<NativeDialogs>;
}

/** A clipboard in memory, and an account that has been read twice. */
const setUp = async (given: Given = {}) => {
  const { meanwhile = () => undefined, before = account, now = account, dialogs } = given;
  const remembered = baselineHarness('this-run', { profileId });
  const { baselines, take } = remembered.start();
  await take(before);
  await take(now);
  let held = '';
  const set = (text: string): void => {
    held = text;
  };
  const pauses: number[] = [];
  const { handlers } = createClipboardFeature({
    baselines,
    accounts: { onScreen: () => ('shown' in given ? given.shown : profileId) },
    profiles: { activeId: () => profileId },
    dialogs: {
      readClipboard: () => Promise.resolve(succeed(held)),
      writeClipboard: (text) => {
        set(text);
        return Promise.resolve(succeed(null));
      },
      ...dialogs,
    },
    sleep: async (ms) => {
      pauses.push(ms);
      await meanwhile(set);
    },
  });
  return { calls: asCalled(handlers), pauses, clipboard: () => held };
};
/** Another program replaces the clipboard with this text. */
const swappedFor = (text: string): Given => ({
  meanwhile: (set) => {
    set(text);
  },
});
const kept = { ok: true, value: 'kept' };
const changed = { ok: true, value: 'changed' };

describe('copying a text (security C2, H7)', () => {
  it('puts the exact text on the clipboard and checks it after 300 ms', async () => {
    const { calls, pauses, clipboard } = await setUp();
    expect(await calls.copyText({ text: '0xAbc\n' })).toEqual(kept);
    expect([clipboard(), pauses]).toEqual(['0xAbc\n', [300]]);
  });

  it.each(['0xAbd', '0xAbc ', '0xabc'])(
    'reports a clipboard that holds something else by then: %j',
    async (other) => {
      const { calls } = await setUp(swappedFor(other));
      expect(await calls.copyText({ text: '0xAbc' })).toEqual(changed);
    },
  );

  it.each([
    ['line ends of Windows', 'a\nb', 'a\r\nb'],
    ['half a character that no clipboard holds', 'a\ud800', 'a\ufffd'],
  ])('accepts %s', async (_name, text, held) => {
    const { calls } = await setUp(swappedFor(held));
    expect(await calls.copyText({ text })).toEqual(kept);
  });

  it('reports an unreadable clipboard, neither as changed nor as good, while another program holds it', async () => {
    const { calls, pauses } = await setUp(swappedFor(''));
    expect(await calls.copyText({ text: '0xAbc' })).toEqual(fail('CLIPBOARD_NOT_READ'));
    expect(pauses.length).toBeLessThan(10);
  });

  it('checks again when a program that held the clipboard releases it', async () => {
    const found = ['', '', '0xAbc'];
    const { calls } = await setUp({
      meanwhile: (set) => {
        set(found.shift() ?? '0xAbc');
      },
    });
    expect(await calls.copyText({ text: '0xAbc' })).toEqual(kept);
  });

  it('does not report a later copy from this app as a change', async () => {
    const later = ['second'];
    const answers: unknown[] = [];
    const { calls, clipboard } = await setUp({
      meanwhile: async () => {
        for (const text of later.splice(0)) answers.push(await calls.copyText({ text }));
      },
    });
    expect(await calls.copyText({ text: 'first' })).toEqual(kept);
    expect([answers, clipboard()]).toEqual([[kept], 'second']);
  });

  it.each(['readClipboard', 'writeClipboard'] as const)(
    'fails with an error code if the clipboard fails: %s',
    async (part) => {
      const broken = { [part]: () => Promise.resolve(fail('CLIPBOARD_FAILED')) };
      const { calls } = await setUp({ dialogs: broken });
      expect(await calls.copyText({ text: 'x' })).toEqual(fail('CLIPBOARD_FAILED'));
    },
  );
});

describe('an address under an unacknowledged alarm', () => {
  const address = smallWallet.walletAddress;
  const refused = fail('ADDRESS_CHANGED');
  /** An account whose wallet address has changed to this one. */
  const setUpBlocked = (moved: string = address, more: Given = {}) =>
    setUp({
      before: { ...account, wallets: [{ ...smallWallet, walletAddress: 'elsewhere' }] },
      now: { ...account, wallets: [{ ...smallWallet, walletAddress: moved }] },
      ...more,
    });
  const rows = { profileId, revision: 2, list: 'wallets', rows: placesOf([0]) } as const;

  it.each([
    address,
    ` ${address.toLowerCase()}\n`,
    address.toUpperCase().replace('0X', '0x'),
    `send to ${address}, please`,
    address.slice(2),
    `İİ ${address}`,
    `${address.slice(0, 9)}\u200b${address.slice(9)}`,
    `${(address.match(/.{2,4}/gu) ?? []).join(' ')} ETH`,
    `Old\n${address.slice(0, 20)}\n${address.slice(20)} and more`,
  ])('is not copied as %j', async (text) => {
    const { calls, clipboard } = await setUpBlocked();
    expect(await calls.copyText({ text })).toEqual(refused);
    expect(clipboard()).toBe('');
  });

  it('is not copied even while no account is on screen, as after a change of keys', async () => {
    const { calls, clipboard } = await setUpBlocked(address, { shown: undefined });
    expect(await calls.copyText({ text: address })).toEqual(refused);
    expect(clipboard()).toBe('');
  });

  it.each([address.slice(0, -1), address.slice(3), smallWallet.walletName])(
    'does not stop %j from being copied',
    async (text) => {
      const { calls } = await setUpBlocked();
      expect(await calls.copyText({ text })).toEqual(kept);
    },
  );

  it('is not copied with its row, but the row is copied without it', async () => {
    const { calls, clipboard } = await setUpBlocked();
    const columns = ['walletName', 'walletAddress'];
    expect(await calls.copyRows({ ...rows, columns })).toEqual(refused);
    expect(clipboard()).toBe('');
    expect(await calls.copyRows({ ...rows, columns: ['walletName'] })).toMatchObject({ ok: true });
  });

  it('of a contract is not copied with its row', async () => {
    const proxy = { ...smallContract, type: 'Proxy' };
    const before = { ...account, smartContracts: [proxy] };
    const { calls } = await setUp({ before });
    const contracts = { ...rows, list: 'contracts' as const, columns: ['address'] };
    expect(await calls.copyRows(contracts)).toEqual(refused);
  });
});

describe('copying rows', () => {
  const rows = { profileId, revision: 2, list: 'wallets', columns: ['asset'] } as const;
  const wallets = { ...rows, columns: ['walletName', 'id'], rows: placesOf([1, 0]) };

  it('copies from the answer that main holds, in the given order', async () => {
    const { calls, clipboard } = await setUp();
    expect(await calls.copyRows(wallets)).toEqual(succeed({ state: 'kept', count: 2, guarded: 1 }));
    expect(clipboard()).toBe(
      `walletName\tid\n'=1+1\t\n${smallWallet.walletName}\t${smallWallet.id}`,
    );
  });

  it('copies contracts too', async () => {
    const { calls, clipboard } = await setUp();
    const columns = ['deployedAt', 'address'];
    await calls.copyRows({ ...rows, list: 'contracts', columns, rows: placesOf([0]) });
    expect(clipboard()).toBe(
      `deployedAt\taddress\n${smallContract.deployedAt}\t${smallContract.address}`,
    );
  });

  it('reports a clipboard that holds something else by then', async () => {
    const { calls } = await setUp(swappedFor('something else'));
    expect(await calls.copyRows(wallets)).toMatchObject({ value: { state: 'changed' } });
  });

  it('copies nothing from an older answer', async () => {
    const { calls, clipboard } = await setUp();
    expect(await calls.copyRows({ ...wallets, revision: 1 })).toEqual(fail('ANSWER_REPLACED'));
    expect(clipboard()).toBe('');
  });

  it.each([
    ['of another profile', { ...wallets, profileId: randomUUID() }],
    ['beyond the list', { ...wallets, rows: placesOf([2]) }],
    ['twice', { ...wallets, rows: placesOf([0, 0]) }],
    [
      'of the other list',
      { ...rows, list: 'contracts' as const, columns: ['asset'], rows: placesOf([1]) },
    ],
  ])('copies nothing %s', async (_name, request) => {
    const { calls, clipboard } = await setUp();
    expect(await calls.copyRows({ ...request, columns: [...request.columns] })).toEqual(
      fail('BAD_REQUEST'),
    );
    expect(clipboard()).toBe('');
  });
});
