import { useMemo } from 'react';
import {
  type Field,
  fieldText,
  listFields,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { useValuesHidden } from '../../../store/store';
import { LongText } from '../../../ui/text/LongText';
import { plainName } from '../../../ui/text/names';
import { ServiceText } from '../../../ui/text/ServiceText';
import { Section } from '../../../ui/Section';
import { words } from '../../../i18n/window';
import { detailsWords } from '../../../i18n/details';
import { privacyWords } from '../../../i18n/privacy';
import styles from './Details.module.css';
import { FieldRow, NotText, fieldOf } from './FieldRow';
import fields from './FieldRow.module.css';
import { unknownFields } from './json';

interface Props {
  readonly list: ListName;
  readonly row: Wallet | SmartContract;
}

/** Longest text shown in the head, in UTF-16 units. */
const longestTag = 60;

/** Whether the head shows a field completely. */
export const isTag = (field: Field): field is string =>
  typeof field === 'string' && field.trim() !== '' && field.length <= longestTag;

/** An identifier with leading or trailing spaces is shown as `exact`, which makes them visible. */
const kindOf = (field: Field, name: string): 'mono' | 'exact' | 'text' => {
  if (typeof field === 'object') return 'mono';
  if (name !== 'id') return 'text';
  return field === field.trim() ? 'mono' : 'exact';
};

/** The specified fields that no other section shows. */
export function RecordSection({ list, row }: Props) {
  const shown = listFields[list].filter(
    (name): name is 'id' | 'asset' | 'type' =>
      name === 'id' || ((name === 'asset' || name === 'type') && !isTag(fieldOf(row, name))),
  );
  if (shown.length === 0) return null;
  return (
    <Section title={detailsWords.record}>
      <dl className={fields['fields']}>
        {shown.map((name) => {
          const field = fieldOf(row, name);
          const text = fieldText(field);
          return (
            <FieldRow
              key={name}
              label={words.fields[name]}
              copyLabel={detailsWords.copy[name]}
              text={text}
            >
              <LongText text={text} kind={kindOf(field, name)} />
              <NotText field={field} />
            </FieldRow>
          );
        })}
      </dl>
    </Section>
  );
}

/** Most fields shown one by one; the JSON shows all. */
const mostShown = 100;

/** Fields of a record that are not in the specification, with their complete values. */
export function UnknownFields({ list, raw }: { readonly list: ListName; readonly raw: string }) {
  const hidden = useValuesHidden();
  const found = useMemo(() => unknownFields(raw, listFields[list]), [raw, list]);
  if (!found) return <p className={styles['notice']}>{detailsWords.notObject}</p>;
  if (found.length === 0) return null;
  const left = found.length - mostShown;
  return (
    <Section title={detailsWords.unknown}>
      <dl className={fields['fields']}>
        {found.slice(0, mostShown).map(({ name, text, kind }, index) => (
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
      {left > 0 && <p className={styles['meta']}>{detailsWords.moreUnknown(left)}</p>}
    </Section>
  );
}
