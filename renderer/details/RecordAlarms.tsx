import { useEffect, useState } from 'react';
import type { ListName } from '../../shared/account';
import type { Alarm } from '../../shared/activity';
import { AlarmCard } from '../activity/AlarmCard';
import { main } from '../bridge';
import { useWindow } from '../state/store';
import { activityWords } from '../words/activity';
import styles from './LookAlikeSection.module.css';

interface Props {
  readonly list: ListName;
  readonly record: number;
}

/** The alarms about a record, however many others there are; none before they have been read. */
const useAlarmsOf = (list: ListName, row: number): readonly Alarm[] => {
  const profileId = useWindow(({ app }) => app?.activeProfileId);
  const revision = useWindow(({ account }) => account?.head.revision);
  const activity = useWindow((state) => state.activity);
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
  useEffect(() => {
    if (!profileId || revision === undefined) return;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const answer = await main.readAlarms({ profileId, revision, list, row });
      if (isWanted && answer.ok) setAlarms(answer.value);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [profileId, revision, activity, list, row]);
  return alarms;
};

/** What must be known of a record before anything else: each of its alarms, with both values in full. */
export function RecordAlarms({ list, record }: Props) {
  const alarms = useAlarmsOf(list, record);
  if (alarms.length === 0) return null;
  return (
    <section aria-label={activityWords.alarms} className={styles['warning']}>
      {alarms.map((alarm) => (
        <AlarmCard key={alarm.number} alarm={alarm} />
      ))}
      <p className={styles['advice']}>{activityWords.alarmHint}</p>
    </section>
  );
}
