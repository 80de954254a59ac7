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

/** Main does it all the same where the settings, read at the next start, cannot be written. */
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
  // Hidden at once. Shown by main alone, which may have hidden them just now, or is about to.
  if (hidden) {
    setState({ valuesHidden: true });
    tell(true);
  }
  const set = await main.setValuesHidden({ hidden });
  const { app, hidingAsked } = getState();
  // Main tells of changes alone, and none comes where it has refused this, or has refused to hide them before.
  if (app && !hidden && hidingAsked === false) {
    setState({ hidingAsked: null });
    takeHiding(app.valuesHidden);
  }
  if (!set.ok) tellNotKept(hidden, set.error);
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

/** Milliseconds between two signs of use that main is told of: it counts in minutes. */
const quietFor = 5000;

/** What counts as using the window. */
const signsOfUse = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'input'] as const;

/** Ctrl or Cmd+Shift+H. */
const isHideKey = (event: KeyboardEvent): boolean =>
  shortcutKey(event) === 'h' && (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;

/** Hides and shows values by key, wherever the keyboard is, and tells main that somebody is there. */
export const useHiding = (): void => {
  useEffect(() => {
    let toldAt = -Infinity;
    let pointer = '';
    const onUse = (event: Event): void => {
      // A page that changes under a resting pointer sends moves, too.
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
    // Before anything in the page can keep the key to itself.
    window.addEventListener('keydown', onKey, true);
    for (const sign of signsOfUse) window.addEventListener(sign, onUse, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      for (const sign of signsOfUse) window.removeEventListener(sign, onUse, true);
    };
  }, []);
};
