import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { packNotes, createNotes } from '../../../electron/main/notes/feature';
import { createProfileFiles } from '../../../electron/main/storage/profile-files';
import { fileMarks } from '../storage/file-marks';
import { fail, succeed, type Result } from '../../../shared/failure';
import { addressKey } from '../../../shared/address';
import { emptyNote, noteLimits, type AddressNote, type LocalNote } from '../../../shared/notes';
import { folderOfTest } from '../folder-of';
import { fc, forAllAsync } from '../for-all';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('notes');
});

const profileId = randomUUID();
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const note: LocalNote = {
  name: 'Payroll',
  note: 'Ask \u202eTreasury\nfirst',
  tags: ['own', '=1+1'],
  favourite: true,
};
const diskKey = randomBytes(32);

const setUp = () => {
  const edges: { key: Result<Uint8Array | null>; isKnown: boolean } = {
    key: succeed(diskKey),
    isKnown: true,
  };
  const open = () =>
    createNotes({
      files: createProfileFiles({ folder, now: () => 1, marks: fileMarks() }),
      secrets: { fileKeyOf: () => Promise.resolve(edges.key) },
      isKnown: () => edges.isKnown,
    });
  return { edges, open, notes: open() };
};
const entriesOf = async (reading: ReturnType<ReturnType<typeof createNotes>['read']>) => {
  const state = await reading;
  return state.ok ? state.value.entries : state.error.code;
};

