import { main } from '../bridge';
import { privacyWords } from '../words/privacy';
import { announce, announceFailure, closeAnnouncement } from './announce';
import { useWindow } from './store';

const { getState, setState } = useWindow;

const draw = (hidden: boolean): void => {
  // What was said last may name a value.
  if (hidden) closeAnnouncement();
  setState({ valuesHidden: hidden });
};

const tell = (hidden: boolean): void => {
  announce({ kind: 'good', text: hidden ? privacyWords.nowHidden : privacyWords.nowShown });
};

/** Hides values because main has done so. */
export const hideWithMain = (): void => {
  draw(true);
  tell(true);
};

/** Hides or shows values at once; says so when the next start will know of it. */
export const setValuesHidden = async (hidden: boolean): Promise<void> => {
  draw(hidden);
  const set = await main.setValuesHidden({ hidden });
  if (getState().valuesHidden !== hidden) return;
  if (set.ok) tell(hidden);
  else await announceFailure(set.error);
};

export const toggleValuesHidden = (): void => {
  const { app, valuesHidden } = getState();
  if (app) void setValuesHidden(!valuesHidden);
};
