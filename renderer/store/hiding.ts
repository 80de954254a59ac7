import { main } from '../bridge';
import { privacyWords } from '../i18n/privacy';
import { announce, announceFailure, causeOf } from './announce';
import { useWindow } from './store';

const { getState, setState } = useWindow;

const tell = (hidden: boolean): void => {
  const text = hidden ? privacyWords.nowHidden : privacyWords.nowShown;
  // The header of an account says it; the first screen has none.
  const hasHeader = (getState().app?.profiles.length ?? 0) > 0;
  announce({ kind: hasHeader ? 'spoken' : 'good', text }, causeOf('app'));
};

/**
 * Takes over what main says of values being hidden. While the person has asked to hide them, what main said before it
 * knew shows nothing.
 */
export const takeHiding = (hidden: boolean): void => {
  const { app, valuesHidden: before, hidingAsked } = getState();
  const now = hidden || hidingAsked === true;
  if (hidingAsked === hidden) setState({ hidingAsked: null });
  if (now === before) return;
  setState({ valuesHidden: now });
  // Nobody has to be told how the window begins.
  if (app) tell(now);
};

const setValuesHidden = async (hidden: boolean): Promise<void> => {
  const { app } = getState();
  if (!app) return;
  setState({ hidingAsked: hidden });
  // Hidden at once. Shown by main alone, which may have hidden them just now.
  if (hidden) {
    setState({ valuesHidden: true });
    tell(true);
  } else takeHiding(app.valuesHidden);
  const set = await main.setValuesHidden({ hidden });
  if (!set.ok) await announceFailure(set.error, causeOf('app'));
};

/** Has values shown again, once main agrees. */
export const showValues = (): void => {
  void setValuesHidden(false);
};

/** Hides what is shown and shows what is hidden, going by what was asked for last. */
export const toggleValuesHidden = (): void => {
  const { valuesHidden, hidingAsked } = getState();
  void setValuesHidden(!(hidingAsked ?? valuesHidden));
};
