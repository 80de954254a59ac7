import { german as pseudo } from '../pseudo/catalogue';
import { speakPseudo } from '../pseudo/speak-pseudo';
import { german } from '../../renderer/words/de';
import { expect, test } from './connect';
import { chooseGerman } from './german';
import { layoutFlaws } from './layout';
import { visitScreens } from './screens';

const widths = [1280, 480] as const;
const languages = [
  ['a language 40 % longer than English', pseudo],
  ['German', german],
] as const;

for (const width of widths) {
  for (const [name, words] of languages) {
    test(`no text is cut off or overlaps in ${name}, ${width} pixels wide`, async ({
      app,
    }, testInfo) => {
      const { page } = app;
      await chooseGerman(app);
      await page.setViewportSize({ width, height: 820 });
      if (words === pseudo) await speakPseudo(page);
      const flaws: string[] = [];
      await visitScreens(page, words, async (screen) => {
        const found = await layoutFlaws(page);
        flaws.push(...found.map((flaw) => `${screen}: ${flaw}`));
        const picture = testInfo.outputPath(`${screen.replaceAll(/\W/gu, '')}.png`);
        await page.screenshot({ path: picture, animations: 'disabled' });
      });
      expect(flaws).toEqual([]);
    });
  }
}

test('text that is cut off or covered is found', async ({ app }) => {
  const { page } = app;
  await chooseGerman(app);
  await page.setViewportSize({ width: 1280, height: 820 });
  expect(await layoutFlaws(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate(({ style }) => {
    style.width = '60px';
    style.overflow = 'hidden';
    style.whiteSpace = 'nowrap';
  });
  await page.getByRole('button', { name: german.window.connect.test }).evaluate(({ style }) => {
    style.marginLeft = '-80px';
  });
  const flaws = await layoutFlaws(page);
  expect(flaws).toContainEqual(expect.stringMatching(/^cut: "Konto verbinden"/u));
  expect(flaws).toContainEqual(expect.stringMatching(/^overlap: "Speichern und öffnen"/u));
});
