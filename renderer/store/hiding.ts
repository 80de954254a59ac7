import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { privacyWords } from '../i18n/privacy';
import { announce, announceFailure, causeOf } from './announce';
import { shortcutKey } from './shortcut-keys';
import { useWindow } from './store';
import { useEffect } from 'react';

const { getState, setState } = useWindow;

const tell = (hidden: boolean): void => {
  const text = hidden ? privacyWords.nowHidden : privacyWords.nowShown;
  // The header of an account shows the change, so only screen readers need the message. The first screen has none.
  const hasHeader = (getState().app?.profiles.length ?? 0) > 0;
  announce({ kind: hasHeader ? 'spoken' : 'good', text }, causeOf('app'));
};

/**
 * Stores whether main hides values. While the user's request to hide them is under way, an earlier state of main does
 * not show them.
 */
export const takeHiding = (hidden: boolean): void => {
  const { app, valuesHidden: before, hidingAsked } = getState();
  const now = hidden || hidingAsked === true;
  if (hidingAsked === hidden) setState({ hidingAsked: null });
  if (now === before) return;
  setState({ valuesHidden: now });
  // The first state is not announced.
  if (app) tell(now);
};

/**
 * Announces a failure to hide or show values. If only the settings could not be written, main has hidden or shown the
 * values all the same, for this run only.
 */
const tellNotKept = (hidden: boolean, failure: Failure): void => {
  const { code } = failure;
  if (code !== 'FILE_NOT_WRITTEN' && code !== 'SETTINGS_NEWER') {
    announceFailure(failure, causeOf('app'));
    return;
  }
  const { hiddenForNow, shownForNow } = privacyWords;
  announce({ kind: 'warning', text: (hidden ? hiddenForNow : shownForNow)(code) }, causeOf('app'));
};

const setValuesHidden = async (hidden: boolean): Promise<void> => {
  if (!getState().app) return;
  setState({ hidingAsked: hidden });
  // Hiding takes effect at once. Only main shows values again: it may have hidden them just now, or be about to.
  if (hidden) {
    setState({ valuesHidden: true });
    tell(true);
  }
  const set = await main.setValuesHidden({ hidden });
  const { app, hidingAsked } = getState();
  // Main sends only changes. None comes if main has refused this call, or an earlier call to hide the values.
  if (app && !hidden && hidingAsked === false) {
    setState({ hidingAsked: null });
    takeHiding(app.valuesHidden);
  }
  if (!set.ok) tellNotKept(hidden, set.error);
};

/** Asks main to show values again. */
export const showValues = (): void => {
  void setValuesHidden(false);
};

/** Hides shown values and shows hidden ones. A request under way counts as done. */
export const toggleValuesHidden = (): void => {
  const { valuesHidden, hidingAsked } = getState();
  void setValuesHidden(!(hidingAsked ?? valuesHidden));
};

/** Milliseconds between two signs of use that main is sent. Main counts in minutes. */
const quietFor = 5000;

/** Events that count as use of the window. */
const signsOfUse = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'input'] as const;

/** Ctrl or Cmd+Shift+H. */
const isHideKey = (event: KeyboardEvent): boolean =>
  shortcutKey(event) === 'h' && (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;

/** Hides and shows values by key, wherever the focus is, and tells main that the window is in use. */
export const useHiding = (): void => {
  useEffect(() => {
    let toldAt = -Infinity;
    let pointer = '';
    const onUse = (event: Event): void => {
      // A page that changes under a resting pointer also causes `pointermove` events.
      if (event.type === 'pointermove' && event instanceof PointerEvent) {
        const place = `${event.screenX} ${event.screenY}`;
        if (place === pointer) return;
        pointer = place;
      }
      const now = performance.now();
      if (now - toldAt < quietFor) return;
      toldAt = now;
      void main.noteUse();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!isHideKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) toggleValuesHidden();
    };
    // Capturing, so that nothing in the page can keep the key to itself.
    window.addEventListener('keydown', onKey, true);
    for (const sign of signsOfUse) window.addEventListener(sign, onUse, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      for (const sign of signsOfUse) window.removeEventListener(sign, onUse, true);
    };
  }, []);
};
