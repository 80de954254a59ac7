import { groupsOfFour } from '../address/address-text';
import { useValuesHidden } from '../state/values-hidden';
import { ServiceText } from '../text/ServiceText';
import hidden from '../ui/spoken.module.css';
import styles from './activity.module.css';

interface Props {
  /** Null shows as "not given". */
  readonly text: string | null;
  /** What it is compared with; characters that are others there are marked, and not by colour alone. */
  readonly other: string | null;
}

/** Text of visible ASCII that is short enough to be compared by eye. */
const plain = /^[\x21-\x7e]{1,300}$/u;

/** What gains by being cut into groups, like an address in the details. */
const groupable = /^(?=.*\d)[A-Za-z\d]{20,}$/u;

/** One of two values that differ, in full. Read aloud, selected and copied, it is one word. */
export function ComparedText({ text, other }: Props) {
  const isHidden = useValuesHidden();
  if (text === null || isHidden || !plain.test(text))
    return <ServiceText text={text} longest={2000} />;
  const groups = groupable.test(text) ? groupsOfFour(text) : [text];
  const startOf = (index: number): number => groups.slice(0, index).join('').length;
  return (
    <bdi className={styles['compared']}>
      <span className={hidden['spoken']}>{text}</span>
      <span aria-hidden="true">
        {groups.map((group, index) => (
          <span key={index} className={styles['group']}>
            {Array.from(group, (character, at) =>
              (other ?? '')[startOf(index) + at] === character ? (
                character
              ) : (
                <span key={at} className={styles['differs']}>
                  {character}
                </span>
              ),
            )}
          </span>
        ))}
      </span>
    </bdi>
  );
}
