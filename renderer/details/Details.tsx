import { useEffect, useRef } from 'react';
import { rowMarks } from '../../shared/activity';
import { listFields, type ListName, type SmartContract, type Wallet } from '../../shared/account';
import { formatOf } from '../address/checksum-state';
import { listDefinitions } from '../list/columns';
import type { CellContext } from '../list/grid/grid-column';
import type { ListModel } from '../list/model/list-model';
import { NotesSection } from '../notes/NotesSection';
import { fieldText } from '../text/field';
import { useRecordName } from '../text/use-names';
import { detailsWords } from '../words/details';
import styles from './Details.module.css';
import { ExplorerLinks } from './ExplorerLinks';
import { FieldList } from './FieldList';
import type { DetailField } from './field-of';
import { JsonSection } from './JsonSection';
import { LookAlikeSection } from './LookAlikeSection';
import { PanelBar } from './PanelBar';
import { QrSection } from './QrSection';
import { RecordAlarms } from './RecordAlarms';
import { RecordHead } from './RecordHead';
import type { RelatedTo } from './related';
import { RelatedSection } from './RelatedSection';
import { SameNameSection } from './SameNameSection';
import { UnknownFields } from './UnknownFields';
import type { Moves } from './use-panel-keys';
import { useRelated } from './use-related';

interface Props {
  readonly list: ListName;
  /** The specified fields in their order. */
  readonly columns: readonly DetailField[];
  readonly row: Wallet | SmartContract;
  readonly record: number;
  /** Place in the shown order, from 0; -1 when it is not shown. */
  readonly position: number;
  /** Records shown. */
  readonly count: number;
  readonly moves: Moves;
  readonly model: ListModel;
  readonly context: CellContext;
}

/** Everything that is known of one record. */
export function Details(props: Props) {
  const { list, columns, row, record, position, count, moves, model, context } = props;
  const nameOf = useRecordName();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [record]);

  const name = 'walletName' in row ? row.walletName : row.name;
  const address = fieldText('walletAddress' in row ? row.walletAddress : row.address);
  const deployedBy = 'deployedBy' in row ? fieldText(row.deployedBy) : null;
  const asset = fieldText(row.asset);
  const format = formatOf(row.asset, context);
  const place: RelatedTo = { list, record, address, deployedBy, format };
  // A changed address is not to be taken along before its change has been acknowledged.
  const refused = context.changeOf(record) === rowMarks.alarm ? detailsWords.refused : undefined;
  const related = useRelated(place, model, context);
  return (
    <div className={styles['details']}>
      <PanelBar
        name={nameOf(list, record, fieldText(name))}
        position={position}
        count={count}
        moves={moves}
      />
      <div ref={body} className={styles['body']}>
        <RecordHead key={`head ${record}`} row={row} name={name} address={address} />
        {refused !== undefined && (
          <RecordAlarms key={`alarms ${record}`} list={list} record={record} />
        )}
        {context.changeOf(record) === rowMarks.sameName && address !== null && (
          <SameNameSection
            list={list}
            address={address}
            format={format}
            twins={context.twinsOf(listDefinitions[list].address, record)}
          />
        )}
        <LookAlikeSection key={`alikes ${record}`} list={list} record={record} />
        <NotesSection key={`notes ${record} ${address ?? ''}`} address={address} />
        <FieldList
          key={`fields ${record}`}
          columns={columns}
          row={row}
          record={record}
          refused={refused}
          context={context}
          deployer={related.deployer}
        />
        {row.raw !== undefined && (
          <UnknownFields key={`unknown ${record}`} raw={row.raw} specified={listFields[list]} />
        )}
        <ExplorerLinks asset={asset} place={place} refused={refused} />
        <QrSection key={`qr ${record}`} address={address} format={format} refused={refused} />
        <RelatedSection key={`related ${record}`} {...related} />
        <JsonSection list={list} row={row} />
      </div>
    </div>
  );
}
