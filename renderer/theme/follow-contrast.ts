import { useWindow } from '../state/store';

/**
 * Marks the document while strong contrast is wanted, by the system or by the person. Follows both from then on; the
 * person's choice is known before anything is drawn.
 */
export const followContrast = (): void => {
  const system = window.matchMedia('(prefers-contrast: more)');
  const mark = (): void => {
    const isWanted = system.matches || useWindow.getState().app?.preferences.contrast === 'more';
    document.documentElement.dataset['contrast'] = isWanted ? 'more' : 'usual';
  };
  system.addEventListener('change', mark);
  useWindow.subscribe(mark);
  mark();
};
