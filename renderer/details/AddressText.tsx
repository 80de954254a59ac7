import { groupsOfFour } from '../address/address-text';
import { GroupedAddress, isComparable } from '../address/GroupedAddress';
import type { ChecksumState } from '../../shared/list-view';
import { useValuesHidden } from '../state/values-hidden';
import { Mask } from '../text/Mask';
import styles from './AddressText.module.css';
import { LongText } from './LongText';

interface Props {
  readonly address: string;
  readonly state: ChecksumState;
  /** An address that it is compared with. */
  readonly other?: string;
}

/** An address of a record, whatever the service calls one. */
export function AddressText({ address, state, other }: Props) {
  const isHidden = useValuesHidden();
  if (isHidden) return <Mask />;
  if (!isComparable(address)) return <LongText text={address} kind="exact" />;
  const classes = [
    styles['address'],
    groupsOfFour(address)[0] === '0x' && styles['hanging'],
    state === 'mismatch' && styles['mismatch'],
  ];
  return (
    <GroupedAddress
      text={address}
      className={classes.filter(Boolean).join(' ')}
      {...(other !== undefined && { other })}
    />
  );
}
