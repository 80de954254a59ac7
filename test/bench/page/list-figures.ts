import type { Figure } from '../figure';
import type { PeerName, SubjectName } from './subjects';
import type { Summary } from './summarise';
import {
  agGridAtMount,
  otherTargets,
  shorterListRatios,
  timeTargets,
  type Opponent,
  type Target,
} from './targets';

export type Summaries = ReadonlyMap<SubjectName, Summary>;

const inUnit = (of: keyof Summary, value: number): string =>
  of.startsWith('used') ? `${(value / 1e6).toFixed(1)} MB` : `${value.toFixed(1)} ms`;

const valueOf = (summaries: Summaries, subject: SubjectName, of: keyof Summary): number =>
  summaries.get(subject)?.[of] ?? NaN;

/** Peers that only draw rows and leave searching and sorting to the program that uses them. */
const leanPeers: readonly PeerName[] = ['react-window', 'tanstack-virtual', 'glide-data-grid'];

const bestPeer = (summaries: Summaries, of: keyof Summary): PeerName =>
  leanPeers
    .filter((peer) => summaries.has(peer))
    .toSorted((one, other) => valueOf(summaries, one, of) - valueOf(summaries, other, of))[0] ??
  'react-window';

const figureOf = (
  summaries: Summaries,
  { row, measure, of }: Target,
  opponent: Opponent,
  target: number,
): Figure => {
  const peer = opponent === 'best peer' ? bestPeer(summaries, of) : opponent;
  const [our, their] = [valueOf(summaries, 'ours', of), valueOf(summaries, peer, of)];
  const show = (value: number) => (Number.isNaN(value) ? 'not there' : inUnit(of, value));
  return {
    row,
    measure,
    ours: show(our),
    against: `${show(their)} (${peer})`,
    ratio: our / their,
    target,
    compare: 'at-most',
  };
};

/** Row 9: a figure whose ratio is the app's value divided by a fixed bound, not by a peer's value. */
const boundedFigure = (
  summaries: Summaries,
  of: keyof Summary,
  measure: string,
  bound: number,
  wanted: Pick<Figure, 'target' | 'compare'>,
): Figure => {
  const ours = valueOf(summaries, 'ours', of);
  return {
    row: 9,
    measure,
    ...wanted,
    ours: ours.toFixed(0),
    against: `${valueOf(summaries, 'react-window', of).toFixed(0)} (react-window)`,
    ratio: ours / bound,
  };
};

/** Frames that a display of 60 Hz shows in 3 s. */
const framesShown = 180;

/** Milliseconds. A window feels stuck during a longer task. */
const longestTaskAllowed = 100;

const boundedFigures = (summaries: Summaries): readonly Figure[] => {
  const frames = `frames in 3 s of scrolling (of ${framesShown})`;
  const blank = 'blank frames in 3 s of scrolling (their number, not a ratio)';
  const longest = `longest task of all but scrolling (of ${longestTaskAllowed} ms)`;
  return [
    boundedFigure(summaries, 'frames', frames, framesShown, { target: 0.975, compare: 'at-least' }),
    boundedFigure(summaries, 'blank', blank, 1, { target: 0, compare: 'at-most' }),
    boundedFigure(summaries, 'longestTask', longest, longestTaskAllowed, { target: 1, compare: 'at-most' }), // oxfmt-ignore
  ];
};

/** Rows 1 to 11, from the long list. A ratio is NaN when the app's or the peer's value was not measured. */
export const listFigures = (summaries: Summaries): readonly Figure[] => {
  const figures = [...timeTargets, ...otherTargets].flatMap((target) =>
    target.ratios.map(([opponent, ratio]) => figureOf(summaries, target, opponent, ratio)),
  );
  return [...figures, ...boundedFigures(summaries)].toSorted((one, other) => one.row - other.row);
};

const badness = ({ ratio }: Figure): number => (Number.isNaN(ratio) ? Infinity : ratio);

/** Row 12: the time with the worst ratio on a shorter list. NaN when a time was not measured. */
export const shorterListFigures = (count: number, summaries: Summaries): readonly Figure[] => {
  const worst = (opponentOf: (row: number) => PeerName, ratio: number): readonly Figure[] =>
    timeTargets
      .map((target) => figureOf(summaries, target, opponentOf(target.row), ratio))
      .toSorted((one, other) => badness(other) - badness(one))
      .slice(0, 1)
      .map((figure) => ({
        ...figure,
        row: 12,
        measure: `${count} rows, the worst of all times: ${figure.measure}`,
      }));
  return [
    ...worst((row) => (row <= 2 ? agGridAtMount : 'ag-grid'), shorterListRatios.agGrid),
    ...worst(() => 'react-window', shorterListRatios.reactWindow),
  ];
};
