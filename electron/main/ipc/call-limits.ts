import { largestList } from '../../../shared/expected';

/** Calls a second from the window before it is told to wait: a runaway page must not spend the key. */
const callsPerSecond = 40;

/**
 * Most calls that are not answered yet. The window has a few at a time, but calls that wait for the service or for a locked
 * keychain stay open for minutes: ten for each profile that a person goes through meanwhile, and so many for a hundred of
 * the thousand there may be. Each is a small thing; what they hold has a limit of its own.
 */
const mostOpen = 1000;

/**
 * Most that the requests of such calls hold together, in bytes. The window sends one dropped list at a time, and one more
 * where another is dropped while main still looks into the first; rows to copy are a fiftieth of one. It leaves room for
 * twice as much, and a page that sends more only fills main's memory.
 */
const mostHeld = 4 * largestList;

/** What a request keeps in memory, in bytes, roughly. Its schema has bounded it, so there is little to go through. */
const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return 2 * value.length;
  // A few bytes of a large buffer came with all of it.
  if (value instanceof Uint8Array) return value.buffer.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + weightOf(part), 0);
};

/** What the window may ask of main. */
export interface CallLimits {
  /** Counts a call that has come; false where there are too many within a second, or not answered yet. */
  mayCome(): boolean;
  /** Counts a call as open until what is answered is called; null where the open ones hold too much. */
  open(request: unknown): (() => void) | null;
}

/** `now` is a monotonic clock, in milliseconds. */
export const callLimits = (now: () => number): CallLimits => {
  let windowStart = -Infinity;
  let calls = 0;
  let opened = 0;
  let held = 0;
  return {
    mayCome: () => {
      const time = now();
      if (time - windowStart >= 1000) {
        windowStart = time;
        calls = 0;
      }
      calls += 1;
      return calls <= callsPerSecond && opened < mostOpen;
    },
    open: (request) => {
      const weight = weightOf(request);
      if (held + weight > mostHeld) return null;
      opened += 1;
      held += weight;
      return () => {
        opened -= 1;
        held -= weight;
      };
    },
  };
};
