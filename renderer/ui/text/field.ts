import type { Field } from '../../../shared/account';

/** The text of a field: verbatim, the JSON of an ill-typed value, or null when there is none. */
export const fieldText = (field: Field): string | null =>
  typeof field === 'string' || field === null ? field : field.raw;
