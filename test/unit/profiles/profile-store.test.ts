import { beforeEach, describe, expect, it } from 'vitest';
import { type ProfileStore } from '../../../electron/main/profiles/profile-store';
import { settingsSchema } from '../../../electron/main/profiles/settings/settings';
import { fakeSettings, profileWith, storeOver } from './fake-settings';
import { fail } from '../../../shared/failure';

const demoUrl = 'http://127.0.0.1:5555';
const memory = new Set<string>();
beforeEach(() => {
  memory.clear();
});
const reopen = (
  file: ReturnType<typeof fakeSettings>,
  url = demoUrl,
  onChanged = (): void => undefined,
) =>
  storeOver(file, {
    onChanged,
    demoBaseUrl: () => url,
    inMemory: (profileId) => memory.has(profileId),
  });
const open = (file = fakeSettings()) => ({ file, profiles: reopen(file) });
const id = (index: number): string => `00000000-0000-4000-8000-00000000000${index}`;
const saved = { secrets: 'keychain' };
const one = profileWith({ id: id(1), name: 'One' });
const two = profileWith({ id: id(2), name: 'Two' });
const passing = profileWith({ id: id(3), name: 'Passing' });
const demo = profileWith({ id: id(4), name: 'Demo', kind: 'demo', baseUrl: demoUrl });
const shownOne = { ...one, ...saved };
const shownTwo = { ...two, ...saved };
const shownPassing = { ...passing, secrets: 'this-run' };
const notFound = { ok: false, error: { code: 'PROFILE_NOT_FOUND' } };
const notWritten = { ok: false, error: { code: 'FILE_NOT_WRITTEN' } };

const rename = (name: string) => (profile: typeof one) => ({ ...profile, name });

/** A store with one profile, in the file. */
const withOne = async () => {
  const opened = open();
  await opened.profiles.add(one, 'disk');
  return opened;
};

/** Adds the profile whose secrets are in this run's memory. */
const addPassing = (profiles: ProfileStore) => {
  memory.add(passing.id);
  return profiles.add(passing, 'this-run');
};

describe('adding a profile', () => {
  it('makes it the active one and writes it', async () => {
    const { file, profiles } = await withOne();
    expect(await profiles.add(two, 'disk')).toEqual({ ok: true, value: shownTwo });
    expect(profiles.list()).toEqual([shownOne, shownTwo]);
    expect(profiles.activeId()).toBe(two.id);
    expect(reopen(file).list()).toEqual([shownOne, shownTwo]);
    expect(file.current().activeProfileId).toBe(two.id);
  });

  it('writes the values that the settings file accepts', async () => {
    const { file, profiles } = await withOne();
    await profiles.add({ ...demo, publicKey: null }, 'disk');
    expect(settingsSchema.safeParse(file.current()).success).toBe(true);
  });

  it('without keys has no secrets anywhere', async () => {
    const { profiles } = open();
    await profiles.add({ ...one, publicKey: null }, 'disk');
    expect(profiles.list()).toMatchObject([{ secrets: 'none' }]);
    // Any program may have written that, so the keychain is still checked.
    expect(profiles.isSaved(one.id)).toBe(true);
  });

  it('of the demo stores no address, and gets that of the run', async () => {
    const { file, profiles } = open();
    await profiles.add(demo, 'disk');
    expect(file.current().profiles[0]?.baseUrl).toBe('');
    expect(reopen(file, 'http://127.0.0.1:6666').list()[0]?.baseUrl).toBe('http://127.0.0.1:6666');
  });
});

describe('the name of a profile', () => {
  it('is stored without surrounding blanks, and is refused if it is too long', () => {
    const { profiles } = open();
    expect(profiles.checkName('  New \t')).toEqual({ ok: true, value: 'New' });
    expect(profiles.checkName('x'.repeat(61))).toMatchObject(fail('BAD_REQUEST'));
  });

  it('is refused if another one reads the same', async () => {
    const { profiles } = await withOne();
    expect(profiles.checkName(' ＯＮe ')).toEqual(fail('NAME_TAKEN'));
  });
});

describe('the active profile', () => {
  it('is none at first, and becomes the first one when the last active profile is removed', async () => {
    const { profiles } = open();
    expect(profiles.activeId()).toBeNull();
    await profiles.add(one, 'disk');
    await profiles.add(two, 'disk');
    await profiles.remove([two.id]);
    expect(profiles.activeId()).toBe(one.id);
    await profiles.remove([one.id]);
    expect(profiles.activeId()).toBeNull();
  });

  it('is stored', async () => {
    const { file, profiles } = await withOne();
    await profiles.add(two, 'disk');
    expect(await profiles.select(one.id)).toEqual({ ok: true, value: shownOne });
    expect(reopen(file).activeId()).toBe(one.id);
  });

  it('can be chosen even if the choice cannot be stored', async () => {
    const { file, profiles } = await withOne();
    await profiles.add(two, 'disk');
    file.full = true;
    expect(await profiles.select(one.id)).toEqual({ ok: true, value: shownOne });
    expect(profiles.activeId()).toBe(one.id);
  });
});

