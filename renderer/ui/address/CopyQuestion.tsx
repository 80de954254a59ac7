import { confirmCopy } from '../../store/copying';
import { useWindow, useValuesHidden } from '../../store/store';
import type {
  AddressDoubts,
  AskedAddress,
  SimilarRecord,
  RowDoubts,
} from '../../store/pending-copy';
import { useMoment } from '../text/dates';
import { useProfileName } from '../text/names';
import { NameText } from '../text/ServiceText';
import { ConfirmDialog } from '../ConfirmDialog';
import { useOpenDialog } from '../Dialog';
import { words } from '../../i18n/window';
import styles from './CopyQuestion.module.css';
import { OddList } from './Doubt';
import { DifferingPlaces, GroupedAddress } from './GroupedAddress';

const mostSimilar = 3;

/** What an address may be mistaken for, with the characters marked in which the two differ. */
function SimilarItem({
  record,
  address,
}: {
  readonly record: SimilarRecord;
  readonly address: string;
}) {
  const showAt = useMoment();
  const { by, known, list, name, until } = record;
  const { similar } = words.copying;
  const moment = until === null ? null : showAt(until);
  if (record.address === null) return <li>{similar.unknown}</li>;
  const said =
    by === 'name'
      ? similar.name[known === 'note' ? 'record' : known][list]
      : known === 'note'
        ? similar.look.note
        : similar.look.former(list, moment);
  return (
    <li>
      {said}
      <div className={styles['known']}>
        <NameText text={name} longest={120} />
        <code className={styles['address']}>
          <GroupedAddress text={record.address} other={address} className={styles['compared']} />
        </code>
        <DifferingPlaces text={address} other={record.address} />
      </div>
    </li>
  );
}

/**
 * Says that an address has characters that no address has, and lists them unless values are hidden: they are part of
 * the address.
 */
function Odd({ odd, without }: Pick<AddressDoubts, 'odd' | 'without'>) {
  const isHidden = useValuesHidden();
  if (isHidden) return <li>{words.copying.oddHidden}</li>;
  return (
    <li>
      {words.copying.odd}
      <OddList odd={odd} className={styles['characters']} />
      {without !== null && (
        <>
          {words.copying.without}
          <code className={styles['address']}>{without}</code>
        </>
      )}
    </li>
  );
}

function AddressReasons({ address, doubts, alarmedIn }: AskedAddress) {
  const { capitals, malformed, odd, without, similar } = doubts;
  const isHidden = useValuesHidden();
  const profiles = useWindow((state) => state.app?.profiles);
  const nameOf = useProfileName();
  const [first] = similar;
  return (
    <>
      <code className={styles['address']}>
        <GroupedAddress text={address} other={first?.address} className={styles['compared']} />
      </code>
      <ul className={styles['reasons']}>
        {profiles
          ?.filter(({ id }) => alarmedIn.includes(id))
          .map((profile) => (
            <li key={profile.id}>{words.copying.alarmedIn(nameOf(profile))}</li>
          ))}
        {similar.slice(0, mostSimilar).map((record) => (
          <SimilarItem
            key={`${record.by} ${record.address ?? ''}`}
            record={record}
            address={address}
          />
        ))}
        {odd.length > 0 && <Odd odd={odd} without={without} />}
        {capitals && <li>{words.copying.capitals}</li>}
        {malformed && <li>{words.copying.malformed}</li>}
      </ul>
      {first?.address && <p>{words.copying.similar[isHidden ? 'hidden' : 'compare']}</p>}
    </>
  );
}

const rowReasons = [
  'odd',
  'name',
  'look',
  'capitals',
  'malformed',
] as const satisfies readonly (keyof RowDoubts)[];

function RowReasons({ counts }: { readonly counts: RowDoubts }) {
  return (
    <>
      <ul className={styles['reasons']}>
        {rowReasons
          .filter((reason) => counts[reason] > 0)
          .map((reason) => (
            <li key={reason}>{words.copying.doubtRows[reason](counts[reason])}</li>
          ))}
      </ul>
      <p>{words.copying.doubtRowsAdvice}</p>
    </>
  );
}

/** Asks before addresses are copied that may not be what they seem, and says why. */
export function CopyQuestion() {
  const doubt = useWindow((state) => state.pendingCopy);
  const dialog = useOpenDialog();
  const ofAddress = doubt !== null && 'doubts' in doubt ? doubt : null;
  const counts = doubt !== null && 'counts' in doubt ? doubt.counts : null;
  const hasOdd = (ofAddress?.doubts.odd.length ?? 0) > 0;
  const { copying } = words;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={counts ? copying.doubtRowsTitle : copying.doubtTitle}
      confirm={hasOdd ? copying.copyAsItCame : copying.copyAnyway}
      onConfirm={() => void confirmCopy('copy')}
      other={
        ofAddress && ofAddress.doubts.without !== null
          ? { label: copying.copyWithout, onPress: () => void confirmCopy('without') }
          : undefined
      }
      onCancel={() => void confirmCopy('leave')}
    >
      <div className={styles['question']}>
        {ofAddress && <AddressReasons {...ofAddress} />}
        {counts && <RowReasons counts={counts} />}
      </div>
    </ConfirmDialog>
  );
}
