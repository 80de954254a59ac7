import { type Field, fieldsWithAddress, fieldText } from '../../../shared/account';
import { formatOf, writtenAddress } from '../../ui/address/checksum-state';
import { useEvmAssets } from '../../store/selectors';
import { NameText } from '../../ui/text/ServiceText';
import { ComparedText } from '../../ui/address/ComparedText';

interface Props {
  readonly field: string;
  readonly value: Field;
  readonly other: Field;
  /** Of the record: it says how its addresses are written. */
  readonly asset?: Field;
}

/** Fields whose every character counts, and which are compared by them. */
const exact = new Set([...fieldsWithAddress, 'id', 'deployedAt', 'userId']);

/** Whether every character of a field counts; its values then stand below each other. */
export const isExact = (field: string): boolean => exact.has(field);

/** The value of a field before or after a change; an address is written as in the lists. */
export function ChangedValue({ field, value, other, asset = null }: Props) {
  const evmAssets = useEvmAssets();
  const format = fieldsWithAddress.has(field) ? formatOf(asset, { evmAssets }) : 'other';
  const textOf = (one: Field): string | null => {
    const text = fieldText(one);
    return text === null ? null : writtenAddress(text, format);
  };
  return isExact(field) ? (
    <ComparedText text={textOf(value)} other={textOf(other)} />
  ) : (
    <NameText text={fieldText(value)} />
  );
}
