import { expect, it } from 'vitest';
import { smallAccount } from '../../service/small-account';
import { readCsvBelowFacts } from '../export/read-csv';
import { valueOf } from '../value-of';
import { moved } from './one-wallet';
import { baselineHarness, type BaselineHarness } from './baseline-harness';

it('the number of open alarms is known once the baseline was opened in this run, until the profile is removed', async () => {
  const { start, profileId } = baselineHarness();
  const before = start();
  await before.take(smallAccount);
  await before.take(moved);
  const { baselines, take, leave, acknowledge } = start();
  const known = () => baselines.openAlarms(profileId);
  expect(known()).toBeNull();
  // A look-up of an address opens it.
  valueOf(await baselines.addresses(profileId, null, true));
  expect(known()).toBe(1);
  await take(moved);
  await acknowledge(null);
  expect(known()).toBe(0);
  await take(smallAccount);
  // Leaves for another profile.
  await leave();
  expect(known()).toBe(1);
  baselines.forget(profileId);
  expect(known()).toBeNull();
});

/** The number of open alarms in the exported history. */
const inHistory = async (
  { baselines }: Pick<ReturnType<BaselineHarness['start']>, 'baselines'>,
  profileId: string,
) => {
  const { bytes } = valueOf(
    await baselines.historyTable(profileId, {
      filter: { kinds: null, list: null },
      separator: 'comma',
      facts: { host: 'host', savedAt: 0 },
    }),
  );
  return readCsvBelowFacts(bytes).facts.at(-1);
};

it('the number of open alarms is unknown if the baseline cannot be opened', async () => {
  const { start, profileId, edges, unavailable } = baselineHarness();
  edges.key = unavailable;
  const run = start();
  const { baselines, take } = run;
  valueOf(await baselines.addresses(profileId, null, true));
  expect(baselines.openAlarms(profileId)).toBeNull();
  await take(smallAccount);
  expect(baselines.openAlarms(profileId)).toBeNull();
  expect(await inHistory(run, profileId)).toBe('');
});

it('the number of open alarms is unknown while the baseline is lost, until the user acknowledges that', async () => {
  const harness = baselineHarness();
  const { profileId } = harness;
  await harness.start().take(smallAccount);
  await harness.lose();
  const run = harness.start();
  const { baselines, activity, take, acknowledge } = run;
  // Before an answer has been compared with the new baseline.
  await activity();
  expect([baselines.openAlarms(profileId), await inHistory(run, profileId)]).toEqual([null, '']);
  await take(moved);
  expect(baselines.openAlarms(profileId)).toBeNull();
  expect(await inHistory(run, profileId)).toBe('');
  valueOf(await baselines.addresses(profileId, null, true));
  expect(baselines.openAlarms(profileId)).toBeNull();
  // Alarms of the new baseline are counted.
  await take(smallAccount);
  expect([baselines.openAlarms(profileId), await inHistory(run, profileId)]).toEqual([1, '1']);
  await acknowledge(null);
  expect(baselines.openAlarms(profileId)).toBe(0);
  expect(await inHistory(run, profileId)).toBe('0');
});
