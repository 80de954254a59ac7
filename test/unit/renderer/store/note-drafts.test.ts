import { expect, it } from 'vitest';
import { profiles, setUp, stateWith } from './answering-main';

const typed = { name: 'Half', tags: '', note: '' };
const contract = (address: string) => ({ address, walletId: null });
const empty = { name: '', tags: '', note: '' };

it('a draft stays with its profile, and is removed with it', async () => {
  const { tellState } = await setUp();
  const { dropDraft, keepDraft, useDrafts } =
    await import('../../../../renderer/store/note-actions');
  keepDraft(contract('0xAA'), typed, empty);
  await tellState(stateWith('two', { revision: 2 }));
  keepDraft(contract('0xAA'), { ...typed, name: 'Other' }, empty);
  expect([...useDrafts.getState().values()].map(({ name }) => name)).toEqual(['Half', 'Other']);
  await tellState(stateWith('two', { revision: 3, profiles: profiles.slice(1) }));
  expect([...useDrafts.getState().values()].map(({ name }) => name)).toEqual(['Other']);
  dropDraft('0xaa');
  expect(useDrafts.getState().size).toBe(0);
});

it('text typed while a note is being saved is kept, in each profile', async () => {
  const { tellState } = await setUp();
  const { dropSavedDraft, keepDraft, useDrafts } =
    await import('../../../../renderer/store/note-actions');
  const kept = () => [...useDrafts.getState()].map(([key, { name }]) => `${key} ${name}`);
  keepDraft(contract('0xaa'), { ...typed, name: 'Half a' }, empty);
  expect(dropSavedDraft('one', '0xaa', typed, typed)).toBe(false);
  // The remaining draft was typed over the note that has now been saved.
  expect(useDrafts.getState().get('one 0xaa')?.over).toEqual(typed);
  await tellState(stateWith('two', { revision: 2 }));
  keepDraft(contract('0xaa'), typed, empty);
  expect(kept()).toEqual(['one 0xaa Half a', 'two 0xaa Half']);
  expect(dropSavedDraft('one', '0xaa', { ...typed, name: 'Half a' }, typed)).toBe(true);
  expect(kept()).toEqual(['two 0xaa Half']);
});
