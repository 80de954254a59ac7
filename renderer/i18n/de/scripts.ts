import type { scriptWords as english } from '../scripts';

export const scriptWords: typeof english = {
  mixed: (scripts) => `gemischte Schriften: ${scripts.join(', ').replaceAll('_', ' ')}`,
  mixedHint:
    'Buchstaben dieser Schriften können gleich aussehen; dieser Name ist also vielleicht nicht, was er scheint.',
  foreign: 'ungewöhnliche Zeichen',
  foreignHint:
    'Adressen und IDs bestehen aus einfachen Buchstaben und Ziffern. Hier stehen andere oder Leerzeichen, die man übersehen kann.',
};
