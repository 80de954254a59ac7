import { parseJson } from '../../../../shared/parse-json';
import { readTextUpTo } from '../../storage/read-file';
import { writeFileAtomicallySync } from '../../storage/atomic-write';

/** A rectangle of the desktop in its own pixels; y grows downwards. */
export type Area = Readonly<Electron.Rectangle>;

/** Where a window was. */
export interface Spot extends Area {
  readonly maximized: boolean;
}

/** Saved place of the window, and zoom of its page. */
export interface WindowState extends Spot {
  /** Zoom factor of the page; 1 is its normal size. */
  readonly zoom: number;
}

/** Chromium's limits of a page's zoom factor. */
const zooms = { least: 0.25, largest: 5 } as const;

/** Where a window opens. Without x and y the system centres it. */
export interface Opening extends Omit<Spot, 'x' | 'y'> {
  readonly x?: number;
  readonly y?: number;
}

/** Sizes of the window, in the desktop's pixels. */
export const smallest = { width: 480, height: 420 } as const;
const first = { width: 1240, height: 820 } as const;

/** How much of the title bar must be on a screen so that the user can reach it, in pixels. */
const reachable = { width: 120, height: 32 } as const;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));

const isReachable = (place: Area, area: Area): boolean =>
  overlap(place.x, place.width, area.x, area.width) >= reachable.width &&
  overlap(place.y, reachable.height, area.y, area.height) === reachable.height;

const shared = (place: Area, area: Area): number =>
  overlap(place.x, place.width, area.x, area.width) *
  overlap(place.y, place.height, area.y, area.height);

const fit = (length: number, least: number, most: number): number =>
  Math.max(least, Math.min(length, most));

const sizeWithin = ({ width, height }: Pick<Area, 'width' | 'height'>, area: Area) => ({
  width: fit(width, smallest.width, area.width),
  height: fit(height, smallest.height, area.height),
});

/**
 * Returns where to open a window that was last at `remembered`. `areas` are the usable areas of the screens, the main
 * one first. A window whose title bar is within reach stays where it was. If its screen is gone, or has moved or
 * shrunk, the whole window opens on the screen that it is most on, or else on the main one.
 */
export const openingFor = (remembered: Spot | undefined, areas: readonly Area[]): Opening => {
  const main = areas[0];
  if (!main) return { ...first, maximized: false };
  if (!remembered) return { ...sizeWithin(first, main), maximized: false };
  const { maximized } = remembered;
  const best = areas.reduce((a, b) => (shared(remembered, b) > shared(remembered, a) ? b : a));
  const size = sizeWithin(remembered, best);
  if (shared(remembered, best) === 0) return { ...sizeWithin(remembered, main), maximized };
  const kept = { ...size, x: remembered.x, y: remembered.y };
  if (areas.some((area) => isReachable(kept, area))) return { ...kept, maximized };
  return {
    ...size,
    x: fit(remembered.x, best.x, best.x + best.width - size.width),
    y: fit(remembered.y, best.y, best.y + best.height - size.height),
    maximized,
  };
};

/** Largest file read, in bytes, and farthest corner of a desktop, in its pixels. */
const largestFile = 1024;
const farthest = 100_000;

const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= farthest;

/** Returns a valid zoom factor, or 1. Earlier versions wrote none. */
const readZoom = (value: unknown): number =>
  typeof value === 'number' && value >= zooms.least && value <= zooms.largest ? value : 1;

/** Reads the window state, or undefined. Uses no schema, because it runs before the window opens. */
export const readWindowState = (text: string): WindowState | undefined => {
  const read = (parseJson(text) ?? {}) as Readonly<Record<string, unknown>>;
  const { x, y, width, height, maximized, zoom } = read;
  if (!isWhole(x) || !isWhole(y) || !isWhole(width) || !isWhole(height)) return undefined;
  if (width < smallest.width || height < smallest.height) return undefined;
  return { x, y, width, height, maximized: maximized === true, zoom: readZoom(zoom) };
};

/** Loads the saved window state; undefined when there is no usable one. Never rejects. */
export const loadWindowState = async (file: string): Promise<WindowState | undefined> =>
  readWindowState(await readTextUpTo(file, largestFile));

/** Writes the window state at once, because a closing window waits for nothing. Never throws: the state is optional. */
export const saveWindowState = (file: string, place: WindowState): void => {
  try {
    writeFileAtomicallySync(file, `${JSON.stringify(place)}\n`);
  } catch {
    // The previous file stays, which does no harm.
  }
};

type Window = Pick<
  Electron.BrowserWindow,
  'on' | 'getNormalBounds' | 'isMaximized' | 'isNormal'
> & {
  readonly webContents: Pick<Electron.WebContents, 'getZoomFactor' | 'once'>;
};

/** Runs a function later, and returns a function that cancels the run. */
type Delay = (run: () => void) => () => void;

/**
 * Saves the window state once the window has stopped moving, when it closes, and when Windows ends the session, which
 * closes no window. No event covers every way to zoom, so the zoom is read at these moments. `opened` is the zoom that
 * the window opens with; Electron reports the zoom only once a page is shown. For a window that fills the screen, its
 * earlier bounds are saved. On macOS they are remembered here, because Electron returns the bounds at opening when the
 * user has enlarged the window (`GetNormalBounds` in native_window_mac.mm).
 */
export const rememberWindowState = (
  window: Window,
  { opened, platform }: { readonly opened: number; readonly platform: NodeJS.Platform },
  save: (place: WindowState) => void,
  delay: Delay,
): void => {
  let cancel: (() => void) | undefined;
  let hasPage = false;
  window.webContents.once('did-navigate', () => {
    hasPage = true;
  });
  let zoom = opened;
  let normal: Area | undefined;
  const zoomNow = (): number => (hasPage ? window.webContents.getZoomFactor() : opened);
  const saveNow = (): void => {
    cancel = undefined;
    if (!normal || platform !== 'darwin' || window.isNormal()) normal = window.getNormalBounds();
    const { x, y, width, height } = normal;
    zoom = zoomNow();
    save({ x, y, width, height, maximized: window.isMaximized(), zoom });
  };
  const moved = (): void => {
    cancel?.();
    cancel = delay(saveNow);
  };
  window.on('resize', moved);
  window.on('move', moved);
  window.on('maximize', moved);
  window.on('unmaximize', moved);
  const closing = (): void => {
    const hasChanged = cancel !== undefined || zoomNow() !== zoom;
    cancel?.();
    if (hasChanged) saveNow();
  };
  window.on('close', closing);
  window.on('session-end', closing);
  // While the page is still closing, the window may be moved and schedule another save.
  window.on('closed', () => {
    cancel?.();
  });
};
