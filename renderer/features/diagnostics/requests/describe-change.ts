import type { ChangedField } from '../../../../shared/requests';
import { requestWords } from '../../../i18n/requests';

const headerPrefix = 'header.';
const claimPrefix = 'claim.';

const isNamed = (field: ChangedField): field is keyof typeof requestWords.changedFields =>
  field in requestWords.changedFields;

/** A difference between two requests, in words. */
export const describeChange = (field: ChangedField): string => {
  if (isNamed(field)) return requestWords.changedFields[field];
  return field.startsWith(headerPrefix)
    ? requestWords.changedHeader(field.slice(headerPrefix.length))
    : requestWords.changedClaim(field.slice(claimPrefix.length));
};
