import { addressFields, fieldText, type SmartContract } from '../../../../shared/account';
import { addressKey, readableAddress, shortAddress } from '../../../../shared/address';
import type { Zone } from '../../../../shared/profile';
import { AddressText } from '../../../ui/address/GroupedAddress';
import {
  checksumState,
  writtenAddress,
  type AddressFormat,
} from '../../../ui/address/checksum-state';
import { doubtsOf } from '../../../ui/address/doubts';
import { Identicon, hasIdenticon } from '../../../ui/address/Identicon';
import type { CellContext } from '../list/grid/grid-column';
import { useValuesHidden, useWindow } from '../../../store/store';
import { isUtcHere, showDate, showRelative, useMoment } from '../../../ui/text/dates';
import { LongText } from '../../../ui/text/LongText';
import { Mask, ForeignMark, NameText, ServiceText } from '../../../ui/text/ServiceText';
import { Section } from '../../../ui/Section';
import { words } from '../../../i18n/window';
import { addressRelationWords } from '../../../i18n/address-relations';
import { detailsWords } from '../../../i18n/details';
import { OwnName } from '../../notes/LocalMark';
import details from './Details.module.css';
import { FieldRow, NotText } from './FieldRow';
import styles from './FieldRow.module.css';
import { LookAlikeSection, useAlikesOf } from './LookAlikeSection';
import { RecordLinks, ShowRecords } from './RecordLink';
import type { Related } from './related';

interface DateProps {
  readonly text: string;
  readonly zone: Zone;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A deployment time in both zones with its age. A doubtful time is shown as received, with the reason. */
function DateValue({ text, zone, now }: DateProps) {
  const hidden = useValuesHidden();
  if (hidden) return <Mask />;
  const date = showDate(text, now, zone);
  const { otherZone, otherwise, received, noZone } = detailsWords;
  if (date.kind === 'odd') {
    return (
      <>
        <LongText text={date.text} kind="text" />
        <span className={styles['warning']}>{words.dates[date.why]}</span>
        {date.why === 'no-zone' && <p className={styles['second']}>{noZone}</p>}
        {date.otherwise !== null && (
          <>
            <p className={styles['second']}>{otherwise}</p>
            <p className={styles['second']}>
              {otherZone.local}: {date.utc}
            </p>
          </>
        )}
      </>
    );
  }
  return (
    <>
      <time dateTime={date.utc} title={date.utc}>
        {date.text}
      </time>
      <p className={styles['second']}>{showRelative(date.time, now)}</p>
      {!isUtcHere(date.time) && (
        <p className={styles['second']}>
          {otherZone[zone]}: {date.elsewhere}
        </p>
      )}
      {date.otherwise !== null && (
        <>
          <p className={styles['second']}>
            {received}: <ServiceText text={date.otherwise} />
          </p>
          <p className={styles['second']}>{otherwise}</p>
        </>
      )}
    </>
  );
}

interface DeployerProps extends Pick<Related, 'deployer' | 'deployed'> {
  /** Not empty. */
  readonly address: string;
  readonly format: AddressFormat;
  /** The user's own name for the address; empty if there is none. */
  readonly ownName: string;
}

/** The former record of a deployer's address that is no longer in the account, if known. */
function FormerOwner({ address }: { readonly address: string }) {
  const former = useWindow((state) => state.former);
  const showAt = useMoment();
  const key = addressKey(address);
  const found = former?.find((one) => addressKey(one.address) === key);
  if (!found) return null;
  const until = found.until === null ? null : showAt(found.until);
  return (
    <p className={styles['second']}>
      {addressRelationWords.former(found.list, until)} <NameText text={found.name} longest={120} />
    </p>
  );
}

/**
 * The deployer of a contract: by name if it is a record of the account, otherwise by its whole address and what is
 * known about it.
 */
function DeployerValue({ address, format, ownName, deployer, deployed }: DeployerProps) {
  const written = writtenAddress(address, format);
  const count = deployed?.records.length ?? 0;
  const isOwn = deployer !== null && 'found' in deployer;
  const has = detailsWords.deployedBy(count);
  const others = deployed && count > 1 && (
    <ShowRecords
      found={deployed}
      column="deployedBy"
      label={has}
      name={`${has}: ${detailsWords.show}`}
    />
  );
  return (
    <>
      <ForeignMark text={address} />
      <div className={details['who']}>
        {hasIdenticon(address) && <Identicon address={address} size={16} />}
        <div>
          {ownName !== '' && (
            <p>
              <OwnName name={ownName} />
            </p>
          )}
          {isOwn ? (
            <RecordLinks found={deployer.found} column={addressFields[deployer.found.list]} />
          ) : (
            <AddressText address={written} />
          )}
        </div>
      </div>
      {isOwn && (
        <p className={styles['short']}>
          <ServiceText text={shortAddress(written)} kind="exact" />
        </p>
      )}
      {checksumState(readableAddress(address), format) === 'mismatch' && (
        <p className={styles['danger']}>{detailsWords.checksums.mismatch}</p>
      )}
      {(deployer ?? others) && (
        <p className={styles['second']}>
          {deployer && addressRelationWords.deployers[deployer.kind]}
          {deployer && others && ', '}
          {others}
        </p>
      )}
      {deployer?.kind === 'foreign' && <FormerOwner address={address} />}
    </>
  );
}

interface Props extends Pick<Related, 'deployer' | 'deployed'> {
  readonly row: SmartContract;
  readonly record: number;
  readonly format: AddressFormat;
  /** Why the addresses of the record must not be copied; undefined if they may be. */
  readonly refused: string | undefined;
  readonly context: CellContext;
}

/** When a contract was deployed, and by whom. */
export function DeploymentSection(props: Props) {
  const { row, record, format, refused, context, ...related } = props;
  const alikes = useAlikesOf('deployers', record);
  const at = fieldText(row.deployedAt);
  const by = fieldText(row.deployedBy);
  const { when, copy } = detailsWords;
  const isGiven = by !== null && by !== '';
  const isAddress = typeof row.deployedBy === 'string' && isGiven;
  const written = isAddress ? writtenAddress(by, format) : by;
  return (
    <Section title={detailsWords.deployment}>
      <dl className={styles['fields']}>
        <FieldRow label={when} copyLabel={copy.deployedAt} text={at}>
          {at === null || at === '' ? (
            <ServiceText text={at} />
          ) : (
            <DateValue text={at} zone={context.zone} now={context.now} />
          )}
          <NotText field={row.deployedAt} />
        </FieldRow>
        <FieldRow
          label={detailsWords.by}
          copyLabel={copy.deployedBy}
          text={written}
          refused={refused}
          doubts={
            isAddress
              ? () =>
                  doubtsOf(
                    written ?? '',
                    format,
                    context.similarRecordsOf('deployedBy', record),
                    false,
                  )
              : undefined
          }
        >
          {isGiven ? (
            <DeployerValue
              address={by}
              format={format}
              ownName={context.noteOf(by)?.name ?? ''}
              {...related}
            />
          ) : (
            <ServiceText text={by} />
          )}
          <NotText field={row.deployedBy} />
        </FieldRow>
      </dl>
      {isAddress && (
        <div className={details['doubt']}>
          <LookAlikeSection place="deployers" record={record} found={alikes} told={[]} />
        </div>
      )}
    </Section>
  );
}
