import type { Field } from '../../shared/account';
import { fieldText } from '../text/field';
import { NameText } from '../text/NameText';
import { ComparedText } from './ComparedText';

interface Props {
  readonly field: string;
  readonly value: Field;
  readonly other: Field;
}

/** Fields whose every character counts, and which are compared by them. */
const exact = new Set(['id', 'walletAddress', 'address', 'deployedAt', 'deployedBy', 'userId']);

export const isExact = (field: string): boolean => exact.has(field);

/** The value of a field before or after a change. */
export function ChangedValue({ field, value, other }: Props) {
  const text = fieldText(value);
  return isExact(field) ? (
    <ComparedText text={text} other={fieldText(other)} />
  ) : (
    <NameText text={text} />
  );
}
