import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  fieldText,
  recordAddress,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { useIsNarrow } from '../../../store/window-width';
import { Button, IconButton } from '../../../ui/Button';
import { system } from '../../../ui/system';
import { VisuallyHidden } from '../../../ui/Status';
import { formatOf } from '../../../ui/address/checksum-state';
import { words } from '../../../i18n/window';
import { detailsWords } from '../../../i18n/details';
import { toolWords } from '../../../i18n/list';
import type { CellContext } from '../list/grid/grid-column';
import { NotesSection } from '../../notes/NotesSection';
import { OtherAddressNotes } from '../../notes/OtherAddressNotes';
import { AddressSection } from './AddressSection';
import { useAlarmsOf } from './RecordAlarms';
import { earlierOf } from './past';
import { DeploymentSection } from './DeploymentSection';
import { ExplorerSection, useShownLinks } from './ExplorerSection';
import { JsonSection } from './JsonSection';
import { RecordHead } from './RecordHead';
import { RecordSection, UnknownFields } from './RecordSection';
import type { RelatedTo } from './related';
import { RelatedSection, useRelated } from './RelatedSection';
import styles from './Details.module.css';

/** Navigation from a record; null if there is no previous or next one. */
export interface Moves {
  readonly close: () => void;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

interface Props {
  readonly list: ListName;
  readonly row: Wallet | SmartContract;
  readonly record: number;
  /** Index in the shown order, from 0; -1 if the record is not shown. */
  readonly position: number;
  /** Number of records shown; null if no list is beside the details. */
  readonly count: number | null;
  /** Text of the list's filters, without the search; '' if there are none. */
  readonly filters: string;
  readonly moves: Moves;
  readonly context: CellContext;
}

/** Position in the list, and the buttons to move on and to close. */
function PanelBar({ list, position, count, filters, moves }: Props) {
  const isNarrow = useIsNarrow();
  // On a wide window, the filters are visible above the list.
  const narrowed = isNarrow && filters !== '' ? `${toolWords.filter}: ${filters}` : '';
  return (
    <div className={styles['bar']}>
      {isNarrow && (
        <Button kind="quiet" icon={ArrowLeft} title={detailsWords.backHint} onClick={moves.close}>
          <VisuallyHidden>{detailsWords.backTo} </VisuallyHidden>
          {words.account[list]}
        </Button>
      )}
      <p className={styles['place']} title={narrowed === '' ? undefined : narrowed}>
        {count !== null && detailsWords.place(position, count)}
        {narrowed !== '' && ` · ${narrowed}`}
      </p>
      <IconButton
        icon={ChevronUp}
        label={detailsWords.previous}
        hint={detailsWords.previousHint(system === 'mac')}
        onPress={moves.previous}
      />
      <IconButton
        icon={ChevronDown}
        label={detailsWords.next}
        hint={detailsWords.nextHint(system === 'mac')}
        onPress={moves.next}
      />
      {!isNarrow && (
        <IconButton
          icon={X}
          label={words.common.close}
          hint={detailsWords.closeHint}
          onPress={moves.close}
        />
      )}
    </div>
  );
}

/** All sections about a record except its JSON. */
function RecordSections({ list, row, record, context }: Props) {
  const address = fieldText(recordAddress(row));
  const walletId = 'id' in row ? fieldText(row.id) : null;
  const deployedBy = 'deployedBy' in row ? fieldText(row.deployedBy) : null;
  const format = formatOf(row.asset, context);
  const place: RelatedTo = { list, record, address, deployedBy, format };
  const ofRecord = useAlarmsOf(list, record);
  // A changed address must not be copied, from any record that has it, before the change is acknowledged.
  const isAlarmed = context.changeOf(record) === rowMarks.alarm;
  const { blockedBy } = ofRecord;
  const elsewhere = blockedBy === null ? undefined : detailsWords.blockedBy[blockedBy];
  const refused = isAlarmed ? detailsWords.blocked : elsewhere;
  const related = useRelated(place, context);
  const links = useShownLinks(fieldText(row.asset), place);
  return (
    <>
      <RecordHead row={row} record={record} />
      <AddressSection
        place={place}
        row={row}
        context={context}
        links={links}
        refused={refused}
        ofRecord={ofRecord}
      />
      {'deployedAt' in row && (
        <DeploymentSection
          row={row}
          record={record}
          format={format}
          refused={refused}
          context={context}
          {...related}
        />
      )}
      <RelatedSection list={list} {...related} />
      <OtherAddressNotes
        address={address ?? ''}
        walletId={walletId}
        earlier={earlierOf(list, ofRecord)}
        isAgreed={refused === undefined && ofRecord.hasMoved !== null}
      />
      <NotesSection address={address} walletId={walletId} />
      {links && refused === undefined && <ExplorerSection links={links} place={place} />}
      <RecordSection list={list} row={row} />
      {row.raw !== undefined && <UnknownFields list={list} raw={row.raw} />}
    </>
  );
}

/** All details of one record. */
export function Details(props: Props) {
  const { list, row } = props;
  const body = useRef<HTMLDivElement>(null);
  /** Identifies the record after a refresh has moved it to another row. */
  const key = JSON.stringify([
    'id' in row ? fieldText(row.id) : null,
    fieldText(recordAddress(row)),
  ]);
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [key]);
  return (
    <div className={styles['details']}>
      <PanelBar {...props} />
      <div ref={body} className={styles['body']}>
        <RecordSections key={key} {...props} />
        <JsonSection list={list} row={row} />
      </div>
    </div>
  );
}
