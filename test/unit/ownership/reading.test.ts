import { describe, expect, it } from 'vitest';
import {
  createOwnershipFeature,
  type OwnershipContext,
} from '../../../electron/main/ownership/feature';

import { fail, succeed, type Result } from '../../../shared/failure';
import { fakeSettings, profileWith } from '../profiles/fake-settings';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { jsonOf, knownAs } from './ask-reader';

const addressOf = (id: string): string => `0x${id.repeat(40)}`;

const walletOf = (id: string) =>
  succeed({ json: jsonOf([knownAs('wallet', addressOf(id))]), isReliable: true });

/** Profiles named by one digit, the first of them on screen. Each has its own wallet, and no copy. */
const bookOf = (ids: readonly string[], given: Partial<OwnershipContext> = {}) => {
  const list = ids.map((id) => ({ ...profileWith({ id }), secrets: 'keychain' }));
  return createOwnershipFeature({
    profiles: { list: () => list as never, activeId: () => '1' },
    accounts: { atHand: () => null, isAnother: () => false },
    copies: { open: () => Promise.resolve(null) },
    baselines: { addresses: (id) => Promise.resolve(walletOf(id)), versionOf: () => '' },
    notes: {
      read: () => Promise.resolve(succeed({ home: 'disk', entries: [] })),
      changes: () => 0,
    },
    files: { of: () => ({ changes: () => 0 }) as never },
    secrets: { openFiles: () => Promise.resolve(succeed(true)), areFilesOpen: () => true },
    settings: fakeSettings(),
    readers: inProcessReaders(),
    ...given,
  });
};

it('a profile is read while the addresses of the previous one are processed', async () => {
  const happened: string[] = [];
  const readers = inProcessReaders((message) => {
    if ('name' in message && message.name === 'addAddresses') happened.push('taken in');
  });
  const addresses = (id: string) => {
    happened.push(`read ${id}`);
    return Promise.resolve(walletOf(id));
  };
  const baselines = { addresses, versionOf: () => '' };
  const book = bookOf(['1', '2', '3'], { baselines, readers });
  expect(valueOf(await book.handlers.findAddress({ text: addressOf('2') })).verdict).toBe('wallet');
  expect(happened).toEqual(['read 1', 'read 2', 'taken in', 'read 3', 'taken in', 'taken in']);
  expect(valueOf(await book.handlers.findAddress({ text: addressOf('3') })).compared).toBe(3);
  expect(happened).toHaveLength(6);
  readers.stop();
});

describe('a keychain that does not return the key of one profile’s files', () => {
  const locked = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' });
  const refusals = [locked, fail('KEYCHAIN_TIMEOUT'), fail('KEYCHAIN_DENIED')];

  /** A keychain that refuses from now on; the files of some profiles are already open. */
  const refusing = (refusal: Result<never>, open: readonly string[] = []) => {
    const asked: string[] = [];
    let isRefusing = true;
    const book = bookOf(['1', '2', '3', '4'], {
      secrets: {
        openFiles: (id) => {
          if (open.includes(id)) return Promise.resolve(succeed(true));
          asked.push(id);
          return Promise.resolve(isRefusing ? refusal : succeed(true));
        },
        areFilesOpen: (id) => open.includes(id),
      },
    });
    const answer = () => {
      isRefusing = false;
    };
    const whyNot = async (text: string) =>
      valueOf(await book.handlers.findAddress({ text })).profiles.map(
        ({ notCompared }) => notCompared,
      );
    return { asked, answer, whyNot, book };
  };

  it.each(refusals)('is not asked for another key: one prompt is enough (%#)', async (refusal) => {
    const { asked, whyNot, answer } = refusing(refusal);
    expect(await whyNot('')).toEqual(['locked', 'locked', 'locked', 'locked']);
    expect(await whyNot(addressOf('2'))).toEqual(['locked', 'locked', 'locked', 'locked']);
    expect(asked).toEqual(['1']);
    answer();
    // The user may have unlocked the keychain before a new look-up.
    expect(await whyNot('')).not.toContain('locked');
    expect(asked).toEqual(['1', '1', '2', '3', '4']);
  });

  it('does not stop profiles whose files are open from being compared', async () => {
    const { asked, whyNot, book } = refusing(locked, ['1', '3']);
    expect(await whyNot('')).toEqual(['nothing-kept', 'locked', 'nothing-kept', 'locked']);
    expect(asked).toEqual(['2']);
    expect(valueOf(await book.handlers.findAddress({ text: addressOf('3') })).verdict).toBe(
      'wallet',
    );
  });

  it('is asked for the next keys if this one is missing or damaged', async () => {
    const missing = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'missing' });
    for (const answer of [missing, fail('CREDENTIALS_DAMAGED')]) {
      const { asked, whyNot } = refusing(answer);
      await whyNot('');
      expect(asked).toEqual(['1', '2', '3', '4']);
    }
  });

  it('is not asked for the next keys either if it refuses the key of notes beside an answer', async () => {
    const head = { receivedAt: 1000, revision: 1 };
    const session = { hold: () => () => undefined };
    let asked = 0;
    const book = bookOf(['1', '2'], {
      accounts: {
        atHand: (id) => (id === '1' ? ({ head, session } as never) : null),
        isAnother: () => false,
      },
      notes: { read: () => Promise.resolve(locked), changes: () => 0 },
      secrets: {
        openFiles: () => {
          asked += 1;
          return Promise.resolve(locked);
        },
        areFilesOpen: () => false,
      },
    });
    const { verdict, profiles } = valueOf(
      await book.handlers.findAddress({ text: addressOf('1') }),
    );
    expect([verdict, asked]).toEqual(['wallet', 0]);
    expect(profiles.map(({ notCompared }) => notCompared)).toEqual(['locked', 'locked']);
  });
});
