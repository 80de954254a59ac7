import type { ReactNode } from 'react';
import { readableAddress } from '../../shared/address';
import { checksumState, writtenAddress, type AddressFormat } from '../address/checksum-state';
import { doubtsOf } from '../address/doubts';
import type { KnownTwin } from '../state/store';
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
  /** What it may be taken for. */
  readonly twins: () => readonly KnownTwin[];
  /** Why it is not to be taken along; undefined where it is. */
  readonly refused: string | undefined;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** An address with what its capitals say of it. Copied as it is shown. */
export function AddressField(props: Props) {
  const { label, copyLabel, address, format, twins, refused, children } = props;
  const state = checksumState(readableAddress(address), format);
  const written = writtenAddress(address, format);
  return (
    <FieldRow
      label={label}
      copyLabel={copyLabel}
      text={written}
      doubts={() => doubtsOf(written, format, twins())}
      refused={refused}
    >
      <ForeignMark text={address} />
      <AddressText address={written} state={state} />
      <p className={styles[state === 'mismatch' ? 'danger' : 'second']}>
        {detailsWords.checksums[state]}
      </p>
      {refused !== undefined && <p className={styles['danger']}>{refused}</p>}
      {children}
    </FieldRow>
  );
}
