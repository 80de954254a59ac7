import type { ChangedField } from '../../shared/inspection';
import { inspectorWords } from '../words/inspector';

const headerPrefix = 'header.';
const claimPrefix = 'claim.';

const isNamed = (field: ChangedField): field is keyof typeof inspectorWords.changedFields =>
  field in inspectorWords.changedFields;

/** A difference between two requests, in words. */
export const describeChange = (field: ChangedField): string => {
  if (isNamed(field)) return inspectorWords.changedFields[field];
  return field.startsWith(headerPrefix)
    ? inspectorWords.changedHeader(field.slice(headerPrefix.length))
    : inspectorWords.changedClaim(field.slice(claimPrefix.length));
};
