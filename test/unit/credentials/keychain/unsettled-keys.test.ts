import { expect, it } from 'vitest';
import { succeed } from '../../../../shared/failure';
import { appParts } from '../../calls/app-parts';
import { valueOf } from '../../value-of';

const keys = (apiKey: string) => ({
  apiKey,
  privateKey: Buffer.from('private key'),
  destination: 'https://api.example.com',
});
const aFileKey = { value: expect.any(Uint8Array) as unknown };

it('there is no file key until it is decided whether keys of this run stay in the keychain', async () => {
  const { secrets } = appParts();
  const save = async () => valueOf(await secrets.save('a', keys('new'), 'keychain'));
  await secrets.save('a', keys('old'), 'this-run');
  const first = await save();
  expect(await secrets.fileKeyOf('a')).toEqual(succeed(null));
  await first.undo();
  expect([await secrets.fileKeyOf('a'), secrets.inMemory('a')]).toEqual([succeed(null), true]);
  const second = await save();
  second.settle();
  expect(await secrets.fileKeyOf('a')).toMatchObject(aFileKey);
  // Keys that were already in the keychain have a file key all the time.
  const third = await save();
  expect(await secrets.fileKeyOf('a')).toMatchObject(aFileKey);
  await third.undo();
  expect(await secrets.fileKeyOf('a')).toMatchObject(aFileKey);
});
