import type { Figure } from '../figure';
import type { PeerName, SubjectName } from './subjects';
import type { Summary } from './summarise';

export type Summaries = ReadonlyMap<SubjectName, Summary>;

type Measure = keyof Summary;

const inMilliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const inMegabytes = (value: number): string => `${(value / 1e6).toFixed(1)} MB`;
const asCount = (value: number): string => String(value);

const shown = (value: number, show: (value: number) => string): string =>
  Number.isNaN(value) ? 'not there' : show(value);

/** What a row of the targets says of one measure. */
interface Target {
  readonly row: number;
  readonly measure: string;
  readonly of: Measure;
  readonly against: PeerName | 'best peer';
  readonly target: number;
  readonly compare?: Figure['compare'];
  readonly show?: (value: number) => string;
}

/** AG Grid mounts faster without row ids; for everything else it is taken as people set it up. */
const agGridAtMount = 'ag-grid-without-row-ids';

const mount = 'Overview to Contracts by its link, rows in memory';

const targets: readonly Target[] = [
  ...(
    [
      [agGridAtMount, 0.1],
      ['react-window', 1.2],
    ] as const
  ).map(([against, target]): Target => ({
    row: 1,
    measure: `first rows painted, warm (${mount})`,
    of: 'warm',
    against,
    target,
  })),
  {
    row: 2,
    measure: `first rows painted, fresh page (first ${mount})`,
    of: 'fresh',
    against: agGridAtMount,
    target: 0.15,
  },
  { row: 3, measure: "keystroke 'ab'", of: 'secondKey', against: 'ag-grid', target: 0.4 },
  { row: 3, measure: "keystroke 'ab'", of: 'secondKey', against: 'best peer', target: 0.5 },
  {
    row: 4,
    measure: "keystroke 'ab', p95",
    of: 'secondKeyWorst',
    against: 'ag-grid',
    target: 0.25,
  },
  {
    row: 4,
    measure: "keystroke 'ab', p95",
    of: 'secondKeyWorst',
    against: 'best peer',
    target: 0.5,
  },
  {
    row: 5,
    measure: 'very first keystroke, right after the first rows',
    of: 'firstKey',
    against: 'best peer',
    target: 1.1,
  },
  { row: 6, measure: 'clear the search', of: 'clear', against: 'ag-grid', target: 0.2 },
  { row: 7, measure: 'first sort by name', of: 'firstSort', against: 'ag-grid', target: 0.3 },
  { row: 7, measure: 'first sort by name', of: 'firstSort', against: 'best peer', target: 0.7 },
  {
    row: 8,
    measure: 'repeated or reversed sort by name or date',
    of: 'laterSort',
    against: 'ag-grid',
    target: 0.05,
  },
  ...(
    [
      ['react-window', 0.98],
      ['ag-grid', 1.3],
    ] as const
  ).map(([against, target]): Target => ({
    row: 9,
    measure: 'frames in 3 s of scrolling',
    of: 'frames',
    against,
    target,
    compare: 'at-least',
    show: asCount,
  })),
  {
    row: 10,
    measure: 'work per scroll frame, p50',
    of: 'work',
    against: 'react-window',
    target: 1.1,
  },
  {
    row: 10,
    measure: 'work per scroll frame, p95',
    of: 'workWorst',
    against: 'react-window',
    target: 1.1,
  },
  {
    row: 11,
    measure: 'heap beyond the rows, after mount',
    of: 'usedAfterMount',
    against: 'ag-grid',
    target: 0.05,
    show: inMegabytes,
  },
  {
    row: 11,
    measure: 'heap beyond the rows, after use',
    of: 'usedAfterUse',
    against: 'ag-grid',
    target: 0.4,
    show: inMegabytes,
  },
];

/** Those that draw rows and leave the rest to their users. */
const bestPeers = ['react-window', 'tanstack-virtual', 'glide-data-grid'] as const;

const valueOf = (summaries: Summaries, subject: SubjectName, of: Measure): number =>
  summaries.get(subject)?.[of] ?? NaN;

const bestPeer = (summaries: Summaries, of: Measure): PeerName =>
  bestPeers
    .filter((peer) => summaries.has(peer))
    .toSorted((one, other) => valueOf(summaries, one, of) - valueOf(summaries, other, of))[0] ??
  'react-window';

const figureOf = (summaries: Summaries, target: Target): Figure => {
  const { row, measure, of, show = inMilliseconds } = target;
  const peer = target.against === 'best peer' ? bestPeer(summaries, of) : target.against;
  const [our, their] = [valueOf(summaries, 'ours', of), valueOf(summaries, peer, of)];
  return {
    row,
    measure,
    ours: shown(our, show),
    against: `${shown(their, show)} (${peer})`,
    ratio: our / their,
    target: target.target,
    compare: target.compare ?? 'at-most',
  };
};

const blankFrames = (summaries: Summaries): Figure => {
  const blank = valueOf(summaries, 'ours', 'blank');
  return {
    row: 9,
    measure: 'blank frames in 3 s of scrolling (itself, not a ratio)',
    ours: asCount(blank),
    against: `${asCount(valueOf(summaries, 'react-window', 'blank'))} (react-window)`,
    ratio: blank,
    target: 0,
    compare: 'at-most',
  };
};

/** Rows 1 to 11, from the long list. */
export const listFigures = (summaries: Summaries): readonly Figure[] =>
  [...targets.map((target) => figureOf(summaries, target)), blankFrames(summaries)].toSorted(
    (one, other) => one.row - other.row,
  );

const times = [...new Set(targets.filter(({ row }) => row <= 8).map(({ of }) => of))];

/** Row 12: of all times on a shorter list, the one that comes off worst. Not a number when one is missing. */
export const shorterListFigures = (count: number, summaries: Summaries): readonly Figure[] => {
  const worst = (against: (of: Measure) => PeerName, target: number): Figure => {
    const figures = times.map((of) =>
      figureOf(summaries, { row: 12, measure: of, of, against: against(of), target }),
    );
    const [first] = figures.toSorted((one, other) => badness(other) - badness(one));
    if (!first) throw new Error('No times to compare.');
    return { ...first, measure: `${count} rows, the worst of all times: ${first.measure}` };
  };
  return [
    worst((of) => (of === 'fresh' || of === 'warm' ? agGridAtMount : 'ag-grid'), 0.6),
    worst(() => 'react-window', 1.25),
  ];
};

const badness = ({ ratio }: Figure): number => (Number.isNaN(ratio) ? Infinity : ratio);
