import type { Intercept } from './watched-service';
import { bodyFaults } from './fault-bodies';
import { compressionFaults } from './fault-compression';
import { shapeFaults } from './fault-shapes';
import { statusFaults } from './fault-statuses';
import { transportFaults } from './fault-transport';

export { answer, answerJson, firstTimes, inTurn, redirect, skewedClock } from './fault-answers';
export { compressionBomb } from './fault-compression';
export { deepJson, oneBadWalletOf } from './fault-shapes';
export {
  errorStatus,
  errorStatuses,
  tooManyRequests,
  tooManyRequestsUntil,
  withoutDate,
} from './fault-statuses';
export { drip } from './fault-transport';

const byName = {
  ...statusFaults,
  ...bodyFaults,
  ...shapeFaults,
  ...compressionFaults,
  ...transportFaults,
};

/** Name of a fault in `faults`. */
export type FaultName = keyof typeof byName;

/** Every fault that needs no argument, ready to be passed as `intercept`. */
export const faults: Readonly<Record<FaultName, Intercept>> = byName;
