import { expect, it } from 'vitest';
import { smallAccount } from '../../service/small-account';
import { valueOf } from '../value-of';
import { moved } from './one-wallet';
import { remembering } from './remembering';

it('open alarms are known of what was opened in this run, until their profile is removed', async () => {
  const { start, profileId } = remembering();
  const before = start();
  await before.take(smallAccount);
  await before.take(moved);
  const { baselines, take, leave, acknowledge } = start();
  const known = () => baselines.openAlarms(profileId);
  expect(known()).toBeNull();
  // As a question about an address has it opened.
  valueOf(await baselines.addresses(profileId, null, true));
  expect(known()).toBe(1);
  await take(moved);
  await acknowledge(null);
  expect(known()).toBe(0);
  await take(smallAccount);
  // While another profile is on screen.
  await leave();
  expect(known()).toBe(1);
  baselines.forget(profileId);
  expect(known()).toBeNull();
});

it('open alarms are not known to be none where what is remembered cannot be opened', async () => {
  const { start, profileId, edges, unavailable } = remembering();
  edges.key = unavailable;
  const { baselines, take } = start();
  valueOf(await baselines.addresses(profileId, null, true));
  expect(baselines.openAlarms(profileId)).toBeNull();
  await take(smallAccount);
  expect(baselines.openAlarms(profileId)).toBeNull();
});
