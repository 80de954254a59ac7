import {
  addressFields,
  fieldText,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { rowMarks } from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';
import { main } from '../../../bridge';
import { addressRelationWords } from '../../../i18n/address-relations';
import { words } from '../../../i18n/window';
import { useActiveId, useWindow } from '../../../store/store';
import { openLink } from '../../../store/navigate';
import { useAnswer } from '../../../store/use-answer';
import { AddressCard } from '../../../ui/address/AddressCard';
import { writtenAddress } from '../../../ui/address/checksum-state';
import { Section } from '../../../ui/Section';
import { AcknowledgeButton } from '../../changes/AcknowledgeButton';
import type { CellContext } from '../list/grid/grid-column';
import { agesOf, firstSeen, orderOf, tellingKinds, type SeenRecord } from './alike-pairs';
import { fieldOf, NotText } from './FieldRow';
import type { ShownLinks } from './links';
import { LookAlikeSection, SameNameSection, useAlikesOf } from './LookAlikeSection';
import { RecordAlarms, type ReadAlarms } from './RecordAlarms';
import type { RelatedTo } from './related';
import { isUnchanged, type Past } from './past';

/**
 * Returns a function that says when a record's address was first seen, in milliseconds since the epoch; null if not
 * known (yet). Reads the history only if `isWanted`.
 */
const useFirstSeen = (isWanted: boolean): ((of: SeenRecord) => number | null) => {
  const profileId = useActiveId();
  const activity = useWindow((state) => state.activity);
  const { revision = 0, version } = activity ?? {};
  const filter = { kinds: [...tellingKinds], list: null };
  const { value: page } = useAnswer(
    isWanted && profileId !== null && activity
      ? () => main.readHistory({ profileId, revision, filter, from: 0 })
      : null,
    // Records have other row numbers in another activity.
    `${profileId} ${revision} ${version}`,
  );
  return (of) => (page ? firstSeen(page, of) : null);
};

interface Props {
  readonly place: RelatedTo;
  readonly row: Wallet | SmartContract;
  readonly context: CellContext;
  readonly links: ShownLinks | null;
  /** Why the addresses of the record must not be copied; undefined if they may be. */
  readonly refused: string | undefined;
  readonly ofRecord: ReadAlarms;
}

/** Whether the address of a record is known to be the one first seen. */
const useUnchanged = (
  { list, record, address }: RelatedTo,
  row: Wallet | SmartContract,
  past: Pick<Past, 'change' | 'hasMoved'>,
): boolean => {
  const head = useWindow(({ account }) => account?.head);
  const activity = useWindow((state) => state.activity);
  const former = useWindow((state) => state.former);
  const hasMarks = useWindow(({ marks }) => marks[list]?.[record] !== undefined);
  if (!head || !activity || !former) return false;
  return isUnchanged({ list, address, row, head, activity, former, hasMarks, ...past });
};

/** The address of a record with all warnings about it. */
export function AddressSection({ place, row, context, links, refused, ofRecord }: Props) {
  const { list, record, address, format } = place;
  const { [list]: column } = addressFields;
  const change = context.changeOf(record);
  const { alarms, version, hasMoved, blockedBy } = ofRecord;
  const unchanged = useUnchanged(place, row, { change, hasMoved });
  const alikes = useAlikesOf(list, record);
  const isAlike = alikes !== null && (alikes.shown.length > 0 || alikes.more > 0);
  const seenAt = useFirstSeen(isAlike);
  /**
   * Whether the record's address is older than all addresses that look like it. Only then is it likely the one the user
   * wants.
   */
  const isFirst =
    alikes?.more === 0 &&
    alikes.shown.every((pair) => {
      const { own, other } = agesOf(pair, record, seenAt);
      return orderOf(own, other) === 'own';
    });
  const [alarm] = alarms;
  const page = links?.links.find(({ link }) => link === 'address');
  const isAbout = (field: string): boolean => field === column;
  const isInAlarms = alarms.some(
    ({ field, before, after }) =>
      isAbout(field) &&
      [before, after].some(
        (value) => addressKey(fieldText(value) ?? '') === addressKey(address ?? ''),
      ),
  );
  const told = alarms.flatMap(({ before, after }) =>
    [before, after].map((value) => addressKey(fieldText(value) ?? '')),
  );
  const hasNamesake = change === rowMarks.sameName && address !== null;
  const similar = hasNamesake ? context.similarRecordsOf(column, record) : [];
  /** Addresses compared because of the same name. They are not compared again for looking alike. */
  const named = similar
    .filter(({ by }) => by === 'name')
    .map(({ address: other }) => addressKey(other ?? ''));
  const isCompared =
    alikes?.shown.some(({ other }) => !told.includes(addressKey(other.at.text))) ?? false;
  return (
    <Section title={words.fields.address}>
      <AddressCard
        address={address}
        format={format}
        similar={() => context.similarRecordsOf(column, record)}
        unchanged={unchanged && blockedBy === null}
        refused={refused}
        site={
          page && links
            ? {
                at: page.host,
                note: links.assumed,
                onOpen: () => void openLink(list, record, page.link),
              }
            : null
        }
        alarms={
          alarms.length > 0
            ? (blocked) => (
                <RecordAlarms alarms={alarms} version={version} row={row} blocked={blocked} />
              )
            : undefined
        }
        isInDoubt={isInAlarms || isCompared}
        of={addressRelationWords.own[list]}
        isWarnedOf={
          blockedBy !== null || alarms.length > 0 || change === rowMarks.sameName || isAlike
        }
        isDoubted={change === rowMarks.sameName || (isAlike && !isFirst)}
        note={<NotText field={fieldOf(row, column)} />}
        first={
          alarm &&
          alarms.length === 1 && <AcknowledgeButton kind="danger" alarm={alarm} version={version} />
        }
      >
        {hasNamesake && (
          <SameNameSection
            list={list}
            address={writtenAddress(address, format)}
            similar={similar}
            alikes={alikes?.shown ?? []}
          />
        )}
        <LookAlikeSection
          place={list}
          record={record}
          found={alikes}
          told={[...told, ...named]}
          seenAt={seenAt}
          isAdvised={hasNamesake}
        />
      </AddressCard>
    </Section>
  );
}
