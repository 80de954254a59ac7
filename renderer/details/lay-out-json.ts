import { escapeUnseen } from './escape-unseen';
import { indentJson } from './indent-json';

/** Most characters laid out and searched; copying gives all. */
export const longestLaidOut = 200_000;

/** A JSON text as it is shown, and whole, as it is copied: what is cut has to be copied as it came. */
export const layOutJson = (
  source: string,
): { readonly text: string; readonly whole: string; readonly cut: boolean } => {
  const indented = indentJson(source, longestLaidOut);
  const text = escapeUnseen(indented.text);
  return { text, whole: indented.cut ? source : text, cut: indented.cut };
};
