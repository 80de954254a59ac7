import type { Field } from '../../../shared/account';

/** A value that is no text is given as its JSON; one that was not given is an empty cell. */
export const cellOf = (field: Field): string => {
  if (field === null) return '';
  return typeof field === 'string' ? field : field.raw;
};
