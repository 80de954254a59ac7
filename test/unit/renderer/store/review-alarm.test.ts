import { describe, expect, it } from 'vitest';
import type { Activity, Alarm } from '../../../../shared/activity';
import { fail, succeed } from '../../../../shared/failure';
import { quietActivity } from '../activity-parts';
import { answerOf, readAccount, settle, setUp } from './answering-main';

const activityOf = (revision: number, row: number | null): Activity => ({
  ...quietActivity,
  revision,
  fresh: 1,
  alarmCount: 1,
  alarms: [{ number: 1, list: 'wallets', row, name: 'Treasury' } as Alarm],
});

/** A window on the changes, with the second answer on screen and the activity of the first. */
const besideChanges = async (row: number | null) => {
  const window = await setUp();
  await readAccount(window, answerOf(2, 'second'));
  const { reviewAlarm } = await import('../../../../renderer/store/activity-actions');
  window.set({ view: 'activity', activity: activityOf(1, row) });
  void reviewAlarm();
  await settle();
  return window;
};

describe('an alarm that is reviewed before main has compared the answer on screen', () => {
  it('opens its record as soon as main has', async () => {
    const { shown, last } = await besideChanges(7);
    expect(shown()).toMatchObject({ view: 'activity', acknowledging: null });
    await last('readActivity').reply(succeed(activityOf(2, 0)));
    expect(shown()).toMatchObject({ view: 'wallets', acknowledging: null });
  });

  it('leaves the user where they have gone meanwhile', async () => {
    const { shown, last, actions } = await besideChanges(7);
    actions.show('settings');
    await last('readActivity').reply(succeed(activityOf(2, null)));
    expect(shown()).toMatchObject({ view: 'settings', acknowledging: null });
  });
});

it('an alarm acknowledged while main has a newer one is not acknowledged, and the newer one is shown', async () => {
  const { shown, last } = await besideChanges(7);
  await last('readActivity').reply(succeed(activityOf(2, 0)));
  const { acknowledge } = await import('../../../../renderer/store/activity-actions');
  void acknowledge({ version: 1 }, 1, '');
  expect(last('acknowledge').request).toMatchObject({ version: 1, numbers: [1] });
  await last('acknowledge').reply(fail('ANSWER_REPLACED'));
  expect(shown().announcement?.text).toContain('A newer answer has come from the service');
  const newer = { ...activityOf(2, 0), version: 2 };
  await last('readActivity').reply(succeed(newer));
  expect(shown().activity).toEqual(newer);
});

it('the result of an acknowledgement removes nothing that a newer answer has brought meanwhile', async () => {
  const { shown, last } = await besideChanges(7);
  const { acknowledge } = await import('../../../../renderer/store/activity-actions');
  void acknowledge({ version: 1 }, 1, '');
  const newer = activityOf(2, 0);
  await last('readActivity').reply(succeed(newer));
  await last('acknowledge').reply(succeed({ ...activityOf(1, null), alarms: [], alarmCount: 0 }));
  expect(shown().activity).toEqual(newer);
});

it.each([
  ['is not said to be done with where that is in no file', 'this-run', /until the app/u],
  ['is done with once that is in its file', 'disk', /No alarms left/u],
] as const)('the last alarm that is acknowledged %s', async (_what, home, said) => {
  const { shown, last } = await besideChanges(7);
  const { acknowledge } = await import('../../../../renderer/store/activity-actions');
  void acknowledge({ version: 1 }, 1, '');
  const left = { ...activityOf(1, null), home, alarms: [], alarmCount: 0 };
  await last('acknowledge').reply(succeed(left));
  expect(shown().announcement?.text).toMatch(said);
});
