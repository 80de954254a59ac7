import { describe, expect, it } from 'vitest';
import { createSecretStore } from '../../../../electron/main/credentials/keychain/secret-store';
import {
  readItem,
  removing,
  writeManifest,
} from '../../../../electron/main/credentials/keychain/split-keychain';
import { fail, succeed } from '../../../../shared/failure';
import { account, expectClean, split, text } from './changes';
import { damaged, faultyKeychain, locked, tooBig } from './faulty-keychain';

const setUp = () => {
  const items = new Map<string, string>();
  const backend = faultyKeychain(items);
  return { items, backend, keychain: split(backend) };
};
const sizes = (items: ReadonlyMap<string, string>): number[] =>
  [...items.values()].map((value) => Buffer.byteLength(value));

describe('a split keychain', () => {
  it.each([1, 2399, 2400])('stores %i bytes as they are', async (bytes) => {
    const { items, keychain } = setUp();
    const value = text(bytes);
    expect(await keychain.set(account, value)).toEqual(succeed(null));
    expect([...items]).toEqual([[account, value]]);
    expect(await keychain.get(account)).toEqual(succeed(value));
  });

  it.each([
    [2401, [2400, 1]],
    [4800, [2400, 2400]],
    [7000, [2400, 2400, 2200]],
  ])('stores %i bytes in parts and a manifest', async (bytes, parts) => {
    const { items, keychain } = setUp();
    const value = text(bytes);
    expect(await keychain.set(account, value)).toEqual(succeed(null));
    expect(sizes(items).slice(0, -1)).toEqual(parts);
    expect([...items.keys()].at(-1)).toBe(account);
    expect(items.get(account)).not.toContain(value.slice(0, 20));
    expect(await keychain.get(account)).toEqual(succeed(value));
  });

  it.each([
    ['2-byte', 'é'],
    ['4-byte', '🔑'],
  ])('cuts no %s character in two', async (_name, character) => {
    const { items, keychain } = setUp();
    const value = `x${character.repeat(2000)}`;
    expect(await keychain.set(account, value)).toEqual(succeed(null));
    expect(Math.max(...sizes(items))).toBeLessThanOrEqual(2400);
    expect(await keychain.get(account)).toEqual(succeed(value));
  });

  it.each([
    ['a manifest', writeManifest('a', 2, 'x')],
    ['the sign of a removal', removing],
    ['a damaged manifest', removing.slice(0, -3)],
    ['a long manifest', writeManifest('b', 1, 'x').padEnd(5000, ' ')],
  ])('returns a value that looks like %s', async (_name, value) => {
    const { keychain } = setUp();
    expect(readItem(value).kind).not.toBe('whole');
    expect(await keychain.set(account, value)).toEqual(succeed(null));
    expect(await keychain.get(account)).toEqual(succeed(value));
    expect(await keychain.delete(account)).toEqual(succeed(true));
    expect(await keychain.get(account)).toEqual(succeed(null));
  });

  it('stores up to 16 parts, and refuses more before any call', async () => {
    const { backend, keychain } = setUp();
    const largest = text(16 * 2400);
    expect(await keychain.set(account, largest)).toEqual(succeed(null));
    expect(await keychain.get(account)).toEqual(succeed(largest));
    const before = backend.calls.length;
    expect(await keychain.set(account, text(16 * 2400 + 1))).toEqual(tooBig);
    expect(backend.calls.length).toBe(before);
  });

  it('gives its items names that are safe on Windows', async () => {
    const { backend, keychain } = setUp();
    await keychain.set(account, text(9000));
    await keychain.set(account, text(9000));
    await keychain.delete(account);
    for (const call of backend.calls) expect(call).toMatch(/^(get|set|delete) [0-9a-z.-]+$/u);
  });

  it('leaves the items of other accounts alone', async () => {
    const { items, keychain } = setUp();
    const others = ['7b0c1f0e-other', 'another'];
    const value = text(5000);
    for (const other of others) await keychain.set(other, value);
    const before = new Map(items);
    await keychain.set(account, text(5000));
    await keychain.set(account, text(3000));
    await keychain.delete(account);
    expect(items).toEqual(before);
  });

  it('runs operations one after another (fault 41)', async () => {
    const { items, keychain } = setUp();
    const values = [text(5000), text(100), text(7500), text(3000)];
    const sets = values.map((value) => keychain.set(account, value));
    const reads = [keychain.get(account), keychain.delete(account), keychain.get(account)];
    expect(await Promise.all(sets)).toEqual(values.map(() => succeed(null)));
    expect(await Promise.all(reads)).toEqual([
      succeed(values.at(-1)),
      succeed(true),
      succeed(null),
    ]);
    expect(items.size).toBe(0);
  });

  it('stops the underlying keychain at once', () => {
    let stopped = 0;
    const { backend } = setUp();
    split({ ...backend, stop: () => (stopped += 1) }).stop();
    expect(stopped).toBe(1);
  });
});

