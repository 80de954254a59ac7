import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure';
import { buildListAlone } from './build-pages';
import { openContracts, openPage, type Stage } from './open-page';
import type { Subject } from './subjects';

/** Largest allowed sizes, in bytes after gzip. */
const limits = { list: 8000, untilListShows: 115_000, all: 230_000 } as const;

const isCode = (name: string): boolean => /\.(js|css)$/u.test(name);

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

const total = (files: readonly string[]): number =>
  files.map(gzipped).reduce((sum, bytes) => sum + bytes, 0);

const allFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => path.join(folder, name));

/** Paths of the scripts and style sheets that the page has loaded once the list is on screen. */
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

const figureOf = (measure: string, bytes: number, limit: number): Figure => ({
  row: 13,
  measure: `gzip of ${measure}`,
  ours: inKilobytes(bytes),
  against: inKilobytes(limit),
  ratio: bytes / limit,
  target: 1,
  compare: 'at-most',
});

/** Row 13: sizes of scripts and style sheets. Each file is gzipped by itself. */
export const sizeFigures = async (
  stage: Stage,
  ours: Subject,
  temporary: string,
): Promise<readonly Figure[]> => [
  figureOf('all scripts and styles', total(allFiles(ours.folder)), limits.all),
  figureOf(
    'scripts and styles loaded until the list shows',
    total(await loadedFiles(stage, ours)),
    limits.untilListShows,
  ),
  figureOf(
    'renderer/features/records/list alone, React and the rest of the window left out',
    total(allFiles(await buildListAlone(path.join(temporary, 'list')))),
    limits.list,
  ),
];
