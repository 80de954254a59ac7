import type { Summaries } from './list-figures';
import type { Summary } from './summarise';

const heads: Readonly<Record<keyof Summary, string>> = {
  fresh: 'fresh',
  warm: 'warm',
  firstKey: "cold 'a'",
  secondKey: "'ab'",
  secondKeyWorst: "'ab' p95",
  clear: 'clear',
  firstSort: 'sort 1st',
  laterSort: 'sort',
  usedAfterMount: 'MB mount',
  usedAfterUse: 'MB use',
  longestTask: 'task max',
  frames: 'frames',
  blank: 'blank',
  work: 'work',
  workWorst: 'work p95',
  wheel: 'wheel',
};

const measures = Object.keys(heads) as readonly (keyof Summary)[];

const show = (measure: keyof Summary, value: number): string => {
  if (Number.isNaN(value)) return '-';
  if (measure.startsWith('used')) return (value / 1e6).toFixed(1);
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
};

/** Writes the figures of all subjects to standard error, apart from the rows with targets on standard output. */
export const printSummaries = (count: number, summaries: Summaries): void => {
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(9))).join('');
  const lines = [
    `\n${count} contracts; medians, ms unless said`,
    line(['', ...measures.map((measure) => heads[measure])]),
    ...[...summaries].map(([name, summary]) =>
      line([name, ...measures.map((measure) => show(measure, summary[measure]))]),
    ),
  ];
  process.stderr.write(`${lines.join('\n')}\n\n`);
};
