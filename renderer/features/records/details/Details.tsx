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
import { Spoken } from '../../../ui/Status';
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

/** Where one can go from a record; null where there is nothing. */
export interface Moves {
  readonly close: () => void;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

interface Props {
  readonly list: ListName;
  readonly row: Wallet | SmartContract;
  readonly record: number;
  /** Place in the shown order, from 0; -1 when it is not shown. */
  readonly position: number;
  /** Records shown; null beside what is no list of them. */
  readonly count: number | null;
  /** The filters of the list; '' without. A search is not among them. */
  readonly filters: string;
  readonly moves: Moves;
  readonly context: CellContext;
}

/** Where in the list one is, and the ways on and out. */
function PanelBar({ list, position, count, filters, moves }: Props) {
  const isNarrow = useIsNarrow();
  // Above the list they are in sight.
  const narrowed = isNarrow && filters !== '' ? `${toolWords.filter}: ${filters}` : '';
  return (
    <div className={styles['bar']}>
      {isNarrow && (
        <Button kind="quiet" icon={ArrowLeft} title={detailsWords.backHint} onClick={moves.close}>
          <Spoken>{detailsWords.backTo} </Spoken>
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

/** What is known of one record, but for its JSON. */
function RecordSections({ list, row, record, context }: Props) {
  const address = fieldText(recordAddress(row));
  const walletId = 'id' in row ? fieldText(row.id) : null;
  const deployedBy = 'deployedBy' in row ? fieldText(row.deployedBy) : null;
  const format = formatOf(row.asset, context);
  const place: RelatedTo = { list, record, address, deployedBy, format };
  const ofRecord = useAlarmsOf(list, record);
  // A changed address is not to be taken along before its change has been acknowledged, from no record that has it.
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

/** Everything that is known of one record. */
export function Details(props: Props) {
  const { list, row } = props;
  const body = useRef<HTMLDivElement>(null);
  /** Stays the record's, wherever a refresh puts it. */
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