it.each<[string, (profiles: ProfileStore) => Promise<unknown>]>([
  ['added', (profiles) => profiles.add(two, 'disk')],
  ['removed', (profiles) => profiles.remove([one.id])],
  ['changed', (profiles) => profiles.change(one.id, rename('New'))],
])('nothing is %s if it cannot be written', async (_what, act) => {
  const { file, profiles } = await withOne();
  file.full = true;
  expect(await act(profiles)).toEqual(notWritten);
  expect([profiles.list(), profiles.activeId()]).toEqual([[shownOne], one.id]);
});

describe('a missing profile', () => {
  it.each([id(9), '', '__proto__'])('%j is not found', async (unknown) => {
    const { profiles } = await withOne();
    expect(profiles.find(unknown)).toEqual(notFound);
    expect(await profiles.select(unknown)).toEqual(notFound);
    expect(profiles.activeId()).toBe(one.id);
  });
});

describe('removing a profile', () => {
  it('removes it from the file and keeps the others', async () => {
    const { file, profiles } = await withOne();
    await addPassing(profiles);
    await profiles.add(two, 'disk');
    expect(await profiles.remove([two.id])).toEqual({ ok: true, value: null });
    expect(await profiles.remove([passing.id])).toEqual({ ok: true, value: null });
    expect(profiles.list()).toEqual([shownOne]);
    expect(file.current()).toMatchObject({ activeProfileId: null, profiles: [{ id: one.id }] });
  });
});

describe('changing a profile', () => {
  it('writes it, and keeps the others and the active one', async () => {
    const { file, profiles } = await withOne();
    await profiles.add(two, 'disk');
    expect(await profiles.change(one.id, rename('New'))).toEqual({
      ok: true,
      value: { ...shownOne, name: 'New' },
    });
    expect(reopen(file).list()).toEqual([{ ...shownOne, name: 'New' }, shownTwo]);
    expect(profiles.activeId()).toBe(two.id);
  });

  it('for this run only survives another change in this run, and is gone in the next', async () => {
    const { file, profiles } = await withOne();
    const signedPath = 'full' as const;
    await profiles.change(one.id, rename('New'), 'this-run');
    await profiles.change(one.id, (profile) => ({ ...profile, signedPath }), 'this-run');
    expect(profiles.list()).toEqual([{ ...shownOne, name: 'New', signedPath }]);
    expect(profiles.isSaved(one.id)).toBe(true);
    expect(reopen(file).list()).toEqual([shownOne]);
  });

  it('that does not exist is PROFILE_NOT_FOUND', async () => {
    expect(await open().profiles.change(id(9), rename('New'))).toEqual(notFound);
  });
});

describe('a profile of this run', () => {
  it('is listed, active and changed like any other, and its name is taken until it is removed, while nothing is written', async () => {
    const { file, profiles } = open();
    await addPassing(profiles);
    expect([profiles.list(), profiles.activeId()]).toEqual([[shownPassing], passing.id]);
    expect(profiles.checkName('PASSING').ok).toBe(false);
    await profiles.change(passing.id, rename('New'));
    expect(profiles.list()).toEqual([{ ...shownPassing, name: 'New' }]);
    await profiles.remove([passing.id]);
    expect(profiles.checkName('New').ok).toBe(true);
    expect(file.writes).toBe(0);
  });

  it('is not stored as the active one', async () => {
    const { file, profiles } = open();
    await addPassing(profiles);
    await profiles.add(one, 'disk');
    expect(await profiles.select(passing.id)).toEqual({ ok: true, value: shownPassing });
    expect([profiles.activeId(), file.current().activeProfileId]).toEqual([passing.id, one.id]);
  });
});

it('a change for this run only is reported, because the settings file does not have it', async () => {
  const file = fakeSettings();
  await reopen(file).add(one, 'disk');
  const told: unknown[] = [];
  const profiles = reopen(file, demoUrl, () => {
    told.push([profiles.list().map(({ name }) => name), profiles.activeId()]);
  });
  const newest = (): unknown => told.splice(0).at(-1);
  await addPassing(profiles);
  expect(newest()).toEqual([['One', 'Passing'], passing.id]);
  await profiles.change(passing.id, (known) => ({ ...known, name: 'Renamed' }));
  expect(newest()).toEqual([['One', 'Renamed'], passing.id]);
  await profiles.select(one.id);
  expect(newest()).toEqual([['One', 'Renamed'], one.id]);
  await profiles.remove([passing.id]);
  expect(newest()).toEqual([['One'], one.id]);
});

it('removing several profiles is one step, in which none of them becomes active', async () => {
  const { file, profiles } = open();
  for (const profile of [one, two]) await profiles.add(profile, 'disk');
  await addPassing(profiles);
  const { writes } = file;
  expect((await profiles.remove([one.id, two.id, passing.id])).ok).toBe(true);
  expect([profiles.list(), file.writes]).toEqual([[], writes + 1]);
});
