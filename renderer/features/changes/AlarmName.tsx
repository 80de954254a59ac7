import { useMemo } from 'react';
import { fieldText } from '../../../shared/account';
import type { Alarm } from '../../../shared/activity';
import { addressKey, shortAddress } from '../../../shared/address';
import { comparableName } from '../../../shared/unseen';
import { useWindow } from '../../store/store';
import { NameText, ServiceText } from '../../ui/text/ServiceText';

type Named = Pick<Alarm, 'name' | 'address'>;

/**
 * Returns the shortened address of a record with an alarm if another such record has a name that reads the same; null
 * if the name is unique.
 */
export const endsBesideName = (alarm: Named, alarms: readonly Named[]): string | null => {
  const nameOf = ({ name }: Named): string => comparableName(fieldText(name) ?? '');
  const address = fieldText(alarm.address);
  if (address === null || address === '') return null;
  const [name, key] = [nameOf(alarm), addressKey(address)];
  const isShared = alarms.some(
    (one) => nameOf(one) === name && addressKey(fieldText(one.address) ?? '') !== key,
  );
  return isShared ? shortAddress(address) : null;
};

interface EndsProps {
  readonly alarm: Alarm;
}

/** Shown after the name of a record with an alarm: its shortened address, if another such record has the same name. */
export function AlarmEnds({ alarm }: EndsProps) {
  const alarms = useWindow(({ activity }) => activity?.alarms);
  const ends = useMemo(() => endsBesideName(alarm, alarms ?? []), [alarm, alarms]);
  if (ends === null) return null;
  return (
    <>
      {' '}
      <ServiceText text={ends} kind="exact" />
    </>
  );
}

interface Props extends EndsProps {
  /** Longest name shown, in UTF-16 units. */
  readonly longest: number;
}

/** The name of a record with an alarm, made unique by its shortened address. */
export function AlarmName({ alarm, longest }: Props) {
  return (
    <>
      <NameText text={fieldText(alarm.name)} longest={longest} />
      <AlarmEnds alarm={alarm} />
    </>
  );
}
