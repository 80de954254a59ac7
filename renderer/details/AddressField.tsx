import type { ReactNode } from 'react';
import { checksumState, withChecksum, type AddressFormat } from '../address/checksum-state';
import { ForeignMark } from '../text/ScriptMark';
import { detailsWords } from '../words/details';
import { AddressText } from './AddressText';
import styles from './FieldList.module.css';
import { FieldRow } from './FieldRow';

interface Props {
  readonly label: string;
  readonly copyLabel: string;
  readonly address: string;
  readonly format: AddressFormat;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** An address with what its capitals say of it. Copied as it is shown. */
export function AddressField({ label, copyLabel, address, format, children }: Props) {
  const state = checksumState(address, format);
  const shown = state === 'none' ? withChecksum(address) : address;
  return (
    <FieldRow label={label} copyLabel={copyLabel} text={shown} state={state}>
      <ForeignMark text={address} />
      <AddressText address={shown} state={state} />
      <p className={styles[state === 'mismatch' ? 'danger' : 'second']}>
        {detailsWords.checksums[state]}
      </p>
      {children}
    </FieldRow>
  );
}
