import type { LogLevel } from '../../../shared/profile';
import { type EventName, events, type FieldsOf, type Shape } from './log-events';
import type { LogFile } from './log-file';

const mark = '[redacted]';

/**
 * What a secret, or something of a person, looks like. Only the second net: events have no field that such a text
 * could be in.
 */
const patterns: readonly RegExp[] = [
  // PEM, whole or cut off.
  /-----BEGIN[\s\S]*?(?:-----END[^-]*-----|$)/gu,
  // A header or field that holds a secret, up to the end of its value.
  /(?:authorization|x-api-key|api[ _-]?key|passphrase|password|secret)\\?["']?\s*[:=]\s*(?:bearer\s+)?(?:\\?"[^"]*"?|'[^']*'?|[^\s,;"'}]+)/giu,
  /bearer\s+[^\s"',;]+/giu,
  // A JWT, whole or cut off.
  /eyJ[\w-]{4,}(?:\.[\w-]*){0,2}/gu,
  // E-mail addresses, with all that stands between two of a word, which has as many as it likes. Looked for where a word
  // begins: from each of its letters would take their number squared.
  /(?<![^\s"'<>:,;()[\]\\])(?:@|%40)*(?:(?!%40)[^\s"'<>@:,;()[\]\\])+(?:@|%40)[^\s"'<>:,;()[\]\\]+\.[a-z]{2,}/giu,
  // The person's name in a path of theirs.
  /(?:\/home\/|\/Users\/|(?<!\\)\\+Users\\+)[^\s"'/\\]+/gu,
  // Long runs of base64, base64url, hex, or any of them URL-encoded.
  /[A-Za-z0-9+/_=%-]{32,}/gu,
];

/** A text without what looks like a secret: header values, PEM, JWTs, e-mail addresses, home folders, long codes. */
export const redact = (text: string): string =>
  patterns.reduce((clean, pattern) => clean.replace(pattern, mark), text);

/** Notes an event. Never throws, never waits. */
export type Log = <Name extends EventName>(event: Name, fields?: FieldsOf<Name>) => void;

/** Most lines held while the level is unknown. */
const mostHeld = 200;

/**
 * One line of the log as JSON: time, event, and of the fields those that the event has and whose values have their
 * shape. `at` is in milliseconds since the epoch. Undefined for an event that is not on the list.
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
      // A log that fails must not take anything with it.
    }
  };

  return {
    log,
    /** What the person wants. Until it is known, the first 200 lines are held back. */
    setLevel: (wanted: LogLevel): void => {
      level = wanted;
      const before = held;
      held = [];
      for (const line of before) write(line);
    },
    flush: file.flush,
    remove: file.remove,
  };
};

export type Logger = ReturnType<typeof createLogger>;
