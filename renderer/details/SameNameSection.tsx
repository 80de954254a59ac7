import { useId } from 'react';
import type { ListName } from '../../shared/account';
import { readableAddress } from '../../shared/address';
import { checksumState, writtenAddress, type AddressFormat } from '../address/checksum-state';
import type { KnownTwin } from '../state/store';
import { NameText } from '../text/NameText';
import { words } from '../words';
import { activityWords } from '../words/activity';
import { addressRelationWords } from '../words/address-relations';
import { AddressText } from './AddressText';
import styles from './LookAlikeSection.module.css';

interface Props {
  readonly list: ListName;
  readonly address: string;
  readonly format: AddressFormat;
  /** What the record may be taken for. */
  readonly twins: readonly KnownTwin[];
}

/** Warns that something known has the name and asset of a record, and shows both addresses one above the other. */
export function SameNameSection({ list, address, format, twins }: Props) {
  const title = useId();
  const written = writtenAddress(address, format);
  const stateOf = (text: string) => checksumState(readableAddress(text), format);
  return (
    <section aria-labelledby={title} className={styles['warning']}>
      <h3 id={title} className={styles['title']}>
        {activityWords.marks.sameName}
      </h3>
      {twins.map(({ by, known, list: from, name, address: other }) => {
        if (by !== 'name' || other === null) return null;
        return (
          <div key={other} className={styles['pair']}>
            <div>
              <p className={styles['label']}>{addressRelationWords.own[list]}</p>
              <AddressText address={written} state={stateOf(written)} other={other} />
            </div>
            <div>
              <p className={styles['label']}>
                {words.copying.twins.name[known === 'former' ? known : 'record'][from]}{' '}
                <NameText text={name} longest={120} />
              </p>
              <AddressText address={other} state={stateOf(other)} other={written} />
            </div>
          </div>
        );
      })}
      <p className={styles['advice']}>{addressRelationWords.advice}</p>
    </section>
  );
}
