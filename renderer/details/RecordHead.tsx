import type { Field, SmartContract, Wallet } from '../../shared/account';
import { Identicon } from '../address/Identicon';
import { CodeText } from '../text/CodeText';
import { fieldText } from '../text/field';
import { detailsWords } from '../words/details';
import { CopyButton } from './CopyButton';
import { LongText } from './LongText';
import { NotText } from './NotText';
import styles from './RecordHead.module.css';

interface Props {
  readonly row: Wallet | SmartContract;
  readonly name: Field;
  readonly address: string | null;
}

/** Longest badge, in UTF-16 units; the field below shows all of it. */
const longestBadge = 60;

/** Longest text that gets a picture: its seed. */
const longestSeed = 300;

/** What a record is at a glance. */
export function RecordHead({ row, name, address }: Props) {
  const text = fieldText(name);
  const badges = [fieldText(row.asset), 'type' in row ? fieldText(row.type) : null];
  const hasPicture = address !== null && address !== '' && address.length <= longestSeed;
  return (
    <header className={styles['head']}>
      {hasPicture ? (
        <span className={styles['icon']}>
          <Identicon address={address} size={40} />
        </span>
      ) : (
        <span aria-hidden="true" className={styles['blank']} />
      )}
      <div>
        <h2 className={styles['name']}>
          <LongText text={text} kind="name" />
          <NotText field={name} />
        </h2>
        <div className={styles['badges']}>
          {badges.map(
            (badge, index) =>
              badge !== null &&
              badge !== '' && (
                <span key={index} className={styles['badge']}>
                  <CodeText text={badge} longest={longestBadge} />
                </span>
              ),
          )}
        </div>
      </div>
      <CopyButton label={detailsWords.copy['name'] ?? ''} text={text} />
    </header>
  );
}
