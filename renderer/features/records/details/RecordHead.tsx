import {
  fieldText,
  recordAddress,
  recordName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { Identicon, hasIdenticon } from '../../../ui/address/Identicon';
import { FavouriteButton } from '../../notes/FavouriteButton';
import { CodeText } from '../../../ui/text/ServiceText';
import { LongText } from '../../../ui/text/LongText';
import { isCode } from '../../../ui/text/visible';
import { CopyButton } from '../../../ui/CopyButton';
import { Monogram } from '../../../ui/Monogram';
import { detailsWords } from '../../../i18n/details';
import marks from '../../../ui/marks.module.css';
import styles from './Details.module.css';
import { DeployerDoubt } from './LookAlikeSection';
import { NotText } from './FieldRow';
import { isTag } from './RecordSection';
import { useValuesHidden } from '../../../store/store';

interface Props {
  readonly row: Wallet | SmartContract;
  readonly record: number;
}

/** The record at a glance: picture, name, type and asset. */
export function RecordHead({ row, record }: Props) {
  const hidden = useValuesHidden();
  const name = recordName(row);
  const text = fieldText(name);
  const address = fieldText(recordAddress(row));
  const type = 'type' in row ? row.type : null;
  const { asset } = row;
  return (
    <header className={styles['recordHead']}>
      <span className={styles['picture']}>
        {hasIdenticon(address) && <Identicon address={address} size={40} />}
      </span>
      <div>
        <div className={styles['named']}>
          <h2 className={styles['name']}>
            <LongText text={text} kind="name" />
            <NotText field={name} />
          </h2>
          <CopyButton label={detailsWords.copy.name} text={text} />
        </div>
        <div className={styles['tags']}>
          {isTag(type) && (
            <span className={marks['tag']}>
              <CodeText text={type} />
            </span>
          )}
          {isTag(asset) && (
            <span className={styles['asset']}>
              {(!hidden || isCode(asset)) && <Monogram code={asset} />}
              <span>
                <CodeText text={asset} />
              </span>
            </span>
          )}
        </div>
      </div>
      {address !== null && <FavouriteButton address={address} />}
      {'deployedBy' in row && <DeployerDoubt record={record} />}
    </header>
  );
}
