import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fail, mapResult, succeed, type Result } from '../../../../shared/failure';
import { parseJson } from '../../../../shared/parse-json';
import { createSerialQueue } from '../../storage/serial-queue';
import { readForCertain } from './secret-store';
import type { Keychain } from './keychain-process';

/** The two sets of names that parts are stored under alternately. With two, the names of all leftovers are known. */
const generations = ['a', 'b'] as const;

type Generation = (typeof generations)[number];

/** More than the largest accepted key and API key need: 38,400 bytes at 2,400 bytes per part. */
const maxParts = 16;

/** Content of the item under an account's own name. */
type Item =
  | { readonly kind: 'absent' | 'removing' | 'damaged' | 'newer' }
  | { readonly kind: 'whole'; readonly value: string }
  | {
      readonly kind: 'split';
      readonly generation: Generation;
      readonly parts: number;
      readonly sha256: string;
    };

/** Prefix of every item that is not a value. A value with this prefix is stored in parts, so that none is misread. */
const mark = 'account-viewer-parts:';

/** Replaces a value while it is being deleted. Reads as no value, and shows that parts may be left. */
export const removing = `${mark}removing`;

const manifestSchema = z.strictObject({
  v: z.literal(1),
  generation: z.enum(generations),
  parts: z.int().min(1).max(maxParts),
  /** Lower-case hex, of the whole value as UTF-8. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
});

const laterManifest = z.object({ v: z.number().gt(1) });

/** SHA-256 of a text as UTF-8, in lower-case hex. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Text of the item that makes `parts` parts of a generation the current value. */
export const writeManifest = (generation: Generation, parts: number, value: string): string =>
  mark + JSON.stringify({ v: 1, generation, parts, sha256: sha256(value) });

/**
 * Distinguishes a value from a manifest. A manifest of a later format is `newer`, any other unreadable one `damaged`.
 */
export const readItem = (text: string | null): Item => {
  if (text === null) return { kind: 'absent' };
  if (text === removing) return { kind: 'removing' };
  if (!text.startsWith(mark)) return { kind: 'whole', value: text };
  const json = parseJson(text.slice(mark.length));
  if (laterManifest.safeParse(json).success) return { kind: 'newer' };
  const { data: manifest } = manifestSchema.safeParse(json);
  return manifest ? { kind: 'split', ...manifest } : { kind: 'damaged' };
};

/**
 * Cuts a value into parts of at most `limit` (four or more) bytes of UTF-8, never inside a character. Returns no parts
 * if the value fits whole.
 */
const splitValue = (value: string, limit: number): readonly string[] => {
  if (Buffer.byteLength(value) <= limit && !value.startsWith(mark)) return [];
  const parts: string[] = [];
  const room = new Uint8Array(limit);
  for (let rest = value; rest !== '';) {
    const { read } = new TextEncoder().encodeInto(rest, room);
    parts.push(rest.slice(0, read));
    rest = rest.slice(read);
  }
  room.fill(0);
  return parts;
};

/** Largest part, in bytes. Windows Credential Manager takes 2,560; an RSA-4096 record has about 3,300. */
export const windowsItemLimit = 2400;

/** Windows names an item service + '/' + account, so account names must not contain '/'. */
const partName = (account: string, generation: Generation, number: number): string =>
  `${account}.${generation}${number}`;

const probeName = (account: string): string => `${account}.probe`;

/** All names that a generation can use, whatever is stored, so that a missing part does not hide later ones. */
const partNames = (account: string, generation: Generation): readonly string[] =>
  Array.from({ length: maxParts }, (_, index) => partName(account, generation, index + 1));

const stateOf = (item: Item): string =>
  item.kind === 'split' ? `${item.kind} ${item.generation}` : item.kind;

/**
 * A keychain for systems whose items are small. Stores a value over `limit` bytes in parts. The account's own item is
 * then a manifest of the parts and is written last, so that there is always one whole value, the old or the new. No
 * account may have the name of another account's part or probe. Profile IDs, with or without `.data`, never do.
 */
export const createSplitKeychain = (keychain: Keychain, limit: number): Keychain => {
  /**
   * State of the items of accounts whose last change in this run succeeded. As long as an item still has that state,
   * there are no leftovers to delete.
   */
  const tidy = new Map<string, string>();
  /** One operation at a time: two writes would use the same parts. */
  const inTurn = createSerialQueue();

  const write = async (name: string, text: string): Promise<Result<null>> => {
    const written = await keychain.set(name, text);
    if (!written.ok) return written;
    const stored = await keychain.get(name);
    if (!stored.ok) return stored;
    return stored.value === text
      ? succeed(null)
      : fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });
  };

  /** Deletes items. Resolves to whether any of them was there. */
  const sweep = async (names: readonly string[]): Promise<Result<boolean>> => {
    let found = false;
    for (const name of names) {
      const deleted = await keychain.delete(name);
      if (!deleted.ok) return deleted;
      found ||= deleted.value;
    }
    return succeed(found);
  };

  /** What is stored, read for certain: after a wrong null, a write would overwrite parts in use. */
  const inspect = async (account: string): Promise<Result<Item>> => {
    const seen = await readForCertain(keychain, [account], probeName(account));
    if (!seen.ok) return seen;
    const [stored = succeed(null)] = seen.value;
    return mapResult(stored, readItem);
  };

  const readParts = async (
    account: string,
    manifest: Item & { readonly kind: 'split' },
  ): Promise<Result<string | null>> => {
    let value = '';
    for (const name of partNames(account, manifest.generation).slice(0, manifest.parts)) {
      const part = await keychain.get(name);
      if (!part.ok) return part;
      if (part.value === null) {
        // If the manifest is gone as well, the keychain was locked in between and nothing is damaged.
        const again = await keychain.get(account);
        return again.ok && again.value !== null ? fail('CREDENTIALS_DAMAGED') : again;
      }
      value += part.value;
    }
    return sha256(value) === manifest.sha256 ? succeed(value) : fail('CREDENTIALS_DAMAGED');
  };

  const get = async (account: string): Promise<Result<string | null>> => {
    const stored = await keychain.get(account);
    if (!stored.ok) return stored;
    const item = readItem(stored.value);
    switch (item.kind) {
      case 'absent':
      case 'removing':
        return succeed(null);
      case 'damaged':
        return fail('CREDENTIALS_DAMAGED');
      case 'newer':
        return fail('SETTINGS_NEWER');
      case 'whole':
        return succeed(item.value);
      case 'split':
        return readParts(account, item);
    }
  };

  const writeParts = async (
    account: string,
    generation: Generation,
    parts: readonly string[],
  ): Promise<Result<null>> => {
    for (const [index, part] of parts.entries()) {
      const written = await write(partName(account, generation, index + 1), part);
      if (written.ok) continue;
      // Half a key must not stay behind. If this fails too, the next write or delete removes the parts.
      await sweep(partNames(account, generation));
      return written;
    }
    return succeed(null);
  };

  const set = async (account: string, value: string): Promise<Result<null>> => {
    const parts = splitValue(value, limit);
    if (parts.length > maxParts) return fail('KEYCHAIN_UNAVAILABLE', { keychain: 'too-big' });
    const found = await inspect(account);
    if (!found.ok) return found;
    const current = found.value.kind === 'split' ? found.value.generation : undefined;
    const unused = generations.filter((generation) => generation !== current);
    const leftovers = unused.flatMap((generation) => partNames(account, generation));
    const isTidy = tidy.get(account) === stateOf(found.value);
    tidy.delete(account);
    const swept = await sweep(isTidy ? [] : [probeName(account), ...leftovers]);
    if (!swept.ok) return swept;
    const next = current === 'a' ? 'b' : 'a';
    const prepared = await writeParts(account, next, parts);
    if (!prepared.ok) return prepared;
    // Replaces the old value with the new one in a single write.
    const text = parts.length === 0 ? value : writeManifest(next, parts.length, value);
    const committed = await write(account, text);
    if (!committed.ok) return committed;
    const cleaned = await sweep(current ? partNames(account, current) : []);
    if (!cleaned.ok) return cleaned;
    tidy.set(account, stateOf(readItem(text)));
    return succeed(null);
  };

  /**
   * Overwrites the account's own item with `removing` first and deletes that item last. If the app ends in between, no
   * manifest of missing parts is left, and the next delete or write removes the rest.
   */
  const remove = async (account: string): Promise<Result<boolean>> => {
    tidy.delete(account);
    const found = await inspect(account);
    if (!found.ok) return found;
    const leftovers = [
      probeName(account),
      ...generations.flatMap((generation) => partNames(account, generation)),
    ];
    if (found.value.kind === 'absent') return sweep(leftovers);
    const marked = await write(account, removing);
    if (!marked.ok) return marked;
    const swept = await sweep(leftovers);
    if (!swept.ok) return swept;
    const deleted = await keychain.delete(account);
    // The item was there a moment ago, so the keychain has been locked meanwhile and parts may be left.
    return deleted.ok && !deleted.value
      ? fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' })
      : deleted;
  };

  return {
    get: (account) => inTurn(() => get(account)),
    set: (account, value) => inTurn(() => set(account, value)),
    delete: (account) => inTurn(() => remove(account)),
    stop: keychain.stop,
  };
};

/** Makes a split keychain on Windows, the only system whose items are too small for a long key. */
export const keychainOn = (platform: NodeJS.Platform, keychain: Keychain): Keychain =>
  platform === 'win32' ? createSplitKeychain(keychain, windowsItemLimit) : keychain;
