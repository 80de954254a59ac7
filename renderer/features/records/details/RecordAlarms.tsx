import { isPlain } from '../../../../shared/address';
import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Field,
  fieldsWithAddress,
  fieldText,
  textOf,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import type { Alarm, AlarmsOfRecord } from '../../../../shared/activity';
import { succeed } from '../../../../shared/failure';
import { AcknowledgeButton } from '../../changes/AcknowledgeButton';
import { ChangedValue, Deployer } from '../../changes/ChangedValue';
import { Doubt } from '../../../ui/address/Doubt';
import { formatOf, writtenAddress } from '../../../ui/address/checksum-state';
import { DifferingPlaces, AddressText, countDifferences } from '../../../ui/address/GroupedAddress';
import { main } from '../../../bridge';
import { useAnswer } from '../../../store/use-answer';
import { useWindow, useEvmAssets, useValuesHidden, useActiveId } from '../../../store/store';
import { useMoment, useStamp } from '../../../ui/text/dates';
import { activityWords } from '../../../i18n/activity';
import { detailsWords } from '../../../i18n/details';
import styles from './Details.module.css';
import { fieldOf } from './FieldRow';

/** Alarms about a record, and the version of the activity that they were requested at. */
export interface ReadAlarms {
  readonly alarms: readonly Alarm[];
  readonly version: number;
  /** Whether the record has had another address; null if not known at this version. */
  readonly hasMoved: boolean | null;
  /** Earlier addresses of the record that the user agreed to replace, newest first. */
  readonly earlier: readonly string[];
  /**
   * Why the address must not be copied: an alarm about this or another record, or a newer address that the user agreed
   * to.
   */
  readonly blockedBy: AlarmsOfRecord['blockedBy'];
}

const none: ReadAlarms = {
  alarms: [],
  version: 0,
  hasMoved: null,
  earlier: [],
  blockedBy: null,
};

/** The alarms about a record, oldest first, even if main sends the window only some of all alarms. Empty until read. */
export const useAlarmsOf = (list: ListName, row: number): ReadAlarms => {
  const profileId = useActiveId();
  const revision = useWindow(({ account }) => account?.head.revision);
  const activity = useWindow((state) => state.activity);
  const isAlarmed = (activity?.alarmCount ?? 0) > 0;
  const { version = 0 } = activity ?? {};
  const isKnown = profileId !== null && revision !== undefined && activity !== null;
  // The previous alarms stay until the new ones are read: the record is the same, even if its row has changed.
  const { value: read = none } = useAnswer(
    isKnown
      ? async () => {
          const answer = await main.readAlarms({ profileId, revision, list, row });
          return answer.ok ? succeed({ ...answer.value, version }) : answer;
        }
      : null,
    `${profileId} ${list}`,
    `${row} ${revision} ${activity?.revision} ${version}`,
  );
  // Nothing is known of an answer that is not compared yet.
  const isCompared = activity?.revision === revision && activity?.version === read.version;
  const hasMoved = isCompared ? read.hasMoved : null;
  const isTold = isAlarmed || (isCompared && read.blockedBy === 'replaced');
  return { ...(isTold ? read : none), hasMoved, earlier: read.earlier };
};

interface SidesProps {
  readonly alarm: Alarm;
  /** Whether the field is currently empty in the record. */
  readonly isMissing: boolean;
}

/** The old value above the new one. Addresses are compared character by character. */
function Sides({ alarm, isMissing }: SidesProps) {
  const moment = useMoment();
  const stamp = useStamp();
  const isHidden = useValuesHidden();
  const evmAssets = useEvmAssets();
  const { asset, field, before, after, noticedAt, firstSeenAt, isReverted } = alarm;
  const { pinned, pinnedAt } = activityWords;
  const firstSeen = firstSeenAt === null ? pinned : pinnedAt(stamp(firstSeenAt));
  const format = formatOf(asset, { evmAssets });
  const written = (value: Field): string | null => {
    const text = fieldsWithAddress.has(field) ? fieldText(value) : null;
    return text !== null && isPlain(text) ? writtenAddress(text, format) : null;
  };
  const sideOf = (value: Field, other: Field): ReactNode => {
    const text = written(value);
    return (
      <>
        {field === 'deployedBy' && <Deployer isAbove value={value} />}
        {text === null ? (
          <ChangedValue field={field} value={value} other={other} asset={asset} />
        ) : (
          <AddressText address={text} other={written(other) ?? ''} />
        )}
      </>
    );
  };
  const [was, is] = [written(before), written(after)];
  const count = was === null || is === null || isHidden ? null : countDifferences(was, is);
  const unlessReverted = isMissing ? detailsWords.lastGiven : detailsWords.nowSince;
  const since = isReverted ? activityWords.meanwhile : unlessReverted;
  return (
    <>
      <div>
        <p className={styles['meta']}>{firstSeen}</p>
        {sideOf(before, after)}
      </div>
      <div>
        <p className={styles['meta']}>{since(moment(noticedAt))}</p>
        {sideOf(after, before)}
      </div>
      {count && (
        <p className={styles['meta']}>
          {detailsWords.differing(count.differing, count.all, count.otherCapitals)}
          <DifferingPlaces text={was} other={is} />
        </p>
      )}
    </>
  );
}

/** All alarms of a record with both values in full, shown before anything else. */
export function RecordAlarms({
  alarms,
  version,
  row,
  blocked,
}: Pick<ReadAlarms, 'alarms' | 'version'> & {
  readonly row: Wallet | SmartContract;
  /** Says that copying is blocked; shown below the first heading. */
  readonly blocked: ReactNode;
}) {
  return (
    <section aria-label={activityWords.alarms} className={styles['alarms']}>
      {alarms.map((alarm, at) => {
        const { number, knownBy, isReverted } = alarm;
        return (
          <Doubt key={number} icon={OctagonAlert} title={activityWords.alarmTitle(alarm)}>
            {at === 0 && blocked}
            <Sides alarm={alarm} isMissing={textOf(fieldOf(row, alarm.field)).trim() === ''} />
            {isReverted && knownBy !== 'same' && <p>{activityWords.otherGone}</p>}
            {alarms.length > 1 && (
              <p>
                <AcknowledgeButton kind="danger" alarm={alarm} version={version} />
              </p>
            )}
          </Doubt>
        );
      })}
    </section>
  );
}
