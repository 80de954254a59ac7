import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { step, tool } from '../../run/steps.mjs';
import type { Figure } from '../figure';
import { launchWholeChromium } from '../../stand-in/chromium';
import { buildBenchPage } from './build-pages';
import { collect, type Browsers, type Plan } from './collect';
import { listFigures, shorterListFigures, type Summaries } from './list-figures';
import { measureBox } from './measure-box';
import type { Stage } from './open-page';
import { printSummaries } from './print-summaries';
import { sizeFigures } from './size-figures';
import { serveOurs, servePeer, type PeerName, type Subject } from './subjects';
import { summarise } from './summarise';

interface Scope {
  readonly peers: readonly PeerName[];
  readonly long: Plan;
  readonly short: readonly Plan[];
}

/** The peers measured on the shorter lists too. */
const shortPeers: readonly PeerName[] = ['ag-grid', 'ag-grid-without-row-ids', 'react-window'];

const once = { rounds: 1, repetitions: { mounts: 2, searches: 3, sorts: 1 } };
const often = { rounds: 3, repetitions: { mounts: 2, searches: 8, sorts: 3 } };

const scopes: Readonly<Record<'quick' | 'full', Scope>> = {
  quick: {
    peers: [...shortPeers, 'react-window-same-row', 'glide-data-grid'],
    long: { ...once, count: 100_000, scrolling: 'scrolling' },
    short: [{ ...once, count: 10_000, scrolling: 'times-only' }],
  },
  full: {
    peers: [...shortPeers, 'react-window-same-row', 'tanstack-virtual', 'glide-data-grid'],
    long: { ...often, count: 100_000, scrolling: 'scrolling' },
    short: [
      { ...often, count: 10_000, scrolling: 'times-only' },
      { ...often, count: 1000, scrolling: 'times-only' },
    ],
  },
};

/** Without the cap a frame is shown as soon as it is ready, so that times are not rounded up to 16.7 ms. */
const withoutCap = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Launches both browsers for `use` and closes them afterwards, also after a failure. */
const withBrowsers = async <Value>(use: (browsers: Browsers) => Promise<Value>): Promise<Value> => {
  const capped = await launchWholeChromium([]);
  const uncapped = await launchWholeChromium(withoutCap);
  try {
    return await use({ capped, uncapped });
  } finally {
    await Promise.all([capped.close(), uncapped.close()]);
  }
};

const measureLists = async (
  scope: Scope,
  subjects: readonly Subject[],
  browsers: Browsers,
  stage: Omit<Stage, 'browser'>,
): Promise<readonly Figure[]> => {
  const summaries = async (chosen: readonly Subject[], plan: Plan): Promise<Summaries> => {
    const samples = await collect(chosen, browsers, stage, plan);
    const found = new Map([...samples].map(([name, all]) => [name, summarise(all)]));
    printSummaries(plan.count, found);
    return found;
  };
  const figures = [...listFigures(await summaries(subjects, scope.long))];
  const few = subjects.filter(({ name }) => name === 'ours' || shortPeers.includes(name));
  for (const plan of scope.short) {
    figures.push(...shorterListFigures(plan.count, await summaries(few, plan)));
  }
  return figures;
};

/**
 * Rows 1 to 13: the app's built window compared with other libraries' pages, in one Chromium. Builds the app first.
 * `quick` runs one round with fewer peers. Rejects when a page does not show the expected rows.
 */
export const run = async (options: {
  readonly quick: 'quick' | 'full';
}): Promise<readonly Figure[]> => {
  if (!step('build', tool('electron-vite'), 'build', '--logLevel', 'warn')) {
    throw new Error('The app does not build.');
  }
  const scope = scopes[options.quick];
  const temporary = mkdtempSync(path.join(tmpdir(), 'account-viewer-bench-'));
  const subjects: Subject[] = [];
  try {
    const script = readFileSync(await buildBenchPage(path.join(temporary, 'in-page')), 'utf8');
    const ours = await serveOurs();
    subjects.push(ours);
    for (const peer of scope.peers) subjects.push(await servePeer(peer, temporary));
    return await withBrowsers(async (browsers) => {
      const box = await measureBox({ browser: browsers.uncapped, script }, ours);
      const stage = { script, box };
      const uncapped = { ...stage, browser: browsers.uncapped };
      return [
        ...(await measureLists(scope, subjects, browsers, stage)),
        ...(await sizeFigures(uncapped, ours, temporary)),
      ];
    });
  } finally {
    for (const { close } of subjects) close();
    rmSync(temporary, { recursive: true, force: true });
  }
};
