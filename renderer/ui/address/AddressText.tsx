import { useValuesHidden } from '../../store/selectors';
import { LongText } from '../text/LongText';
import { Mask } from '../text/ServiceText';
import { GroupedAddress, isComparable } from './GroupedAddress';
import styles from './GroupedAddress.module.css';

interface Props {
  readonly address: string;
  /** An address that it is compared with. */
  readonly other?: string | null;
}

/** An address of a record in lines of five groups, or as a long text, whatever the service calls one. */
export function AddressText({ address, other = null }: Props) {
  const isHidden = useValuesHidden();
  if (isHidden) return <Mask />;
  if (!isComparable(address)) return <LongText text={address} kind="exact" />;
  const classes = [styles['lines'], address.startsWith('0x') && styles['hanging']];
  return (
    <GroupedAddress text={address} other={other} className={classes.filter(Boolean).join(' ')} />
  );
}
