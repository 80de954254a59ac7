/** A rectangle of the desktop in its own pixels; y grows downwards. The same as Electron's. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a window was. */
export interface Spot extends Area {
  readonly maximized: boolean;
}

/** Where the window was, and how large its page was shown, as it is remembered. */
export interface Place extends Spot {
  /** How large the page is shown; 1 is its own size. */
  readonly zoom: number;
}

/** Chromium's own limits of a page's zoom. */
export const zooms = { least: 0.25, largest: 5 } as const;

/** Where a window opens. Without x and y the system centres it. */
export interface Opening {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly maximized: boolean;
}

/** Sizes of the window, in the desktop's pixels. */
export const smallest = { width: 480, height: 420 } as const;
const first = { width: 1240, height: 820 } as const;

/** How much of the title bar must be on a screen for a hand to find it. */
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
 * Where to open a window that was last at `remembered`, on screens whose usable areas are `areas`, the main one first.
 * A window whose title bar is within reach stays where it was; one whose screen is gone, or has moved or shrunk, comes
 * back whole onto the screen it is most on, or else onto the main one.
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
