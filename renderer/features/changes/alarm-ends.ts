import { fieldText } from '../../../shared/account';
import type { Alarm } from '../../../shared/activity';
import { addressKey, shortAddress } from '../../../shared/address';
import { readName } from '../../../shared/unseen';

type Named = Pick<Alarm, 'name' | 'address'>;

/**
 * The ends of the address of a record with an alarm, where another record with an alarm has a name that is read the same;
 * null where its name tells them apart.
 */
export const endsBesideName = (alarm: Named, alarms: readonly Named[]): string | null => {
  const nameOf = ({ name }: Named): string => readName(fieldText(name) ?? '');
  const address = fieldText(alarm.address);
  if (address === null || address === '') return null;
  const [name, key] = [nameOf(alarm), addressKey(address)];
  const isShared = alarms.some(
    (one) => nameOf(one) === name && addressKey(fieldText(one.address) ?? '') !== key,
  );
  return isShared ? shortAddress(address) : null;
};
