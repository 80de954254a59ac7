import { expect, it } from 'vitest';
import { addressKey } from '../../../../shared/address';
import { succeed } from '../../../../shared/failure';
import { smallWallet } from '../../../service/small-account';
import { setUp, settle } from './answering-main';

const { walletAddress: address } = smallWallet;

it('a favourite that is pressed twice is none again', async () => {
  const { last, calls, shown } = await setUp();
  last('readNotes').answer(succeed({ home: 'file', entries: [] }));
  await settle();
  const { toggleFavourite } = await import('../../../../renderer/store/note-actions');
  const isFavourite = () => shown().notes?.entries.get(addressKey(address))?.favourite ?? false;
  const both = [toggleFavourite(address), toggleFavourite(address)];
  await settle();
  expect(last('saveNote').request).toMatchObject({ favourite: true });
  last('saveNote').answer(succeed('file'));
  await settle();
  expect(isFavourite()).toBe(true);
  expect(calls().filter((name) => name.startsWith('saveNote'))).toHaveLength(2);
  expect(last('saveNote').request).toMatchObject({ favourite: false });
  last('saveNote').answer(succeed('file'));
  await Promise.all(both);
  expect(isFavourite()).toBe(false);
});
