import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ListName, SmartContract, Wallet } from '../../../../shared/account';
import { useValuesHidden } from '../../../store/values-hidden';
import { CopyButton } from '../../../ui/CopyButton';
import { Icon } from '../../../ui/Icon';
import { detailsWords } from '../../../i18n/details';
import { privacyWords } from '../../../i18n/privacy';
import styles from './JsonSection.module.css';
import { JsonView } from './JsonView';
import { jsonOf } from './field-of';
import { layOutJson } from './indent-json';

interface Props {
  readonly list: ListName;
  readonly row: Wallet | SmartContract;
}

/** Copying works as ever; the text is not in the document. */
function HiddenJson({ source }: { readonly source: string }) {
  return (
    <div className={styles['hidden']}>
      <p>{privacyWords.json}</p>
      <CopyButton label={detailsWords.copyJson} text={layOutJson(source).whole} />
    </div>
  );
}

/** The record as JSON, closed until asked for. Stays open from one record to the next. */
export function JsonSection({ list, row }: Props) {
  const hidden = useValuesHidden();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles['section']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles['summary']}>
        <Icon of={ChevronRight} />
        {detailsWords.json}
      </summary>
      {isOpen &&
        (hidden ? (
          <HiddenJson source={jsonOf(list, row)} />
        ) : (
          <JsonView source={jsonOf(list, row)} label={detailsWords.jsonOf} />
        ))}
    </details>
  );
}
