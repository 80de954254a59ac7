import { withChecksum } from '../address/checksum-state';
import { Button } from '../ui/Button';
import { addressRelationWords } from '../words/address-relations';
import { AddressText } from './AddressText';
import type { AlikePair } from './alike-pairs';
import styles from './LookAlikeSection.module.css';
import { RecordLink } from './RecordLink';

interface Props extends AlikePair {
  readonly onDismiss: () => void;
}

/** Two addresses one above the other; characters of one that are others in the other one are marked. */
export function AlikeComparison({ ends, own, other, onDismiss }: Props) {
  // Keys are in small letters: a capital that is only a checksum is no difference.
  const differs = (place: number): boolean => own.key[place] !== other.key[place];
  return (
    <div className={styles['pair']}>
      <p>{addressRelationWords.sameEnds[ends]}</p>
      <div>
        <p className={styles['label']}>{addressRelationWords.own[own.place]}</p>
        <AddressText address={withChecksum(own.key)} state="unchecked" differs={differs} />
      </div>
      <div>
        <p className={styles['label']}>
          {addressRelationWords.other[other.place]}{' '}
          <RecordLink
            list={other.place === 'wallets' ? 'wallets' : 'contracts'}
            record={other.row}
            className={styles['link']}
          />{' '}
          {other.more > 0 && addressRelationWords.sharedBy(other.more)}
        </p>
        <AddressText address={withChecksum(other.key)} state="unchecked" differs={differs} />
      </div>
      <Button className={styles['button']} onClick={onDismiss}>
        {addressRelationWords.dismiss}
      </Button>
    </div>
  );
}
