import { memo } from 'react';
import { spanOver, type Counts, type Periods } from './periods';

interface Props {
  readonly periods: Periods;
  readonly counts: Counts;
  readonly groups: number;
  /** Size of the drawing area in pixels. */
  readonly width: number;
  readonly height: number;
  /** The count at full height. */
  readonly most: number;
  /** Widest bar in pixels; by default the width of its period. */
  readonly widest?: number;
  /** Fill of a group's bars; by default from the style sheet. */
  readonly fillOf?: (group: number) => string;
}

/** Lowest bar in pixels, so that one contract among thousands stays visible. */
const leastHeight = 2;

/** One path per group with all its bars: redrawing hundreds of elements would be slow. */
const pathsOf = ({
  periods,
  counts,
  groups,
  width,
  height,
  most,
  widest,
}: Props): readonly string[] => {
  const paths = Array.from({ length: groups }, (): string[] => []);
  const { from, to } = spanOver(periods);
  const x = (time: number): number => ((time - from) / (to - from)) * width;
  counts.totals.forEach((total, period) => {
    if (total === 0) return;
    const [left, right] = [x(periods.edges[period] ?? 0), x(periods.edges[period + 1] ?? 0)];
    const gap = right - left > 6 ? 2 : right - left > 3 ? 1 : 0;
    const room = Math.max(right - left - gap, 1);
    const wide = Math.min(room, widest ?? room);
    const high = Math.max((total / most) * height, leastHeight);
    let bottom = height;
    for (let group = 0; group < groups; group += 1) {
      const count = counts.byGroup[period * groups + group] ?? 0;
      if (count === 0) continue;
      const part = (count / total) * high;
      // Leaves a thin line of background between two parts of a bar.
      const drawn = part > 3 ? part - 1 : part;
      const place = [left + gap / 2 + (room - wide) / 2, bottom - drawn]
        .map((value) => value.toFixed(1))
        .join(' ');
      paths[group]?.push(`M${place}h${wide.toFixed(1)}v${drawn.toFixed(1)}h${(-wide).toFixed(1)}z`);
      bottom -= part;
    }
  });
  return paths.map((parts) => parts.join(''));
};

/** The bars of a chart, one per period, in layers by group. */
export const Bars = memo(function Bars(props: Props) {
  return pathsOf(props).map((path, group) => (
    <path key={group} d={path} fill={props.fillOf?.(group)} />
  ));
});
