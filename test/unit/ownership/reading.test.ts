import { expect, it } from 'vitest';
import { createAddressBook } from '../../../electron/main/ownership/address-book';
import { startReader } from '../../../electron/main/reader/reader-process';
import { succeed } from '../../../shared/failure';
import { fakeSettings, profileWith } from '../profiles/fake-settings';
import { inProcessReader } from '../reader/in-process-reader';
import { valueOf } from '../value-of';

const known = (address: string): Uint8Array =>
  Buffer.from(
    JSON.stringify([
      {
        ...{ role: 'wallet', address, name: null, asset: null, list: 'wallets', row: 0 },
        ...{ until: null, contracts: 0, isAlarmed: false },
      },
    ]),
  );

it('a profile is read while the addresses of the one before are taken in', async () => {
  const list = ['1', '2', '3'].map((id) => ({ ...profileWith({ id }), secrets: 'keychain' }));
  const happened: string[] = [];
  const reader = startReader({
    spawn: () =>
      inProcessReader((message) => {
        if ('name' in message && message.name === 'addAddresses') happened.push('taken in');
      }),
    onEnd: () => undefined,
    workOf: () => undefined,
  });
  const book = createAddressBook({
    profiles: { list: () => list as never, activeId: () => '1' },
    accounts: { atHand: () => null },
    copies: { open: () => Promise.resolve(null) },
    baselines: {
      addresses: (id) => {
        happened.push(`read ${id}`);
        return Promise.resolve(succeed({ json: known(`0x${id.repeat(40)}`), isReliable: true }));
      },
      versionOf: () => '',
    },
    notes: {
      read: () => Promise.resolve(succeed({ home: 'disk', entries: [] })),
      changes: () => 0,
    },
    files: { of: () => ({ changes: () => 0 }) as never },
    secrets: { openFiles: () => Promise.resolve(succeed(true)) },
    settings: fakeSettings(),
    readers: { take: () => reader, giveBack: () => undefined, stop: () => undefined },
  });
  expect(valueOf(await book.find(`0x${'2'.repeat(40)}`)).verdict).toBe('wallet');
  expect(happened).toEqual(['read 1', 'read 2', 'taken in', 'read 3', 'taken in', 'taken in']);
  expect(valueOf(await book.find(`0x${'3'.repeat(40)}`)).compared).toBe(3);
  expect(happened).toHaveLength(6);
  reader.end();
});
