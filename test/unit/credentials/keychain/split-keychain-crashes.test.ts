import { describe, expect, it } from 'vitest';
import { succeed } from '../../../../shared/failure';
import {
  account,
  attempt,
  changes,
  expectClean,
  itemsBefore,
  readFresh,
  split,
  type Attempt,
} from './changes';
import { failure, faultyKeychain, type Fault } from './faulty-keychain';

/**
 * Makes the attempt with the fault in call 1, 2, 3 … until an attempt has fewer calls. Returns how many calls it has.
 */
const atEveryCall = async (
  run: (call: number) => Promise<Attempt>,
  check: (attempt: Attempt, call: number) => Promise<void>,
): Promise<number> => {
  for (let call = 1; ; call += 1) {
    const made = await run(call);
    if (made.backend.calls.length < call) {
      expect(made.result?.ok).toBe(true);
      return call - 1;
    }
    await check(made, call);
  }
};

const at = (fault: Fault, call: number) => (current: number) =>
  current === call ? fault : undefined;
const from = (fault: Fault, call: number) => (current: number) =>
  current >= call ? fault : undefined;

describe.each(changes)('split keychain, $name', (change) => {
  const oldOrNew = [succeed(change.old), succeed(change.wanted)];

  // After two saves, the other generation of parts is the current one.
  describe.each([1, 2])('after %i saves (security E5; fault 43)', (saves) => {
    it.each(['crash before', 'crash after'] as const)(
      '%s any call leaves the old or the new value whole',
      async (fault) => {
        const before = await itemsBefore(change, saves);
        const seen = new Set<boolean>();
        const calls = await atEveryCall(
          (call) => attempt(before, change, at(fault, call)),
          async ({ items, result }) => {
            expect(result).toBeUndefined();
            const read = await readFresh(items);
            expect(oldOrNew).toContainEqual(read);
            // Once the new value was read, no later crash brings the old one back.
            const isNew = read.ok && read.value === change.wanted;
            if (change.old !== change.wanted && seen.has(true)) expect(isNew).toBe(true);
            seen.add(isNew);
            await expectClean(items);
          },
        );
        expect(calls).toBeGreaterThan(2);
      },
    );

    it.each(['failure before', 'failure after'] as const)(
      '%s any call is returned and leaves the old or the new value whole',
      async (fault) => {
        const before = await itemsBefore(change, saves);
        const failAt = (call: number) => attempt(before, change, at(fault, call));
        const failFrom = (call: number) => attempt(before, change, from(fault, call));
        const total = (await attempt(before, change, () => undefined)).backend.calls.length;
        for (const run of [failAt, failFrom]) {
          for (let call = 1; call <= total; call += 1) {
            const { items, result } = await run(call);
            expect(result).toEqual(failure);
            expect(oldOrNew).toContainEqual(await readFresh(items));
            await expectClean(items);
          }
        }
      },
    );

    it('a lock before any call, for a while or for good, loses nothing', async () => {
      const before = await itemsBefore(change, saves);
      const total = (await attempt(before, change, () => undefined)).backend.calls.length;
      for (let first = 1; first <= total; first += 1) {
        // Longer locks end in the sweeps of old parts, where all calls are alike.
        for (const length of [1, 2, 3, 4, 7, 20, total]) {
          const { items, result } = await attempt(before, change, (call) =>
            call >= first && call < first + length ? 'locked' : undefined,
          );
          const read = await readFresh(items);
          expect(oldOrNew).toContainEqual(read);
          if (result?.ok) expect(read).toEqual(succeed(change.wanted));
          // A delete must not report success while a locked keychain still holds a key.
          const locked = first + length > total;
          if (locked && result?.ok && change.wanted === null) expect(items.size).toBe(0);
          await split(faultyKeychain(items)).delete(account);
          expect(items.size).toBe(0);
        }
      }
    });
  });

  it('a crash after a crash at any two calls leaves the old or the new value whole (security E5; fault 43)', async () => {
    const before = await itemsBefore(change);
    await atEveryCall(
      (call) => attempt(before, change, at('crash after', call)),
      async ({ items: left }) => {
        await atEveryCall(
          (call) => attempt(left, change, at('crash after', call)),
          async ({ items }) => {
            expect(oldOrNew).toContainEqual(await readFresh(items));
          },
        );
      },
    );
  });
});

it.each(changes.filter(({ wanted }) => wanted !== null))(
  'a failed save $name: before the commit it leaves the old value and no half of the new one',
  async (change) => {
    const before = await itemsBefore(change);
    const { calls } = (await attempt(before, change, () => undefined)).backend;
    const commit = calls.findIndex((call) => /^set [^.]+$/u.test(call)) + 1;
    expect(commit).toBeGreaterThan(0);
    for (let call = 1; call < commit; call += 1) {
      const { items, result } = await attempt(before, change, at('failure before', call));
      expect(result).toEqual(failure);
      expect(await readFresh(items)).toEqual(succeed(change.old));
      const probes = [...items].filter(([name]) => name.endsWith('.probe'));
      expect(items.size - probes.length).toBe(before.size);
    }
  },
);
