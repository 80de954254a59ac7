import { useMemo } from 'react';
import { useValuesHidden } from '../state/values-hidden';
import { plainName } from '../text/plain-name';
import { ServiceText } from '../text/ServiceText';
import { detailsWords } from '../words/details';
import { privacyWords } from '../words/privacy';
import styles from './Details.module.css';
import { FieldRow } from './FieldRow';
import { LongText } from './LongText';
import { Section } from './Section';
import { unknownFields } from './unknown-fields';
import list from './UnknownFields.module.css';

interface Props {
  /** JSON text of the record. */
  readonly raw: string;
  /** Names of the specified fields. */
  readonly specified: readonly string[];
}

/** Most fields shown one by one; the JSON has all of them. */
const mostShown = 100;

/** Fields of a record that the specification does not know, with everything that they hold. */
export function UnknownFields({ raw, specified }: Props) {
  const hidden = useValuesHidden();
  const fields = useMemo(() => unknownFields(raw, specified), [raw, specified]);
  if (!fields) return <p className={list['notice']}>{detailsWords.notObject}</p>;
  if (fields.length === 0) return null;
  const left = fields.length - mostShown;
  return (
    <Section title={detailsWords.unknown}>
      <dl className={list['fields']}>
        {fields.slice(0, mostShown).map(({ name, text, kind }, index) => (
          <FieldRow
            key={index}
            label={<ServiceText text={name} />}
            copyLabel={hidden ? privacyWords.copyField : detailsWords.copyField(plainName(name))}
            text={text}
          >
            <LongText text={text} kind={kind === 'json' ? 'mono' : 'text'} />
          </FieldRow>
        ))}
      </dl>
      {left > 0 && <p className={styles['note']}>{detailsWords.moreUnknown(left)}</p>}
    </Section>
  );
}