describe('notes about addresses', () => {
  it('are stored for the next run, encrypted, for their profile only, until an empty one replaces them', async () => {
    const { notes, open } = setUp();
    expect(await notes.read(profileId)).toEqual(succeed({ home: 'disk', entries: [] }));
    expect(await notes.save(profileId, address, note)).toEqual(succeed('disk'));
    const kept = { home: 'disk', entries: [{ address: address.toLowerCase(), ...note }] };
    expect(await open().read(profileId)).toEqual(succeed(kept));
    expect(await entriesOf(notes.read(randomUUID()))).toEqual([]);
    const [name = ''] = await readdir(folder);
    const bytes = await readFile(join(folder, name), 'latin1');
    for (const text of ['Payroll', 'Treasury', address, address.toLowerCase()]) {
      expect(bytes).not.toContain(text);
    }
    await notes.save(profileId, address, emptyNote);
    expect(await entriesOf(open().read(profileId))).toEqual([]);
  });

  it('belong to a hexadecimal address in any case, and otherwise to the exact text', async () => {
    const { notes } = setUp();
    await notes.save(profileId, address, note);
    await notes.save(profileId, address.toLowerCase(), { ...note, name: 'Again' });
    await notes.save(profileId, 'bc1qAbc', note);
    await notes.save(profileId, 'bc1qabc', note);
    const entries = await entriesOf(notes.read(profileId));
    expect(entries).toMatchObject([
      { address: address.toLowerCase(), name: 'Again' },
      { address: 'bc1qAbc' },
      { address: 'bc1qabc' },
    ]);
  });

  it('are all stored after many changes at once', async () => {
    const { notes, open } = setUp();
    const addresses = Array.from({ length: 30 }, (_, index) => `address-${index}`);
    await Promise.all(addresses.map((one) => notes.save(profileId, one, note)));
    const entries = await entriesOf(open().read(profileId));
    expect(entries).toHaveLength(30);
  });

  it('stay in memory without a key, and move to the disk once there is one', async () => {
    const { notes, edges, open } = setUp();
    edges.key = succeed(null);
    expect(await notes.save(profileId, address, note)).toEqual(succeed('this-run'));
    expect(await notes.read(profileId)).toMatchObject({ value: { home: 'this-run' } });
    expect(await readdir(folder)).toEqual([]);
    edges.key = succeed(diskKey);
    expect(await notes.read(profileId)).toMatchObject({ value: { home: 'disk' } });
    expect(await entriesOf(open().read(profileId))).toHaveLength(1);
  });

  it('are not lost while the keychain refuses', async () => {
    const { notes, edges, open } = setUp();
    await notes.save(profileId, address, note);
    edges.key = fail('KEYCHAIN_LOCKED_OR_MISSING');
    expect(await notes.save(profileId, address, emptyNote)).toEqual(edges.key);
    expect(await notes.read(profileId)).toEqual(edges.key);
    edges.key = succeed(diskKey);
    expect(await entriesOf(open().read(profileId))).toHaveLength(1);
  });

  it('that were damaged are set aside, and new ones can be stored', async () => {
    const { notes, open } = setUp();
    await notes.save(profileId, address, note);
    await writeFile(join(folder, `${profileId}.notes`), 'garbage');
    const again = open();
    expect(await entriesOf(again.read(profileId))).toEqual([]);
    expect(await again.save(profileId, 'other', note)).toEqual(succeed('disk'));
    const names = await readdir(folder);
    expect(names).toContain(`${profileId}.notes`);
    expect(names.some((name) => name.startsWith(`${profileId}.notes.bad-`))).toBe(true);
  });

  it('beyond the largest number are refused, and the others stay', async () => {
    const { notes, edges } = setUp();
    edges.key = succeed(null);
    for (let index = 0; index < noteLimits.entries; index += 1) {
      await notes.save(profileId, `address-${index}`, note);
    }
    expect(await notes.save(profileId, 'one more', note)).toEqual(fail('BAD_REQUEST'));
    expect(await notes.save(profileId, 'address-7', { ...note, name: 'x' })).toEqual(
      succeed('this-run'),
    );
    expect(await entriesOf(notes.read(profileId))).toHaveLength(noteLimits.entries);
  });

  it('of the largest number and size fit into their file', async () => {
    const { notes, open, edges } = setUp();
    edges.key = succeed(null);
    const wide = (length: number) => '金'.repeat(length);
    const largest: LocalNote = {
      name: wide(noteLimits.name),
      note: wide(noteLimits.note),
      tags: Array.from({ length: noteLimits.tags }, (_, i) => `${i}${wide(noteLimits.tag - 1)}`),
      favourite: true,
    };
    for (let index = 0; index < noteLimits.entries; index += 1) {
      const end = String(index);
      const place = `${wide(noteLimits.address - end.length)}${end}`;
      await notes.save(profileId, place, largest);
    }
    edges.key = succeed(diskKey);
    expect(await notes.read(profileId)).toMatchObject({ value: { home: 'disk' } });
    expect(await entriesOf(open().read(profileId))).toHaveLength(noteLimits.entries);
  });

  it('are those of the file after a removal that has failed, whatever was in memory', async () => {
    const { notes, edges } = setUp();
    await notes.save(profileId, address, note);
    // The keys were deleted first and the settings could not be written, so nothing can open the file any more.
    notes.forget(profileId);
    edges.key = succeed(randomBytes(32));
    expect(await entriesOf(notes.read(profileId))).toEqual([]);
    expect(await notes.save(profileId, 'other', note)).toEqual(succeed('disk'));
    expect(await entriesOf(notes.read(profileId))).toMatchObject([{ address: 'other' }]);
  });

  it('are not written for a profile that was removed meanwhile', async () => {
    const { notes, edges } = setUp();
    await notes.read(profileId);
    edges.isKnown = false;
    expect(await notes.save(profileId, address, note)).toEqual(fail('PROFILE_NOT_FOUND'));
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('notes that an older version stored under a spelling of their address', () => {
  const small = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  const capitals = small.toUpperCase();
  const noted = (one: string, changes: Partial<LocalNote>): AddressNote => ({
    ...emptyNote,
    ...changes,
    address: one,
  });
  const read = async (...entries: readonly AddressNote[]) => {
    const file = createProfileFiles({ folder, now: () => 1, marks: fileMarks() }).of(
      profileId,
      'notes',
    );
    await file.write(diskKey, packNotes(entries));
    const { notes } = setUp();
    const found = await entriesOf(notes.read(profileId));
    if (typeof found === 'string') throw new Error(found);
    return { notes, found };
  };

  it('are found under any spelling', async () => {
    const bare = address.slice(2);
    const { notes, found } = await read(
      noted(capitals, { name: 'Vault' }),
      noted(bare, { name: 'Payroll' }),
    );
    expect(found).toEqual([
      noted(small, { name: 'Vault' }),
      noted(address.toLowerCase(), { name: 'Payroll' }),
    ]);
    await notes.save(profileId, bare, emptyNote);
    await notes.save(profileId, small, emptyNote);
    expect(await entriesOf(setUp().notes.read(profileId))).toEqual([]);
  });

  it('on one address become one note, and lose no word', async () => {
    const { found } = await read(
      noted(capitals, { name: 'Cold vault', note: 'Ask first', tags: ['cold', 'own'] }),
      noted(small, { name: 'Vault', note: 'Second floor', tags: ['own'], favourite: true }),
    );
    expect(found).toEqual([
      noted(small, {
        name: 'Vault',
        note: 'Second floor\nCold vault\nAsk first',
        tags: ['own', 'cold'],
        favourite: true,
      }),
    ]);
  });

  it('are never lost: every text and tag is in the merged note or beside it', async () => {
    const text = (most: number) =>
      fc
        .oneof(fc.constantFrom('', 'a', 'b'), fc.string({ minLength: most, maxLength: most }))
        .map((any) => any.replace(/[^a-z]/giu, 'x'));
    const anyNote = fc.record({
      address: fc.constantFrom(small, capitals, address, address.slice(2), address.toLowerCase()),
      name: text(noteLimits.name),
      note: text(noteLimits.note),
      tags: fc.uniqueArray(fc.constantFrom(...Array.from('abcdefghijklmnop')), {
        maxLength: noteLimits.tags,
      }),
      favourite: fc.boolean(),
    });
    await forAllAsync(60)(
      fc.uniqueArray(anyNote, { selector: (one) => one.address, maxLength: 5 }),
      async (entries) => {
        const { found } = await read(...entries);
        for (const old of entries) {
          const about = found.filter((one) => addressKey(one.address) === addressKey(old.address));
          const texts = about.flatMap(({ name, note: lines }) => [name, ...lines.split('\n')]);
          for (const word of [old.name, old.note]) {
            if (word !== '') expect(texts).toContain(word);
          }
          expect(about.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining(old.tags));
          if (old.favourite) expect(about.some(({ favourite }) => favourite)).toBe(true);
          expect(about.map((one) => one.address)).toContain(addressKey(old.address));
        }
        // The found notes can be stored again.
        expect((await read(...found)).found).toEqual(found);
      },
    );
  });
});
