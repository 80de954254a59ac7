import { Archive } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { otherList, type ListName } from '../../../shared/account';
import { comparedGroups, type ComparedGroup } from '../../../shared/expected';
import { compareOther } from '../../store/comparison-actions';
import { useWindow } from '../../store/store';
import type { Compared, Comparing } from '../../store/window-state';
import { useIsNarrow, useIsSmall } from '../../store/window-width';
import { Button } from '../../ui/Button';
import { useFocusOnUnmount } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { absentList } from '../../ui/text/absent-list';
import { useMoment } from '../../ui/text/dates';
import { ServiceText } from '../../ui/text/ServiceText';
import { compareWords } from '../../i18n/compare';
import { words } from '../../i18n/window';
import { DetailsPanel, SpokenPlace } from '../records/details/DetailsPanel';
import frame from '../../ui/frame.module.css';
import typography from '../../ui/typography.module.css';
import styles from './compare.module.css';
import { ComparedList } from './ComparedList';
import { groupIcons } from './ComparedRow';

/** The details of a record of the account, beside the comparison. */
function OpenDetails({ list }: { readonly list: ListName }) {
  const record = useWindow(({ lists }) => lists[list].open);
  return (
    <>
      <SpokenPlace list={list} shown={null} />
      {record !== null && <DetailsPanel filters="" shown={null} {...{ list, record }} />}
    </>
  );
}

/** Names the fields that were not compared; empty if all were. */
export const uncompared = ({ columns }: Comparing): string => {
  const [name, asset] = [columns?.name ?? null, columns?.asset ?? null];
  const { addressesAlone, noNames, noAssets } = compareWords;
  if (name === null) return asset === null ? addressesAlone : noNames;
  return asset === null ? noAssets : '';
};

type Counts = Compared['summary']['counts'];

/** Whether the file has more columns than were compared. */
const hasFurther = ({ chosen, columns }: Comparing): boolean =>
  new Set(Object.values(columns ?? {}).filter((at) => at !== null)).size <
  (chosen?.columns.length ?? 0);

/** Warns that the chosen column may not hold addresses; empty if there is no such doubt. */
export const doubtOf = ({ chosen, columns }: Comparing, { equal }: Counts): string =>
  equal > 0 || !chosen || !columns || chosen.addressLike.includes(columns.address)
    ? ''
    : compareWords.unlikeAddresses;

/** Warnings that less may have been compared than the user intended. */
function Reservations({ comparing, compared }: Props) {
  const { counts, strays, strayCount } = compared.summary;
  const doubt = doubtOf(comparing, counts);
  return (
    <>
      {doubt !== '' && (
        <Notice kind="warning" isSpokenAround>
          {doubt}
        </Notice>
      )}
      {strayCount > 0 && (
        <Notice kind="warning" isSpokenAround>
          <p>
            {compareWords.strays(strayCount)}:{' '}
            {strays.map((address, at) => (
              <Fragment key={address}>
                {at > 0 && ', '}
                <ServiceText text={address} kind="exact" />
              </Fragment>
            ))}
            {strayCount > strays.length && ` ${compareWords.more(strayCount - strays.length)}`}
          </p>
        </Notice>
      )}
    </>
  );
}

interface TilesProps {
  readonly counts: Counts;
  readonly only: ComparedGroup | null;
  readonly onOnly: (group: ComparedGroup | null) => void;
}

/** Number of records in each group. Pressing a tile lists only its group. */
function Tiles({ counts, only, onOnly }: TilesProps) {
  return (
    <div role="group" aria-label={compareWords.filter} className={styles['tiles']}>
      {comparedGroups.map((group) => (
        <button
          key={group}
          type="button"
          aria-pressed={group === only}
          className={styles['tile']}
          data-group={group}
          data-any={counts[group] > 0}
          onClick={() => {
            onOnly(group === only ? null : group);
          }}
        >
          <Icon of={groupIcons[group]} size={20} />
          <strong>{words.list.count(counts[group])}</strong>{' '}
          <span>{compareWords.groups[group](counts[group])}</span>
        </button>
      ))}
    </div>
  );
}

interface Props {
  readonly comparing: Comparing;
  readonly compared: Compared;
}

/** Result of a comparison: counts of each group, warnings, and the records. */
export function ComparedResult({ comparing, compared }: Props) {
  const { list } = comparing;
  const { counts, elsewhere, skippedCount, strayCount } = compared.summary;
  const [only, setOnly] = useState<ComparedGroup | null>(null);
  const moment = useMoment();
  const isNarrow = useIsNarrow();
  const isSmall = useIsSmall();
  const head = useWindow(({ account }) => account?.head);
  const isOpen = useWindow(({ lists }) => lists[list].open !== null);
  const absent = absentList(head, list);
  const isGood = counts.equal > 0 && counts.differs + counts.missing + counts.extra === 0;
  const whole = useRef<HTMLDivElement>(null);
  // When the screen locks, this element is removed while its content may have the focus.
  useFocusOnUnmount(whole);
  const { source } = compared;
  const time = moment(compared.receivedAt);
  const { comparedAgain, comparedWith, nothingDiffers, nothingComparedDiffers } = compareWords;
  const isAll = skippedCount === 0 && strayCount === 0;
  const isWhole = isAll && (uncompared(comparing) === '' || !hasFurther(comparing));
  const foot = (
    <footer className={styles['foot']}>
      <span>
        {compareWords.totals[list](
          counts.equal + counts.differs + counts.missing,
          counts.equal + counts.differs + counts.extra,
        )}
      </span>
      <span className={styles['answer']} data-source={source}>
        {source === 'copy' && <Icon of={Archive} />}
        {(compared.isAgain ? comparedAgain : comparedWith)[source](time)}
      </span>
    </footer>
  );
  return (
    <>
      <div className={frame['split']}>
        <div
          ref={whole}
          className={styles['result']}
          data-whole={isSmall}
          inert={isNarrow && isOpen}
        >
          <div className={styles['top']}>
            <Tiles counts={counts} only={only} onOnly={setOnly} />
            <Reservations comparing={comparing} compared={compared} />
            {absent !== null && <Notice kind="warning">{absent}</Notice>}
            {elsewhere > 0 && (
              <Notice kind="warning" isSpokenAround>
                <div className={styles['elsewhere']}>
                  <p>{compareWords.elsewhere[list](elsewhere)}</p>
                  {comparing.chosen?.lists[otherList[list]].ok === true && (
                    <Button onClick={compareOther}>{compareWords.compareOther[list]}</Button>
                  )}
                </div>
              </Notice>
            )}
            {isGood && (
              <Notice kind={isWhole ? 'good' : 'warning'}>
                {isAll ? nothingDiffers : nothingComparedDiffers} {uncompared(comparing)}
              </Notice>
            )}
            {only !== null && counts[only] === 0 && (
              <p role="status" className={typography['muted']}>
                {compareWords.noneHere}
              </p>
            )}
          </div>
          <ComparedList comparing={comparing} compared={compared} only={only} />
          {isSmall && foot}
        </div>
        <OpenDetails list={list} />
      </div>
      {!isSmall && foot}
    </>
  );
}
