import type { Field, SmartContract, Wallet } from '../../shared/account';
import { formatOf } from '../address/checksum-state';
import { codeColumns } from '../list/columns/hidden-columns';
import type { CellContext } from '../list/grid/grid-column';
import { CodeText } from '../text/CodeText';
import { fieldText } from '../text/field';
import { isCode } from '../text/is-code';
import { detailsWords } from '../words/details';
import { AddressField } from './AddressField';
import { DateValue } from './DateValue';
import { DeployerRow } from './DeployerRow';
import styles from './FieldList.module.css';
import { FieldRow } from './FieldRow';
import { fieldOf, type DetailField } from './field-of';
import { LongText } from './LongText';
import { NotText } from './NotText';
import type { Deployer } from './related';

interface Props {
  readonly columns: readonly DetailField[];
  readonly row: Wallet | SmartContract;
  readonly record: number;
  /** Why the addresses of the record are not to be taken along; undefined where they are. */
  readonly refused: string | undefined;
  readonly context: CellContext;
  /** Whose the deployer is; null for a wallet, and while it is not known. */
  readonly deployer: Deployer | null;
}

/** An identifier with spaces around it shows them. */
const kindOf = (field: Field, name: string): 'mono' | 'exact' | 'text' => {
  if (typeof field === 'object') return 'mono';
  if (name !== 'id') return 'text';
  return field === field.trim() ? 'mono' : 'exact';
};

const nameFields = ['walletName', 'name'];

/** The specified fields of a record, except for the name, which is above them. */
export function FieldList({ columns, row, record, refused, context, deployer }: Props) {
  return (
    <dl aria-label={detailsWords.fields} className={styles['fields']}>
      {columns
        .filter(({ name }) => !nameFields.includes(name))
        .map(({ name, label, kind }) => {
          const field = fieldOf(row, name);
          const text = fieldText(field);
          const copyLabel = detailsWords.copy[name] ?? detailsWords.copyField(label);
          if (kind === 'address' && typeof field === 'string' && field !== '') {
            const format = formatOf(row.asset, context);
            return (
              <AddressField
                key={name}
                label={label}
                copyLabel={copyLabel}
                address={field}
                format={format}
                twins={() => context.twinsOf(name, record)}
                refused={refused}
              >
                {name === 'deployedBy' && deployer && <DeployerRow deployer={deployer} />}
              </AddressField>
            );
          }
          const isDate = kind === 'date' && text !== null && text !== '';
          return (
            <FieldRow key={name} label={label} copyLabel={copyLabel} text={text}>
              {isDate ? (
                <DateValue text={text} zone={context.zone} now={context.now} />
              ) : codeColumns.has(name) && isCode(text) ? (
                <CodeText text={text} />
              ) : (
                <LongText text={text} kind={kindOf(field, name)} />
              )}
              <NotText field={field} />
            </FieldRow>
          );
        })}
    </dl>
  );
}
