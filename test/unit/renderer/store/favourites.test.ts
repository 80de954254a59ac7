import { expect, it } from 'vitest';
import { addressKey } from '../../../../shared/address';
import { succeed } from '../../../../shared/failure';
import { smallWallet } from '../../../service/small-account';
import { setUp, settle, stateWith } from './answering-main';

const { walletAddress: address } = smallWallet;

it('a favourite that is clicked twice is none again', async () => {
  const { last, times, shown } = await setUp();
  await last('readNotes').reply(succeed({ home: 'file', entries: [] }));
  const { toggleFavourite } = await import('../../../../renderer/store/note-actions');
  const isFavourite = () => shown().notes?.entries.get(addressKey(address))?.favourite ?? false;
  const both = [toggleFavourite(address), toggleFavourite(address)];
  await settle();
  expect(last('saveNote').request).toMatchObject({ favourite: true });
  await last('saveNote').reply(succeed('file'));
  expect(isFavourite()).toBe(true);
  expect(times('saveNote')).toBe(2);
  expect(last('saveNote').request).toMatchObject({ favourite: false });
  last('saveNote').answer(succeed('file'));
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(isFavourite()).toBe(false);
});

const text = { name: 'Payroll', tags: ['own'], note: 'Ask first.' };

/** A window whose notes have been read, a main that stores notes, and the notes it was asked to store. */
const withNotes = async (entries: readonly object[]) => {
  const window = await setUp();
  await window.last('readNotes').reply(succeed({ home: 'disk', entries }));
  const actions = await import('../../../../renderer/store/note-actions');
  const kept = (): unknown => {
    const { request, answer } = window.last('saveNote');
    answer(succeed('disk'));
    return request;
  };
  return { ...window, ...actions, kept };
};

it('making a favourite while its note is being saved keeps the note', async () => {
  const { saveNote, toggleFavourite, kept, shown } = await withNotes([]);
  const both = [saveNote(address, text), toggleFavourite(address)];
  await settle();
  expect(kept()).toMatchObject({ ...text, favourite: false });
  await settle();
  expect(kept()).toMatchObject({ ...text, favourite: true });
  await Promise.all(both);
  expect(shown().notes?.entries.get(addressKey(address))).toEqual({ ...text, favourite: true });
});

it('a note saved while it becomes a favourite is a favourite', async () => {
  const entry = { address: addressKey(address), ...text, favourite: false };
  const { saveNote, toggleFavourite, kept } = await withNotes([entry]);
  const both = [toggleFavourite(address), saveNote(address, { ...text, name: 'Salaries' })];
  await settle();
  expect(kept()).toMatchObject({ ...text, favourite: true });
  await settle();
  expect(kept()).toMatchObject({ name: 'Salaries', favourite: true });
  await Promise.all(both);
});

it('a favourite whose turn comes in another profile is read from its own profile', async () => {
  const { saveNote, toggleFavourite, kept, tell, last, shown } = await withNotes([]);
  const both = [saveNote(address, text), toggleFavourite(address)];
  await settle();
  tell('state', stateWith('two', { revision: 2 }));
  await settle();
  kept();
  await settle();
  const entry = { address: addressKey(address), ...text, favourite: false };
  await last('readNotes', 'one').reply(succeed({ home: 'disk', entries: [entry] }));
  expect(kept()).toMatchObject({ profileId: 'one', ...text, favourite: true });
  await Promise.all(both);
  expect(shown().notes).toBeNull();
});

it('notes are read again after a change while others wait for room', async () => {
  const { last, shown } = await setUp();
  await last('readNotes').reply(succeed({ home: 'disk', entries: [], waiting: 1 }));
  expect(shown().notes?.waiting).toBe(1);
  const { saveNote } = await import('../../../../renderer/store/note-actions');
  const saving = saveNote(address, text);
  await settle();
  await last('saveNote').reply(succeed('disk'));
  const entry = { address: addressKey(address), ...text, favourite: true };
  last('readNotes').answer(succeed({ home: 'disk', entries: [entry] }));
  expect(await saving).toBeNull();
  expect(shown().notes?.waiting).toBeUndefined();
  expect(shown().notes?.entries.get(addressKey(address))).toMatchObject({ favourite: true });
});

it('a note used for another address fills only its empty parts, once its own note is known', async () => {
  const { saveNote, takeOverNote, kept, shown } = await withNotes([]);
  const earlier = { name: 'Main ops', tags: ['own'], note: 'Call Anna.', favourite: true };
  const both = [saveNote(address, { ...text, tags: [], note: '' }), takeOverNote(address, earlier)];
  await settle();
  expect(kept()).toMatchObject({ name: 'Payroll', tags: [], note: '', favourite: false });
  await settle();
  expect(kept()).toMatchObject({ ...earlier, name: 'Payroll' });
  await Promise.all(both);
  const { entries } = shown().notes ?? {};
  expect(entries?.get(addressKey(address))).toEqual({ ...earlier, name: 'Payroll' });
});
