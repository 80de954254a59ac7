import type { PeerName } from './subjects';
import type { Summary } from './summarise';

/** A peer by its name, or whichever of the lean ones does best. */
export type Opponent = PeerName | 'best peer';

/** One measure and how ours may compare: the ratio to each opponent. */
export interface Target {
  readonly row: number;
  readonly measure: string;
  readonly of: keyof Summary;
  readonly unit: 'ms' | 'MB';
  readonly ratios: readonly (readonly [Opponent, number])[];
}

/** AG Grid mounts faster without row ids; for everything else it is taken as people set it up. */
export const agGridAtMount = 'ag-grid-without-row-ids';

/** Row 12: the most that any time on a shorter list may be of these opponents'. */
export const shorterListRatios = { agGrid: 0.6, reactWindow: 1.25 } as const;

const milliseconds = { unit: 'ms' } as const;
const heap = { unit: 'MB' } as const;

const mount = 'click on the link to the contracts, rows in memory';

/** Times, rows 1 to 8. */
export const timeTargets: readonly Target[] = [
  {
    row: 1,
    measure: `first rows painted, warm (${mount})`,
    of: 'warm',
    ...milliseconds,
    ratios: [
      [agGridAtMount, 0.13],
      ['react-window-same-row', 1.15],
    ],
  },
  {
    row: 2,
    measure: `first rows painted, fresh page (first ${mount})`,
    of: 'fresh',
    ...milliseconds,
    ratios: [[agGridAtMount, 0.17]],
  },
  {
    row: 3,
    measure: "keystroke 'ab'",
    of: 'secondKey',
    ...milliseconds,
    ratios: [['best peer', 0.45]],
  },
  {
    row: 4,
    measure: "keystroke 'ab', p95",
    of: 'secondKeyWorst',
    ...milliseconds,
    ratios: [['best peer', 0.45]],
  },
  {
    row: 5,
    measure: 'very first keystroke, right after the first rows',
    of: 'firstKey',
    ...milliseconds,
    ratios: [['best peer', 0.8]],
  },
  {
    row: 6,
    measure: 'clear the search',
    of: 'clear',
    ...milliseconds,
    ratios: [['ag-grid', 0.15]],
  },
  {
    row: 7,
    measure: 'first sort by name',
    of: 'firstSort',
    ...milliseconds,
    ratios: [['best peer', 0.25]],
  },
  {
    row: 8,
    measure: 'repeated or reversed sort by name or date',
    of: 'laterSort',
    ...milliseconds,
    ratios: [['ag-grid', 0.05]],
  },
];

/** Scrolling and heap, rows 10 and 11. */
export const otherTargets: readonly Target[] = [
  {
    row: 10,
    measure: 'work per scroll frame, every row new, p50',
    of: 'work',
    ...milliseconds,
    ratios: [['react-window-same-row', 0.9]],
  },
  {
    row: 10,
    measure: 'work per scroll frame, every row new, p95',
    of: 'workWorst',
    ...milliseconds,
    ratios: [['react-window-same-row', 0.95]],
  },
  {
    row: 10,
    measure: 'work per scroll frame, a notch of the wheel, p50',
    of: 'wheel',
    ...milliseconds,
    ratios: [
      ['react-window-same-row', 0.8],
      ['react-window', 1.15],
    ],
  },
  {
    row: 11,
    measure: 'heap beyond the rows, after mount',
    of: 'usedAfterMount',
    ...heap,
    ratios: [['ag-grid', 0.3]],
  },
  {
    row: 11,
    measure: 'heap beyond the rows, after use',
    of: 'usedAfterUse',
    ...heap,
    ratios: [['ag-grid', 0.36]],
  },
];
