import type { LogLevel } from '../../../shared/profile';
import { type EventName, events, type FieldsOf, type Shape } from './log-events';
import type { LogFile } from './log-file';

const mark = '[redacted]';

/** Patterns of secrets and personal data. They are a second safeguard: no event has a field for such a text. */
const patterns: readonly RegExp[] = [
  // PEM, whole or cut off.
  /-----BEGIN[\s\S]*?(?:-----END[^-]*-----|$)/gu,
  // A header or field that holds a secret, up to the end of its value.
  /(?:authorization|x-api-key|api[ _-]?key|passphrase|password|secret)\\?["']?\s*[:=]\s*(?:bearer\s+)?(?:\\?"[^"]*"?|'[^']*'?|[^\s,;"'}]+)/giu,
  /bearer\s+[^\s"',;]+/giu,
  // A JWT, whole or cut off.
  /eyJ[\w-]{4,}(?:\.[\w-]*){0,2}/gu,
  // E-mail addresses, with everything between several of them in one word. The search starts only where a word begins:
  // starting at each letter would take quadratic time.
  /(?<![^\s"'<>:,;()[\]\\])(?:@|%40)*(?:(?!%40)[^\s"'<>@:,;()[\]\\])+(?:@|%40)[^\s"'<>:,;()[\]\\]+\.[a-z]{2,}/giu,
  // The user's name in the path of a home folder.
  /(?:\/home\/|\/Users\/|(?<!\\)\\+Users\\+)[^\s"'/\\]+/gu,
  // Long runs of base64, base64url, hex, or any of them URL-encoded.
  /[A-Za-z0-9+/_=%-]{32,}/gu,
];

/**
 * Replaces everything in a text that looks like a secret by `[redacted]`: header values, PEM, JWTs, e-mail addresses,
 * home folders, long codes.
 */
export const redact = (text: string): string =>
  patterns.reduce((clean, pattern) => clean.replace(pattern, mark), text);

/** Logs an event. Never throws, never waits. */
export type Log = <Name extends EventName>(event: Name, fields?: FieldsOf<Name>) => void;

/** Most lines held while the level is unknown. */
const mostHeld = 200;

/**
 * Formats one line of the log as JSON: the time, the event, and its declared fields whose values have their shape. `at`
 * is in milliseconds since the epoch. Returns undefined for an unknown event.
 */
const formatLine = (
  at: number,
  event: EventName,
  fields: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (!Object.hasOwn(events, event)) return undefined;
  const shapes: Readonly<Record<string, Shape<string | number>>> = events[event];
  const taken = Object.entries(shapes).flatMap(([field, shape]) => {
    const value = shape(fields[field]);
    return value === undefined ? [] : [[field, value] as const];
  });
  const time = new Date(at).toISOString();
  return `${redact(JSON.stringify({ time, event, ...Object.fromEntries(taken) }))}\n`;
};

/** `now` is in milliseconds since the epoch. */
export const createLogger = (file: LogFile, now: () => number) => {
  let level: LogLevel | 'unknown' = 'unknown';
  let held: readonly string[] = [];

  const write = (line: string): void => {
    if (level === 'info') file.append(line);
    if (level === 'unknown') held = [...held, line].slice(-mostHeld);
  };
  const noteLost = (): void => {
    const count = file.takeLost();
    const line = count > 0 ? formatLine(now(), 'lines-lost', { count }) : undefined;
    if (line !== undefined) write(line);
  };

  const log: Log = (event, fields = {}) => {
    try {
      noteLost();
      const line = formatLine(now(), event, fields);
      if (line !== undefined) write(line);
    } catch {
      // A failure of the log must not reach its caller.
    }
  };

  return {
    log,
    /** Sets the level that the user has chosen. Until then, the latest 200 lines are held in memory. */
    setLevel: (wanted: LogLevel): void => {
      level = wanted;
      const before = held;
      held = [];
      for (const line of before) write(line);
    },
    flush: file.flush,
    remove: file.remove,
    /** See `LogFile`. */
    underWay: file.underWay,
  };
};

export type Logger = ReturnType<typeof createLogger>;
