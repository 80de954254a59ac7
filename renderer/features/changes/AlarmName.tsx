import { useMemo } from 'react';
import { fieldText } from '../../../shared/account';
import type { Alarm } from '../../../shared/activity';
import { useWindow } from '../../store/store';
import { NameText, ServiceText } from '../../ui/text/ServiceText';
import { endsBesideName } from './alarm-ends';

interface EndsProps {
  readonly alarm: Alarm;
}

/** After the name of a record with an alarm: the ends of its address, where another one is called the same. */
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

/** What a record with an alarm is told apart by in a line. */
export function AlarmName({ alarm, longest }: Props) {
  return (
    <>
      <NameText text={fieldText(alarm.name)} longest={longest} />
      <AlarmEnds alarm={alarm} />
    </>
  );
}
