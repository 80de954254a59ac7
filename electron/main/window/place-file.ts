import { readSmallFile } from '../settings/read-small-file';
import { writeFileAtomicallyNow } from '../storage/atomic-write';
import { smallest, zooms, type Place } from './place';

/** Largest file read, in bytes, and farthest corner of a desktop, in its pixels. */
const largestFile = 1024;
const farthest = 100_000;

const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= farthest;

/** Earlier versions wrote no zoom. */
const readZoom = (value: unknown): number =>
  typeof value === 'number' && value >= zooms.least && value <= zooms.largest ? value : 1;

/** A place as the file has it; undefined for anything else. By hand, because it is read before the window is up. */
export const readPlace = (text: string): Place | undefined => {
  try {
    const { x, y, width, height, maximized, zoom } = JSON.parse(text) as Readonly<
      Record<string, unknown>
    >;
    if (!isWhole(x) || !isWhole(y) || !isWhole(width) || !isWhole(height)) return undefined;
    if (width < smallest.width || height < smallest.height) return undefined;
    return { x, y, width, height, maximized: maximized === true, zoom: readZoom(zoom) };
  } catch {
    return undefined;
  }
};

/** Where the window was last; undefined where nothing usable is known. Never rejects. */
export const loadPlace = async (file: string): Promise<Place | undefined> => {
  const bytes = await readSmallFile(file, largestFile);
  if (!bytes.ok || bytes.value.length > largestFile) return undefined;
  return readPlace(Buffer.from(bytes.value).toString('utf8'));
};

/** Writes the place at once, because a closing window waits for nothing. Never throws: the place is a convenience. */
export const savePlace = (file: string, place: Place): void => {
  try {
    writeFileAtomicallyNow(file, `${JSON.stringify(place)}\n`);
  } catch {
    // The old one is as good as none would be.
  }
};
