import { expect, fillForm, test } from './connect';
import { profileButton } from './profile-menu';

test('nothing is sent before the question is agreed to, which is asked once for a test and for saving (H3)', async ({
  app,
  page,
  startService,
}) => {
  const { service, ...keys } = await startService();
  const statuses = () => service.requests().map(({ status }) => status);
  const account = { name: 'Meridian Treasury Operations' };
  await app.pressButton('Cancel');
  await app.pressButton('Cancel');
  await fillForm(app, `${keys.baseUrl}/`, keys);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('button', { name: 'Test connection' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('button', { name: 'Save and open' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('API key')).toHaveValue(keys.apiKey);
  expect(statuses()).toEqual([]);

  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The service accepts the keys of')).toBeVisible();
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('heading', account)).toBeVisible();
  const next = await app.relaunch();
  await expect(next.getByRole('heading', account)).toBeVisible();
  await expect(profileButton(next)).toHaveAccessibleName(/Treasury/u);
  // The offline copy is shown before the answer comes.
  await expect.poll(statuses).toEqual([200, 200, 200]);
});
