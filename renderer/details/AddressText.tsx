import { groupsOfFour } from '../address/address-text';
import type { ChecksumState } from '../../shared/list-view';
import { useValuesHidden } from '../state/values-hidden';
import { Mask } from '../text/Mask';
import styles from './AddressText.module.css';
import { LongText } from './LongText';
import hidden from '../ui/spoken.module.css';

interface Props {
  readonly address: string;
  readonly state: ChecksumState;
  /** Whether a character, by its place, is to be marked as another one than in what it is compared with. */
  readonly differs?: (place: number) => boolean;
}

interface GroupProps extends Pick<Props, 'differs'> {
  readonly text: string;
  /** Place of its first character. */
  readonly start: number;
}

function Group({ text, start, differs }: GroupProps) {
  return (
    <span className={styles['group']}>
      {differs
        ? Array.from(text, (character, at) =>
            differs(start + at) ? (
              <span key={at} className={styles['differs']}>
                {character}
              </span>
            ) : (
              character
            ),
          )
        : text}
    </span>
  );
}

/** Text of visible ASCII that is short enough to be compared by eye. */
const plain = /^[\x21-\x7e]{1,300}$/u;

/** What gains by being cut into groups: no word, and nothing that has groups of its own. */
const groupable = /^(?=.*\d)[A-Za-z\d]{20,}$/u;

/** An address in groups of four for the eye; read aloud, selected and copied, it is one word. */
export function AddressText({ address, state, differs }: Props) {
  const isHidden = useValuesHidden();
  if (isHidden) return <Mask />;
  if (!plain.test(address)) return <LongText text={address} kind="mono" />;
  const groups = groupable.test(address) ? groupsOfFour(address) : [address];
  const classes = [
    styles['address'],
    groups[0] === '0x' && styles['hanging'],
    state === 'mismatch' && styles['mismatch'],
  ];
  return (
    <bdi className={classes.filter(Boolean).join(' ')}>
      <span className={hidden['spoken']}>{address}</span>
      <span aria-hidden="true">
        {groups.map((group, index) => (
          <Group
            key={index}
            text={group}
            start={groups.slice(0, index).join('').length}
            {...(differs && { differs })}
          />
        ))}
      </span>
    </bdi>
  );
}
