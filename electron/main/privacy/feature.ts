import { succeed } from '../../../shared/failure';
import type { Handlers } from '../ipc/answer-call';
import type { ValueHiding } from './value-hiding';

/** Hiding and showing values. */
export const privacyCalls = (
  hiding: Pick<ValueHiding, 'set' | 'look' | 'noteUse'>,
): Pick<Handlers, 'setValuesHidden' | 'areValuesHidden' | 'noteUse'> => ({
  setValuesHidden: async ({ hidden }) => {
    const written = await hiding.set(hidden);
    return written.ok ? succeed(null) : written;
  },
  noteUse: () => {
    hiding.noteUse();
    return Promise.resolve(succeed(null));
  },
  areValuesHidden: ({ unusedSeconds }) => Promise.resolve(succeed(hiding.look(unusedSeconds))),
});
