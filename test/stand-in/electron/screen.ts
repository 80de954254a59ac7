import type { Display, Screen } from 'electron';
import { throwOnUncovered } from '../uncovered';
import { app } from './app';

const display = throwOnUncovered<Display>('display', {
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
} satisfies Partial<Display>);

function checkReady(): void {
  if (!app.isReady())
    throw new Error("The 'screen' module can't be used before the app 'ready' event");
}

/** The screen module: one display of 1920 x 1080. */
export const screen = throwOnUncovered<Screen>('screen', {
  getAllDisplays() {
    checkReady();
    return [display];
  },
  getPrimaryDisplay() {
    checkReady();
    return display;
  },
} satisfies Partial<Screen>);
