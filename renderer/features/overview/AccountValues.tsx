import { useEffect, useState } from 'react';
import type { AccountHead } from '../../../shared/account';
import type { AccountValue, Envelope } from '../../../shared/reader-messages';
import { main, takeInTime } from '../../bridge';
import { FieldRow } from '../records/details/FieldRow';
import { JsonView } from '../records/details/JsonSection';
import { LongText } from '../../ui/text/LongText';
import { useValuesHidden, useActiveId } from '../../store/selectors';
import { plainName } from '../../ui/text/names';
import { ServiceText } from '../../ui/text/ServiceText';
import { words } from '../../i18n/window';
import { detailsWords } from '../../i18n/details';
import { privacyWords } from '../../i18n/privacy';
import print from '../../ui/print.module.css';
import styles from './Differences.module.css';

/** JSON of more UTF-16 units is indented, and can be searched. */
const longestLine = 200;

function Value({ value }: { readonly value: AccountValue }) {
  const hidden = useValuesHidden();
  const { name, text, kind, length } = value;
  const isWhole = text.length === length;
  const isView = kind === 'json' && isWhole && length > longestLine && !hidden;
  return (
    <FieldRow
      label={<ServiceText text={name} />}
      copyLabel={hidden ? privacyWords.copyField : detailsWords.copyField(plainName(name))}
      // Of a part nobody would see that it is one; the view of JSON has its own button.
      text={isWhole && !isView ? text : null}
    >
      {isView ? (
        <div className={styles['view']}>
          <JsonView source={text} label={plainName(name)} />
        </div>
      ) : (
        <LongText text={text} kind={kind === 'json' ? 'mono' : 'text'} whole={length} />
      )}
    </FieldRow>
  );
}

/** What is known of an answer's values; null when they could not be read. */
interface Read {
  readonly revision: number;
  readonly envelope: Envelope | null;
}

function Values({ revision }: Pick<AccountHead, 'revision'>) {
  const profileId = useActiveId();
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (profileId === null) return;
    return takeInTime(main.readEnvelope({ profileId, revision }), (answer) => {
      setRead({ revision, envelope: answer.ok ? answer.value : null });
    });
  }, [profileId, revision]);
  const { reading, notRead, moreValues } = words.differences;
  if (read?.revision !== revision) return <p className={print['muted']}>{reading}</p>;
  if (!read.envelope) return <p className={print['muted']}>{notRead}</p>;
  const { values, total } = read.envelope;
  return (
    <>
      <dl className={styles['values']}>
        {values.map((value, index) => (
          <Value key={index} value={value} />
        ))}
      </dl>
      {total > values.length && (
        <p className={print['muted']}>{moreValues(total - values.length)}</p>
      )}
    </>
  );
}

/** The values of the account itself that no other place shows; asked for when they are wanted. */
export function AccountValues({ revision }: Pick<AccountHead, 'revision'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{words.differences.values}</summary>
      {isOpen && <Values revision={revision} />}
    </details>
  );
}
