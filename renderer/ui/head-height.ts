/** Height in CSS pixels of the head of a list and of its groups; equals `--bar-height` of the style sheets. */
export const headHeight = 32;
