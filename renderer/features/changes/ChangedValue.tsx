import { useMemo } from 'react';
import { type Field, fieldsWithAddress, fieldText, listNames } from '../../../shared/account';
import { formatOf, writtenAddress } from '../../ui/address/checksum-state';
import { useEvmAssets } from '../../store/store';
import { NameText } from '../../ui/text/ServiceText';
import { ComparedText } from '../../ui/address/ComparedText';
import { DifferingPlaces } from '../../ui/address/GroupedAddress';
import { addressKey } from '../../../shared/address';
import type { FieldChange } from '../../../shared/activity';
import { Identicon } from '../../ui/address/Identicon';
import type { AccountAddresses } from '../records/list/account-addresses';
import { firstRow } from '../records/list/model/address-book';
import { useAccountAddresses } from '../records/list/use-account-addresses';
import { VisuallyHidden } from '../../ui/Status';
import { historyWords } from '../../i18n/history';
import styles from './history.module.css';

interface Props {
  readonly field: string;
  readonly value: Field;
  readonly other: Field;
  /** Whether the value is below the other one. It then also lists in words where the two differ. */
  readonly isBelow?: boolean;
  /** Asset of the record; determines how its addresses are written. */
  readonly asset: Field;
}

/** Fields that are compared character by character. */
const exact = new Set([...fieldsWithAddress, 'id', 'deployedAt', 'userId']);

/** Whether every character of a field counts. Old and new value are then shown one below the other. */
export const isExact = (field: string): boolean => exact.has(field);

/** The value of a field before or after a change. Addresses are written as in the lists. */
export function ChangedValue({ field, value, other, isBelow = false, asset }: Props) {
  const evmAssets = useEvmAssets();
  const format = fieldsWithAddress.has(field) ? formatOf(asset, { evmAssets }) : 'other';
  const textOf = (one: Field): string | null => {
    const text = fieldText(one);
    return text === null ? null : writtenAddress(text, format);
  };
  return isExact(field) ? (
    <>
      <ComparedText text={textOf(value)} other={textOf(other)} />
      {isBelow && <DifferingPlaces text={textOf(other)} other={textOf(value)} />}
    </>
  ) : (
    <NameText text={fieldText(value)} />
  );
}

/**
 * Name of the deployer at an address. Falls back to the account's wallets and contracts with this address, for a
 * deployer that no contract in the current list has.
 */
const nameOf = ({ names, book, at }: AccountAddresses, text: string): string => {
  const deployer = names.ofAddress(text);
  if (deployer) return deployer.name;
  const address = book.keys().indexOf(addressKey(text));
  const found = address < 0 ? null : firstRow(book, address, listNames);
  return (found && at(found.place, found.row).name) ?? '';
};

interface DeployerProps {
  readonly value: Field;
  /** Whether the address is shown below; a deployer without a name then shows nothing. */
  readonly isAbove?: boolean;
}

/** Identicon and name of a wallet or contract that deployed contracts. Its address is shown separately. */
export function Deployer({ value, isAbove = false }: DeployerProps) {
  const addresses = useAccountAddresses();
  const text = fieldText(value) ?? '';
  const name = useMemo(
    () => (addresses && text !== '' ? nameOf(addresses, text) : ''),
    [addresses, text],
  );
  if (text === '') return null;
  return (
    <span className={styles['deployer']} data-above={isAbove}>
      <Identicon address={addressKey(text)} size={16} />
      {name.trim() !== '' && (
        <span className={styles['deployerName']}>
          <NameText text={name} longest={120} />
        </span>
      )}
    </span>
  );
}

/** Arrow between the old and the new value on one line. */
export function Becomes() {
  return (
    <>
      <span className={styles['arrow']} aria-hidden="true">
        →
      </span>
      <VisuallyHidden> {historyWords.becomes} </VisuallyHidden>
    </>
  );
}

interface ChangesProps {
  readonly fields: readonly FieldChange[];
  /** Asset of the record; determines how its addresses are written. */
  readonly asset: Field;
}

/** Values before and after: one below the other if every character counts, otherwise on one line. */
export function ValueChanges({ fields, asset }: ChangesProps) {
  const isOne = fields.length === 1;
  const inlined = isOne && fields.every(({ field }) => !isExact(field));
  const changes = fields.map(({ field, before, after }) => {
    const name = historyWords.fields[field] ?? field;
    const sideOf = (value: Field, other: Field, isBelow = false) => (
      <>
        {field === 'deployedBy' && <Deployer value={value} />}
        <ChangedValue {...{ field, value, other, isBelow, asset }} />
      </>
    );
    if (isExact(field)) {
      return (
        <div key={field} className={styles['sides']} data-field={field}>
          <dt>{isOne ? historyWords.was : `${name} ${historyWords.was}`}</dt>
          <dd>{sideOf(before, after)}</dd>
          <dt>{isOne ? historyWords.after : `${name} ${historyWords.after}`}</dt>
          <dd>{sideOf(after, before, true)}</dd>
        </div>
      );
    }
    const inline = (
      <>
        <span className={styles['old']}>{sideOf(before, after)}</span>
        <Becomes />
        {sideOf(after, before)}
      </>
    );
    if (inlined) return <span key={field}>{inline}</span>;
    return (
      <div key={field} className={styles['side']}>
        <dt>{name}</dt>
        <dd>{inline}</dd>
      </div>
    );
  });
  return inlined ? changes : <dl className={styles['fields']}>{changes}</dl>;
}
