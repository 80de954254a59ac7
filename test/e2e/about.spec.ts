import { violations } from './axe';
import { expect, test } from './connect';
import { openSettings } from './settings';

test('the About page names the app’s components and the hosts it calls', async ({ opened }) => {
  const { page, service } = await opened();
  await openSettings(page, 'about');
  const about = page.getByRole('region', { name: 'About' });
  const { host } = new URL(service.baseUrl);
  await expect(about).toContainText(`the app talks to one host only: ${host}`);
  await expect(about).toContainText('Chromium');
  await about.getByRole('button', { name: 'Licences' }).click();
  const licences = page.getByRole('dialog', { name: 'Licences' });
  await licences.getByText('zustand').click();
  await expect(licences.getByText(/Permission is hereby granted/u).last()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await about.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
