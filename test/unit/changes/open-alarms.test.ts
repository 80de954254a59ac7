import { expect, it } from 'vitest';
import { smallAccount } from '../../service/small-account';
import { readCsvBelowFacts } from '../export/read-csv';
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

it('open alarms are not known to be none while what is remembered is lost, until that is acknowledged', async () => {
  const dialogs = remembering();
  const { profileId } = dialogs;
  await dialogs.start().take(smallAccount);
  await dialogs.lose();
  const { baselines, take, acknowledge } = dialogs.start();
  const wanted = {
    filter: { kinds: null, list: null },
    separator: 'comma',
    facts: { host: 'host', savedAt: 0 },
  } as const;
  const inHistory = async () => {
    const { bytes } = valueOf(await baselines.historyTable(profileId, wanted));
    return readCsvBelowFacts(bytes).facts.at(-1);
  };
  await take(moved);
  expect(baselines.openAlarms(profileId)).toBeNull();
  expect(await inHistory()).toBe('');
  valueOf(await baselines.addresses(profileId, null, true));
  expect(baselines.openAlarms(profileId)).toBeNull();
  await acknowledge(null);
  expect(baselines.openAlarms(profileId)).toBe(0);
  expect(await inHistory()).toBe('0');
});
