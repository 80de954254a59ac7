import { expect } from 'playwright/test';
import type { Walk } from './walk';

/** The charts of the overview, zoomed and coloured by deployer, with their table. */
export const charts = async ({ page, picture }: Walk, suffix: string): Promise<void> => {
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const chart = page.getByRole('slider', { name: 'Deployments over time' });
  await expect(chart).toBeVisible();
  const section = page.getByRole('region', { name: 'Deployments over time' });
  await section.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  await picture(`charts${suffix}`);
  await section.getByRole('radio', { name: 'Deployer' }).check();
  await chart.focus();
  await page.keyboard.press('+');
  await section.getByText('Show as table').click();
  await section.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  await picture(`charts-table${suffix}`);
};
