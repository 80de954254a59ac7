import { EventEmitter } from 'node:events';
import type { Display, Screen } from 'electron';
import { extend, loud } from '../loud';

const area = { x: 0, y: 0, width: 1920, height: 1080 };

const display = loud<Display>('display', {
  id: 1,
  label: 'stand-in',
  bounds: area,
  workArea: area,
  size: { width: area.width, height: area.height },
  workAreaSize: { width: area.width, height: area.height },
  scaleFactor: 1,
  rotation: 0,
  internal: false,
} satisfies Partial<Display>);

/** The screen module: one display of 1920 x 1080. */
export const screen = loud<Screen>(
  'screen',
  extend(new EventEmitter(), {
    getAllDisplays: () => [display],
    getPrimaryDisplay: () => display,
    getDisplayMatching: () => display,
    getDisplayNearestPoint: () => display,
    getCursorScreenPoint: () => ({ x: 0, y: 0 }),
  } satisfies Partial<Screen>),
);
