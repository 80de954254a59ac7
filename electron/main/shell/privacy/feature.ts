import { succeed } from '../../../../shared/failure';
import type { Feature } from '../../feature';
import type { Every } from '../../timers';
import { valueHiding, type ValueHidingOptions } from './value-hiding';

export interface PrivacyContext extends ValueHidingOptions {
  readonly every: Every;
}

/** Milliseconds between two looks whether anybody is still there. */
const pause = 2000;

/** Hiding and showing values, by hand and by itself. */
export const createPrivacyFeature = ({ every, ...options }: PrivacyContext) => {
  const hiding = valueHiding(options);
  const stop = every(pause, () => {
    hiding.look();
  });
  return {
    handlers: {
      setValuesHidden: async ({ hidden }) => {
        const written = await hiding.set(hidden);
        return written.ok ? succeed(null) : written;
      },
      noteUse: () => {
        hiding.noteUse();
        return succeed(null);
      },
    },
    onLock: () => {
      hiding.screenLocked();
    },
    onSleep: () => {
      hiding.computerSleeps();
    },
    onQuit: stop,
    isHidden: () => hiding.isHidden(),
  } satisfies Feature & { readonly isHidden: () => boolean };
};
