import type { ChangedField } from '../../shared/inspection';
import { words } from '../words';

const headerPrefix = 'header.';
const claimPrefix = 'claim.';

const isNamed = (field: ChangedField): field is keyof typeof words.inspector.changedFields =>
  field in words.inspector.changedFields;

/** A difference between two requests, in words. */
export const describeChange = (field: ChangedField): string => {
  if (isNamed(field)) return words.inspector.changedFields[field];
  return field.startsWith(headerPrefix)
    ? words.inspector.changedHeader(field.slice(headerPrefix.length))
    : words.inspector.changedClaim(field.slice(claimPrefix.length));
};
