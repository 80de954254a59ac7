import { CircleCheck, CircleMinus, CirclePlus, EqualNot, OctagonAlert } from 'lucide-react';
import type { ListName } from '../../../shared/account';
import type { ComparedGroup, ComparedRecord, ComparedValues } from '../../../shared/expected';
import { ComparedText } from '../../ui/address/ComparedText';
import { isPlain } from '../../../shared/address';
import { GroupedAddress } from '../../ui/address/GroupedAddress';
import { CodeText, NameText, ServiceText } from '../../ui/text/ServiceText';
import { isCode } from '../../ui/text/visible';
import { Icon } from '../../ui/Icon';
import { Monogram } from '../../ui/Monogram';
import { VisuallyHidden } from '../../ui/Status';
import { compareWords } from '../../i18n/compare';
import { words } from '../../i18n/window';
import styles from './ComparedList.module.css';
import { longestInLine } from './use-compared';

export const groupIcons = {
  differs: EqualNot,
  missing: CircleMinus,
  extra: CirclePlus,
  equal: CircleCheck,
} as const satisfies Record<ComparedGroup, unknown>;

/** An address that is not compared with another: in groups, or with the middle left out if it is too long. */
function Address({ text }: { readonly text: string | null }) {
  if (text === null) return <ServiceText text={text} />;
  if (text.length <= longestInLine || !isPlain(text)) return <GroupedAddress text={text} />;
  return <ServiceText text={`${text.slice(0, 20)}…${text.slice(-20)}`} kind="exact" />;
}

interface SideProps {
  readonly label: string;
  readonly values: ComparedValues;
  /** The other side; null if the record is shown once. */
  readonly other: ComparedValues | null;
  readonly fields: ComparedRecord['fields'];
}

function Side({ label, values, other, fields }: SideProps) {
  const text = (field: 'name' | 'asset') => {
    if (values[field] === null) return null;
    if (other && fields.includes(field)) {
      return <ComparedText text={values[field]} other={other[field]} />;
    }
    return field === 'name' ? <NameText text={values.name} /> : <CodeText text={values.asset} />;
  };
  return (
    <div role="presentation" className={styles['side']}>
      <span role="gridcell" className={styles['label']}>
        {label}
      </span>
      <span role="gridcell" className={styles['name']}>
        {text('name')}
      </span>
      <span role="gridcell" className={styles['asset']}>
        {isCode(values.asset) && <Monogram code={values.asset} />}
        {text('asset')}
      </span>
      <span role="gridcell" className={styles['address']}>
        {other && fields.includes('address') ? (
          <ComparedText text={values.address} other={other.address} />
        ) : (
          <Address text={values.address} />
        )}
      </span>
    </div>
  );
}

interface Props {
  readonly list: ListName;
  readonly record: ComparedRecord;
  readonly hasAlarm: boolean;
}

/** The cells of one record: its result, and its values on one side or both. */
export function ComparedRow({ list, record, hasAlarm }: Props) {
  const { group, expected, actual, fields, elsewhere } = record;
  const { expected: inList, actual: inAccount, both } = compareWords;
  const only = actual ?? expected;
  const head = compareWords.heads[group];
  const differing = fields.map((field) => words.fields[field]).join(', ');
  const said = differing === '' ? head : `${head}: ${differing}`;
  const missing = elsewhere ? compareWords.addressIs[elsewhere][list] : inList;
  return (
    <>
      <span
        role="gridcell"
        title={hasAlarm ? compareWords.alarm : undefined}
        className={styles['icon']}
        data-group={hasAlarm ? 'alarm' : group}
      >
        <Icon of={hasAlarm ? OctagonAlert : groupIcons[group]} />
        <VisuallyHidden>{hasAlarm ? `${said}. ${compareWords.alarm}` : said}</VisuallyHidden>
      </span>
      <div role="presentation" className={styles['sides']}>
        {group === 'differs' && expected && (
          <Side label={inList} values={expected} other={actual} fields={fields} />
        )}
        {group === 'differs' && actual && (
          <Side label={inAccount} values={actual} other={expected} fields={fields} />
        )}
        {group !== 'differs' && only && (
          <Side
            label={group === 'equal' ? both : group === 'missing' ? missing : inAccount}
            values={only}
            other={null}
            fields={[]}
          />
        )}
      </div>
    </>
  );
}
