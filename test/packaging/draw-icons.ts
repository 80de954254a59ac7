// `npm run icons`: draws all icon files of the installers from icon.svg, with the Chromium of the tests.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { projectFolder } from '../launch/built-app';
import { launchChromium } from '../stand-in/chromium';
import { appleSides, toIcns, toIco, type Picture } from './icon-formats';

const folder = path.join(projectFolder, 'electron/packaging/icons');

/** Apple's icons have a margin; all others fill their square. */
type Margin = 'no margin' | "Apple's margin";

const draw = async (
  browser: Browser,
  svg: string,
  side: number,
  margin: Margin,
): Promise<Picture> => {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const padding = margin === 'no margin' ? 0 : (side * 100) / 1024;
  await page.setContent(
    `<style>body{margin:0}svg{display:block;box-sizing:border-box;width:100vw;height:100vh;padding:${padding}px}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return { side, png };
};

const svg = await readFile(path.join(folder, 'icon.svg'), 'utf8');
const browser = await launchChromium(true);
const drawAll = async (sides: readonly number[], margin: Margin): Promise<readonly Picture[]> => {
  const pictures: Picture[] = [];
  for (const side of sides) pictures.push(await draw(browser, svg, side, margin));
  return pictures;
};

const linux = await drawAll([16, 24, 32, 48, 64, 128, 256, 512], 'no margin');
await mkdir(path.join(folder, 'png'), { recursive: true });
for (const { side, png } of linux) {
  await writeFile(path.join(folder, 'png', `${side}x${side}.png`), png);
}
await writeFile(path.join(folder, 'icon.ico'), toIco(linux.filter(({ side }) => side <= 256)));
await writeFile(
  path.join(folder, 'icon.icns'),
  toIcns(await drawAll(appleSides, "Apple's margin")),
);
await browser.close();
