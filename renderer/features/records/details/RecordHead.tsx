import { Star } from 'lucide-react';
import { noteLimits } from '../../../../shared/notes';
import {
  fieldText,
  recordAddress,
  recordName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { Identicon, hasIdenticon } from '../../../ui/address/Identicon';
import { noteOf } from '../../notes/LocalMark';
import { toggleFavourite } from '../../../store/note-actions';
import { useWindow } from '../../../store/store';
import { CodeText } from '../../../ui/text/ServiceText';
import { LongText } from '../../../ui/text/LongText';
import { isCode } from '../../../ui/text/visible';
import { CopyButton } from '../../../ui/CopyButton';
import { IconButton } from '../../../ui/Button';
import { Monogram } from '../../../ui/Monogram';
import { detailsWords } from '../../../i18n/details';
import { noteWords } from '../../../i18n/notes';
import styles from './Details.module.css';
import { DeployerDoubt } from './LookAlikeSection';
import { NotText } from './FieldRow';
import { isTag } from './RecordSection';
import { useValuesHidden } from '../../../store/selectors';

interface Props {
  readonly row: Wallet | SmartContract;
  readonly record: number;
}

/** Whether a record is a favourite, and making it one. Nothing where notes cannot be kept. */
function FavouriteButton({ address }: { readonly address: string }) {
  const notes = useWindow((state) => state.notes);
  if (notes === null || address === '' || address.length > noteLimits.address) return null;
  const known = noteOf(notes, address);
  if (known === null && notes.entries.size >= noteLimits.entries) return null;
  const isFavourite = known?.favourite ?? false;
  return (
    <IconButton
      icon={Star}
      label={noteWords.favourite}
      pressed={isFavourite}
      className={isFavourite ? styles['favourite'] : undefined}
      onPress={() => void toggleFavourite(address)}
    />
  );
}

/** What a record is at a glance. */
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
            <span className={styles['tag']}>
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
