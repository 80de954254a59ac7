import { words } from '../../i18n/window';
import { visibleParts } from './visible';

/** Longest name that is said as a label, in UTF-16 units. */
const longest = 100;

/** A name as one line for a label or a spoken word: short, with unseen characters named. */
export const plainName = (name: string | null): string => {
  if (name === null || name === '') return words.common.unnamed;
  const { parts, cut } = visibleParts(name, longest);
  const text = parts.map((part) => ('text' in part ? part.text : `[${part.mark}]`)).join('');
  return cut ? `${text}…` : text;
};
