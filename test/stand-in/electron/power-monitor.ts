import { EventEmitter } from 'node:events';
import type { PowerMonitor } from 'electron';
import { extend, throwOnUncovered } from '../uncovered';
import { host } from './host-link';

const events = new EventEmitter();

/** The powerMonitor module. The host sends its events. */
export const powerMonitor = throwOnUncovered<PowerMonitor>(
  'powerMonitor',
  extend(events, {
    getSystemIdleTime: () => 0,
  } satisfies Partial<PowerMonitor>),
);

host.answer('powerEvent', (name) => void events.emit(name));

// Each call advances the clock further.
host.answer('passTime', (milliseconds) => {
  const before = performance.now.bind(performance);
  performance.now = () => before() + milliseconds;
});
