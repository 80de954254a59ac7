import { fuzzBridge } from './bridge';
import { fuzzFeed, fuzzImport } from './files';
import { fuzzNotes, fuzzMemory } from './kept-contents';
import { killWhileKeeping, killWhileSaving } from './killed-writers';
import { runKills } from './kills';
import { fuzzReader } from './reader';
import { fuzzSettings } from './settings';

/** Code that reads data from outside. `fuzz` rejects with the seed and the smallest input that fails. */
export interface Target {
  readonly name: string;
  readonly fuzz: (parameters: { readonly numRuns: number; readonly seed: number }) => Promise<void>;
  /** Number of inputs in each round, also in `npm test`: as many as take about a second. */
  readonly runs: number;
}

export const targets: readonly Target[] = [
  { name: 'reader', fuzz: fuzzReader, runs: 300 },
  { name: 'bridge', fuzz: fuzzBridge, runs: 1000 },
  { name: 'settings', fuzz: fuzzSettings, runs: 150 },
  { name: 'notes', fuzz: fuzzNotes, runs: 500 },
  { name: 'memory', fuzz: fuzzMemory, runs: 300 },
  { name: 'import', fuzz: fuzzImport, runs: 200 },
  { name: 'feed', fuzz: fuzzFeed, runs: 300 },
  // Kill a program while it writes.
  { name: 'kill-saving', fuzz: killWhileSaving, runs: 10 },
  { name: 'kill-keeping', fuzz: killWhileKeeping, runs: 10 },
  // Ends the app at steps of saving, changing, moving and removing.
  {
    name: 'kills',
    fuzz: async ({ numRuns, seed }) => {
      await runKills({ count: numRuns, seed });
    },
    runs: 10,
  },
];
