import { faults } from '../service/faults';
import { connect, expect, test } from './connect';
import { layoutFlaws } from './layout';

const widths = [480, 560, 720, 900, 1100, 1280] as const;

test('the bar above an account holds everything it can have to say, in German and at any width', async ({
  app,
  startService,
}) => {
  let hangs = false;
  const hang = faults['never-answers'];
  const service = await startService({
    clockOffset: 9 * 60_000,
    intercept: (context) => (hangs ? hang(context) : 'continue'),
  });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect(page.getByText('Meridian Treasury Operations')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.getByRole('link', { name: 'Übersicht' }).click();
  const flaws: string[] = [];
  const look = async (state: string): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 820 });
      flaws.push(...(await layoutFlaws(page)).map((flaw) => `${state}, ${width}: ${flaw}`));
    }
  };
  await expect(page.getByText(/Uhr dieses Computers/u)).toBeVisible();
  await look('a wrong clock');
  hangs = true;
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeVisible();
  await look('a wrong clock while it is read');
  expect(flaws).toEqual([]);
});
