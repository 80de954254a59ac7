import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import {
  createSplitKeychain,
  windowsItemLimit,
} from '../../../../electron/main/credentials/keychain/split-keychain';
import { succeed } from '../../../../shared/failure';
import { Crash, faultyKeychain, type Fault, type FaultyKeychain } from './faulty-keychain';

export const account = randomUUID();

/** The value before and after a change; null is no value. */
export interface Change {
  readonly name: string;
  readonly old: string | null;
  readonly wanted: string | null;
}

/** Random text, so that no parts of two values are the same. */
export const text = (bytes: number): string =>
  randomBytes(bytes).toString('base64url').slice(0, bytes);

export const split = (keychain: Keychain): Keychain =>
  createSplitKeychain(keychain, windowsItemLimit);

const change = (name: string, old: string | null, wanted: string | null): Change => ({
  name,
  old,
  wanted,
});

/** Every change from one kind of value to another. */
export const changes: readonly Change[] = [
  change('first save, small', null, text(100)),
  change('first save, large', null, text(3 * windowsItemLimit)),
  change('small by small', text(100), text(200)),
  change('small by large', text(100), text(5000)),
  change('large by large of as many parts', text(5000), text(5100)),
  change('large by large of fewer parts', text(11_000), text(2500)),
  change('large by large of more parts', text(2500), text(11_000)),
  change('large by the same', 'x'.repeat(5000), 'x'.repeat(5000)),
  change('large by small', text(5000), text(100)),
  change('delete small', text(100), null),
  change('delete large', text(11_000), null),
  change('delete nothing', null, null),
];

/** What is stored before a change: the old value written `saves` times, so that both generations are tested. */
export const itemsBefore = async ({ old }: Change, saves = 1): Promise<Map<string, string>> => {
  const items = new Map<string, string>();
  if (old === null) return items;
  for (let count = 0; count < saves; count += 1) {
    expect(await split(faultyKeychain(items)).set(account, old)).toEqual(succeed(null));
  }
  return items;
};

export const perform = (keychain: Keychain, { wanted }: Change) =>
  wanted === null ? keychain.delete(account) : keychain.set(account, wanted);

export interface Attempt {
  readonly items: Map<string, string>;
  readonly backend: FaultyKeychain;
  /** Undefined after a crash. */
  readonly result: Awaited<ReturnType<typeof perform>> | undefined;
}

/** Makes a change on a copy of the stored items, with faults. */
export const attempt = async (
  before: ReadonlyMap<string, string>,
  wanted: Change,
  faultOf: (call: number) => Fault | undefined,
): Promise<Attempt> => {
  const items = new Map(before);
  const backend = faultyKeychain(items, faultOf);
  const result = await perform(split(backend), wanted).catch((error: unknown) => {
    if (error instanceof Crash) return undefined;
    throw error;
  });
  return { items, backend, result };
};

/** Reads the stored items as a fresh start of the program does. */
export const readFresh = (items: Map<string, string>) => split(faultyKeychain(items)).get(account);

/** What saving and deleting return and leave behind in a keychain with these items. */
const used = async (items: ReadonlyMap<string, string>, value: string) => {
  const kept = new Map(items);
  const keychain = split(faultyKeychain(kept));
  return {
    saved: await keychain.set(account, value),
    read: await keychain.get(account),
    count: kept.size,
    deleted: await keychain.delete(account),
    left: [...kept.keys()],
    deletedAgain: await keychain.delete(account),
  };
};

/** Checks that after any fault a save works and leaves no extra item, and a delete leaves no item. */
export const expectClean = async (items: Map<string, string>): Promise<void> => {
  const deleted = new Map(items);
  await split(faultyKeychain(deleted)).delete(account);
  const [small, large] = [text(100), text(2401)];
  const usual = { saved: succeed(null), deleted: succeed(true), left: [] };
  // One expectation, because this runs thousands of times and each expectation costs more than its check.
  expect({
    left: [...deleted.keys()],
    small: await used(items, small),
    large: await used(items, large),
  }).toEqual({
    left: [],
    small: { ...usual, read: succeed(small), count: 1, deletedAgain: succeed(false) },
    large: { ...usual, read: succeed(large), count: 3, deletedAgain: succeed(false) },
  });
};
