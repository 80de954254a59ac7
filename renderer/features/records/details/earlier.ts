import { addressFields, type ListName } from '../../../../shared/account';
import type { AlarmsOfRecord } from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';

/** Addresses that a record had, those first that its alarms tell of. */
export const earlierOf = (
  list: ListName,
  { alarms, earlier }: Pick<AlarmsOfRecord, 'alarms' | 'earlier'>,
): readonly string[] => {
  const told = alarms.flatMap(({ field, before }) =>
    field === addressFields[list] && typeof before === 'string' ? [before] : [],
  );
  return [...new Map([...told, ...earlier].map((one) => [addressKey(one), one])).values()];
};
