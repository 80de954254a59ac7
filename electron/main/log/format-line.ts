import { events, type EventName } from './events';
import { redact } from './redact';
import type { Shape } from './shapes';

/**
 * One line of the log as JSON: time, event, and of the fields those that the event has and whose values have their
 * shape. `at` is in milliseconds since the epoch. Undefined for an event that is not on the list.
 */
export const formatLine = (
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
