import { expect, it } from 'vitest';
import { createSplitKeychain } from '../../../../electron/main/credentials/keychain/split-keychain';
import { succeed } from '../../../../shared/failure';
import { Crash, faultyKeychain, type Fault } from './faulty-keychain';
import { fc, forAllAsync } from '../../for-all';

const limit = 160;
const largest = 170;
const accounts = ['first', 'second'] as const;

/** Any text a keychain can keep: no lone surrogate, no NUL, not empty. */
const value = fc.oneof(
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 500 })
    .filter((text) => !text.includes('\0')),
  fc.string({ minLength: 1, maxLength: 1200, size: 'max' }),
  fc
    .tuple(fc.constantFrom('account-viewer-parts:', 'account-viewer-parts:removing'), fc.string())
    .map(([mark, rest]) => mark + rest),
);

const fault = fc.option(
  fc.record({
    kind: fc.constantFrom<Fault>(
      'crash before',
      'crash after',
      'failure before',
      'failure after',
      'locked',
    ),
    first: fc.integer({ min: 1, max: 60 }),
    length: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 100 })),
  }),
  { freq: 3 },
);

const operation = fc.record({
  account: fc.constantFrom(...accounts),
  /** Null deletes. */
  wanted: fc.option(value, { freq: 4 }),
  fault,
});

const perform = (items: Map<string, string>, { account, wanted, fault }: Operation) => {
  const backend = faultyKeychain(
    items,
    (call) =>
      fault && call >= fault.first && call < fault.first + fault.length ? fault.kind : undefined,
    largest,
  );
  const keychain = createSplitKeychain(backend, limit);
  const done = wanted === null ? keychain.delete(account) : keychain.set(account, wanted);
  return done.catch((error: unknown) => {
    if (error instanceof Crash) return undefined;
    throw error;
  });
};

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

it('any sequence of saves, deletes and faults keeps the old or the new value of each account', async () => {
  await forAllAsync(500)(
    fc.array(operation, { minLength: 1, maxLength: 12 }),
    async (operations) => {
      const items = new Map<string, string>();
      const fresh = () =>
        createSplitKeychain(
          faultyKeychain(items, () => undefined, largest),
          limit,
        );
      const model = new Map<string, string | null>();
      for (const current of operations) {
        const { account, wanted } = current;
        const result = await perform(items, current);
        const old = model.get(account) ?? null;
        const read = await fresh().get(account);
        expect(result?.ok ? [succeed(wanted)] : [succeed(old), succeed(wanted)]).toContainEqual(
          read,
        );
        model.set(account, read.ok ? read.value : null);
        for (const other of accounts) {
          expect(await fresh().get(other)).toEqual(succeed(model.get(other) ?? null));
        }
      }
      for (const account of accounts) {
        expect(await fresh().set(account, 'y'.repeat(limit + 1))).toEqual(succeed(null));
        expect(await fresh().delete(account)).toEqual(succeed(true));
        expect(await fresh().delete(account)).toEqual(succeed(false));
      }
      expect([...items.keys()]).toEqual([]);
    },
  );
});
