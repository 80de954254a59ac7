import type { Display, Screen } from 'electron';
import { throwOnUncovered } from '../uncovered';

const display = throwOnUncovered<Display>('display', {
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
} satisfies Partial<Display>);

/** The screen module: one display of 1920 x 1080. */
export const screen = throwOnUncovered<Screen>('screen', {
  getAllDisplays: () => [display],
  getPrimaryDisplay: () => display,
} satisfies Partial<Screen>);
