import { GroupedAddress, isComparable } from '../address/GroupedAddress';
import { useValuesHidden } from '../state/values-hidden';
import { ServiceText } from '../text/ServiceText';
import styles from './activity.module.css';

interface Props {
  /** Null shows as "not given". */
  readonly text: string | null;
  /** What it is compared with, if there was anything; characters that are others there are marked. */
  readonly other: string | null;
}

/** One of two values that differ, in full. */
export function ComparedText({ text, other }: Props) {
  const isHidden = useValuesHidden();
  if (text === null || isHidden || !isComparable(text)) {
    return <ServiceText text={text} longest={2000} kind="exact" />;
  }
  return <GroupedAddress text={text} other={other} className={styles['compared']} />;
}
