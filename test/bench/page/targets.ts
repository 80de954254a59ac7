import type { PeerName } from './subjects';
import type { Summary } from './summarise';

/** A peer by its name, or the best of the lean peers. */
export type Opponent = PeerName | 'best peer';

/** One measure, and the largest allowed ratio to each opponent. */
export interface Target {
  readonly row: number;
  readonly measure: string;
  readonly of: keyof Summary;
  readonly ratios: readonly (readonly [Opponent, number])[];
}

const target = (
  row: number,
  measure: string,
  of: keyof Summary,
  ...ratios: Target['ratios']
): Target => ({ row, measure, of, ratios });

/** The opponent for mounting, because AG Grid mounts faster without row ids. Other measures use its usual set-up. */
export const agGridAtMount = 'ag-grid-without-row-ids';

/** Row 12: the largest allowed ratio of any time on a shorter list to the time of these opponents. */
export const shorterListRatios = { agGrid: 0.6, reactWindow: 1.25 } as const;

const sameRow = 'react-window-same-row';
const mount = 'click on the link to the contracts, rows in memory';
const warm = `first rows painted, warm (${mount})`;
const fresh = `first rows painted, fresh page (first ${mount})`;
const frame = 'work per scroll frame';

/** Targets for times, rows 1 to 8. */
export const timeTargets: readonly Target[] = [
  target(1, warm, 'warm', [agGridAtMount, 0.13], [sameRow, 1.15]),
  target(2, fresh, 'fresh', [agGridAtMount, 0.17]),
  target(3, "keystroke 'ab'", 'secondKey', ['best peer', 0.45]),
  target(4, "keystroke 'ab', p95", 'secondKeyWorst', ['best peer', 0.45]),
  target(5, 'very first keystroke, right after the first rows', 'firstKey', ['best peer', 0.8]),
  target(6, 'clear the search', 'clear', ['ag-grid', 0.15]),
  target(7, 'first sort by name', 'firstSort', ['best peer', 0.25]),
  target(8, 'repeated or reversed sort by name or date', 'laterSort', ['ag-grid', 0.05]),
];

/** Targets for scrolling and heap, rows 10 and 11. */
export const otherTargets: readonly Target[] = [
  target(10, `${frame}, every row new, p50`, 'work', [sameRow, 0.9]),
  target(10, `${frame}, every row new, p95`, 'workWorst', [sameRow, 0.95]),
  target(
    10,
    `${frame}, a notch of the wheel, p50`,
    'wheel',
    [sameRow, 0.8],
    ['react-window', 1.15],
  ),
  target(11, 'heap beyond the rows, after mount', 'usedAfterMount', ['ag-grid', 0.3]),
  target(11, 'heap beyond the rows, after use', 'usedAfterUse', ['ag-grid', 0.36]),
];