describe('a stored value that was changed from outside (fault 42)', () => {
  const stored = async () => {
    const made = setUp();
    await made.keychain.set(account, text(5000));
    return made;
  };
  const manifestWith = (changes: object) => (items: Map<string, string>) => {
    const manifest = items.get(account) ?? '';
    const start = manifest.indexOf('{');
    const content: unknown = JSON.parse(manifest.slice(start));
    const changed = JSON.stringify(Object.assign({}, content, changes));
    items.set(account, manifest.slice(0, start) + changed);
  };

  it.each<[string, (items: Map<string, string>) => void]>([
    ['the first part is missing', (items) => items.delete(`${account}.a1`)],
    ['the last part is missing', (items) => items.delete(`${account}.a3`)],
    ['a part is another', (items) => items.set(`${account}.a2`, text(2400))],
    ['a part is cut short', (items) => items.set(`${account}.a3`, 'x')],
    ['the manifest is cut short', (items) => items.set(account, `${removing.slice(0, 21)}{"v":1`)],
    ['the manifest names another generation', manifestWith({ generation: 'b' })],
    ['the manifest names an unknown generation', manifestWith({ generation: 'c' })],
    ['the manifest names fewer parts', manifestWith({ parts: 2 })],
    ['the manifest names more parts', manifestWith({ parts: 4 })],
    ['the manifest names no part', manifestWith({ parts: 0 })],
    ['the manifest names too many parts', manifestWith({ parts: 17 })],
    ['the manifest has another hash', manifestWith({ sha256: '0'.repeat(64) })],
    ['the manifest has more fields', manifestWith({ more: 1 })],
  ])('is damaged where %s, is left alone, and can be replaced or deleted', async (_name, spoil) => {
    const { items, keychain } = await stored();
    spoil(items);
    const before = new Map(items);
    expect(await keychain.get(account)).toEqual(damaged);
    expect(items).toEqual(before);
    const deleted = new Map(items);
    expect(await split(faultyKeychain(deleted)).delete(account)).toEqual(succeed(true));
    expect(deleted.size).toBe(0);
    const value = text(3000);
    expect(await keychain.set(account, value)).toEqual(succeed(null));
    expect(await keychain.get(account)).toEqual(succeed(value));
    expect(items.size).toBe(3);
  });

  it('counts as there where only a part is left, and is deleted', async () => {
    const items = new Map([[`${account}.a1`, text(100)]]);
    const keychain = split(faultyKeychain(items));
    expect(await keychain.get(account)).toEqual(succeed(null));
    expect(await keychain.delete(account)).toEqual(succeed(true));
    expect(items.size).toBe(0);
    expect(await keychain.delete(account)).toEqual(succeed(false));
  });

  it('is of a newer app where the manifest is of a later format, and can be deleted', async () => {
    const { items, keychain } = await stored();
    manifestWith({ v: 2 })(items);
    expect(await keychain.get(account)).toEqual(fail('SETTINGS_NEWER'));
    const seen = await createSecretStore(keychain).seek(account);
    expect(seen).toEqual(fail('SETTINGS_NEWER'));
    expect(await keychain.delete(account)).toEqual(succeed(true));
    expect(items.size).toBe(0);
  });
});

describe('a locked keychain (faults 36, 39)', () => {
  it('returns nothing, stores nothing and deletes nothing', async () => {
    const { items, keychain } = setUp();
    await keychain.set(account, text(5000));
    const before = new Map(items);
    const closed = split(faultyKeychain(items, () => 'locked'));
    expect(await closed.get(account)).toEqual(succeed(null));
    expect(await closed.set(account, text(100))).toEqual(locked);
    expect(await closed.set(account, text(5000))).toEqual(locked);
    expect(await closed.delete(account)).toEqual(locked);
    expect(items).toEqual(before);
  });

  it('that locks while a value is read does not count as damage', async () => {
    const { items, keychain } = setUp();
    await keychain.set(account, text(5000));
    for (let call = 1; call <= 4; call += 1) {
      const closing = faultyKeychain(items, (current) => (current >= call ? 'locked' : undefined));
      expect(await split(closing).get(account)).toEqual(succeed(null));
    }
  });

  it('that a write unlocks keeps the old value until the new one is whole', async () => {
    const { items, keychain } = setUp();
    const old = text(5000);
    await keychain.set(account, old);
    for (let crash = 2; crash < 10; crash += 1) {
      const left = new Map(items);
      const opening = faultyKeychain(left, (call) => {
        if (call === 1) return 'locked';
        return call === crash ? 'crash after' : undefined;
      });
      await expect(split(opening).set(account, text(5000))).rejects.toThrow();
      expect(await split(faultyKeychain(left)).get(account)).toEqual(succeed(old));
      await expectClean(left);
    }
  });
});

it('the remains of a failed write are deleted by the next write of the same run', async () => {
  const firstCalls = setUp();
  await firstCalls.keychain.set(account, text(7000));
  for (let failing = 1; ; failing += 1) {
    const items = new Map<string, string>();
    const keychain = split(
      faultyKeychain(items, (call) =>
        call === firstCalls.backend.calls.length + failing ? 'failure before' : undefined,
      ),
    );
    await keychain.set(account, text(7000));
    if ((await keychain.set(account, text(7000))).ok) break;
    expect(await keychain.set(account, 'short')).toEqual(succeed(null));
    expect([...items]).toEqual([[account, 'short']]);
  }
});

it('a backend that stores something else than was written is detected', async () => {
  const { backend, items, keychain } = setUp();
  const old = text(5000);
  await keychain.set(account, old);
  const lossy = split({
    ...backend,
    set: (name, value) => backend.set(name, value.slice(0, 2000)),
  });
  const mismatch = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });
  expect(await lossy.set(account, text(5000))).toEqual(mismatch);
  expect(await keychain.get(account)).toEqual(succeed(old));
  expect(items.size).toBe(4);
});
