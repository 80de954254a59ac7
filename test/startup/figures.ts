import { median } from '../statistics';

/** Milliseconds from the start of the program to each mark. */
export interface StartTimes {
  readonly visible: number;
  readonly painted: number;
}

/**
 * Reads the marks that a program printed, relative to `spawnedAt` (milliseconds since 1970). Undefined while a mark is
 * missing.
 */
export const readStartTimes = (output: string, spawnedAt: number): StartTimes | undefined => {
  const at = (name: string): number | undefined => {
    const text = new RegExp(`^start-up mark ${name} (\\d+)$`, 'mu').exec(output)?.[1];
    return text === undefined ? undefined : Number(text) - spawnedAt;
  };
  const [visible, painted] = [at('visible'), at('painted')];
  return visible === undefined || painted === undefined ? undefined : { visible, painted };
};

/** One figure with its target. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly target: number;
  readonly unit: '×' | ' kB';
}

/** Rows 20 and 21: the app's medians divided by those of a minimal Electron app, measured in turn on one machine. */
export const startRows = (
  app: readonly StartTimes[],
  hello: readonly StartTimes[],
): readonly Row[] => {
  const ratio = (mark: keyof StartTimes): number =>
    median(app.map((times) => times[mark])) / median(hello.map((times) => times[mark]));
  return [
    { name: 'start to window', value: ratio('visible'), target: 1.15, unit: '×' },
    { name: 'start to 1,000 wallets', value: ratio('painted'), target: 1.6, unit: '×' },
  ];
};

/** Whether a row meets its target. False for NaN. */
export const meets = ({ value, target }: Row): boolean => value <= target;

/** The line of a row in the report. */
export const describeRow = (row: Row): string =>
  `${meets(row) ? 'ok    ' : 'MISSED'}  ${row.name}: ${row.value.toFixed(2)}${row.unit} (at most ${row.target}${row.unit})`;
