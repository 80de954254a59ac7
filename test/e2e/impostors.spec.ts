import { answer } from '../service/faults';
import { allAtOnce, harmless, impostors, type MadeAccount } from '../service/impostors';
import { connect, expect, refresh, test, type Service } from './connect';
import type { App } from './fixtures';

test.use({ handsOn: true });

/** What main tells the window of the account on screen. */
const readActivity = (app: App) =>
  app.page.evaluate(async () => {
    const { accountViewer } = globalThis as unknown as Pick<Window, 'accountViewer'>;
    const state = await accountViewer.getState();
    const profileId = state.ok ? state.value.activeProfileId : null;
    const activity = profileId ? await accountViewer.readActivity({ profileId }) : null;
    return activity?.ok ? activity.value : null;
  });

/** Serves the answers one after the other, the last of them for good. */
const openWith = async (
  app: App,
  answers: readonly MadeAccount[],
  start: (account: () => unknown, isDown: () => boolean) => Promise<Service>,
) => {
  let at = 0;
  let isDown = false;
  const service = await start(
    () => answers[at],
    () => isDown,
  );
  await connect(app, service.baseUrl, service);
  await expect(app.page.getByText('holder@example.com')).toBeVisible();
  for (at = 1; at < answers.length; at += 1) {
    await refresh(app, service);
    if (at === answers.length - 1) break;
  }
  return {
    goDown: () => {
      isDown = true;
    },
  };
};

const outage = answer(500, '{"error":"down"}');

test('whatever puts another address under something known is an alarm, also after a relaunch without the service (H1)', async ({
  app,
  startService,
}) => {
  const answers = allAtOnce(Object.values(impostors));
  const { goDown } = await openWith(app, answers, (account, isDown) =>
    startService({ account, intercept: (context) => (isDown() ? outage(context) : 'continue') }),
  );
  // Each way by itself is a test of the reader; the wallets that swap have an alarm each.
  const least = Object.keys(impostors).length;
  await expect.poll(async () => (await readActivity(app))?.alarmCount).toBeGreaterThan(least);
  const before = await readActivity(app);
  goDown();
  await app.relaunch();
  await expect(app.page.getByText('Offline copy', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await readActivity(app))?.alarms).toEqual(before?.alarms);
  await app.setClipboard('before');
  await app.page.getByRole('link', { name: 'Wallets', exact: true }).click();
  // What the window has not been told yet, it cannot say before it asks.
  await expect(
    app.page.getByRole('alert').filter({ hasText: 'first-seen values have changed' }),
  ).toBeVisible();
  await app.page.getByRole('gridcell').first().click();
  await app.page.keyboard.press('ControlOrMeta+a');
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect(app.page.getByText('ADDRESS_CHANGED')).toBeVisible();
  expect(await app.clipboard()).toBe('before');
});

test('harmless changes are no alarm, also after a relaunch', async ({ app, startService }) => {
  // Those of the account as a whole, each by itself, are tests of the reader.
  const ofAccount = /user id|list of wallets|e-mail/u;
  const changes = Object.entries(harmless).filter(([what]) => !ofAccount.test(what));
  const answers = allAtOnce(changes.map(([, change]) => change));
  await openWith(app, answers, (account) => startService({ account }));
  await expect
    .poll(async () => (await readActivity(app))?.counts.wallets.renamed)
    .toBeGreaterThan(5);
  expect((await readActivity(app))?.alarmCount).toBe(0);
  await app.relaunch();
  await expect.poll(async () => (await readActivity(app))?.revision).toBeGreaterThan(0);
  expect((await readActivity(app))?.alarmCount).toBe(0);
});
