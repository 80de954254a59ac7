import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure';
import { buildListAlone } from './build-pages';
import { openContracts, openPage, type Stage } from './open-page';
import type { Subject } from './subjects';

/** Largest share of the list alone, in bytes. */
const listLimit = 8000;

const isCode = (name: string): boolean => /\.(js|css)$/u.test(name);

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

const total = (files: readonly string[]): number =>
  files.map(gzipped).reduce((sum, bytes) => sum + bytes, 0);

const allFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => path.join(folder, name));

/** What the page has loaded by the time the list is on screen. */
const loadedFiles = async (stage: Stage, subject: Subject): Promise<readonly string[]> => {
  const { page, close } = await openPage(stage, subject, 100);
  await page.evaluate((control) => window.bench.click(control), openContracts);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await close();
  return addresses
    .map((address) => new URL(address).pathname)
    .filter(isCode)
    .map((pathname) => path.join(subject.folder, pathname));
};

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const compared = (measure: string, our: number, their: number): Figure => ({
  row: 13,
  measure,
  ours: inKilobytes(our),
  against: `${inKilobytes(their)} (ag-grid)`,
  ratio: our / their,
  target: 0.4,
  compare: 'at-most',
});

/** Row 13: scripts and style sheets, each gzipped by itself. */
export const sizeFigures = async (
  stage: Stage,
  ours: Subject,
  agGrid: Subject,
  temporary: string,
): Promise<readonly Figure[]> => {
  const agGridLoads = total(await loadedFiles(stage, agGrid));
  const list = total(allFiles(await buildListAlone(path.join(temporary, 'list'))));
  return [
    compared('gzip of all scripts and styles', total(allFiles(ours.folder)), agGridLoads),
    compared(
      'gzip of scripts and styles loaded until the list shows',
      total(await loadedFiles(stage, ours)),
      agGridLoads,
    ),
    {
      row: 13,
      measure:
        'gzip of renderer/features/records/list alone, React and the rest of the window left out',
      ours: inKilobytes(list),
      against: inKilobytes(listLimit),
      ratio: list / listLimit,
      target: 1,
      compare: 'at-most',
    },
  ];
};
