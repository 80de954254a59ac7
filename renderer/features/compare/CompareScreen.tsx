import { Archive, FileWarning } from 'lucide-react';
import { useState, useEffect } from 'react';
import { otherList, type ListName, type RowOf } from '../../../shared/account';
import { comparedGroups, type ComparedGroup } from '../../../shared/expected';
import { DetailsPanel, SpokenPlace } from '../records/details/DetailsPanel';
import { listDefinitions, type ListDefinition } from '../records/list/columns';
import { useList } from '../records/list/use-list';
import { useNow } from '../../store/now';
import { useZone } from '../../store/selectors';
import { useWindow, type Compared, type Comparing } from '../../store/store';
import { useIsNarrow } from '../../store/window-width';
import { absentList } from '../../ui/text/absent-list';
import { showMoment } from '../../ui/text/dates';
import { Icon } from '../../ui/Icon';
import { Notice, FailureNotice } from '../../ui/Notice';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { words } from '../../i18n/window';
import { compareWords } from '../../i18n/compare';
import styles from './compare.module.css';
import { ComparedList } from './ComparedList';
import { groupIcons } from './ComparedRow';
import type { Failure } from '../../../shared/failure';
import {
  askForColumns,
  compareNow,
  compareOther,
  startComparison,
} from '../../store/comparison-actions';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { useDocumentKeys } from '../../store/shortcut-keys';
import { ColumnsForm } from './ColumnsForm';
import { CompareBar, leaveComparison } from './CompareBar';

interface DetailsProps<Name extends ListName> {
  readonly definition: ListDefinition<Name>;
  readonly rows: readonly RowOf[Name][];
  readonly record: number;
}

/** The details of a record of the account, beside what it was compared with. */
function RecordDetails<Name extends ListName>({ definition, rows, record }: DetailsProps<Name>) {
  const { model, context } = useList(definition, rows);
  return <DetailsPanel filters="" shown={null} {...{ definition, rows, record, model, context }} />;
}

function OpenDetails({ list }: { readonly list: ListName }) {
  const account = useWindow((state) => state.account);
  const record = useWindow(({ lists }) => lists[list].open);
  const { wallets, contracts } = account ?? {};
  const ofWallets = list === 'wallets';
  return (
    <>
      <SpokenPlace list={list} rows={account?.[list] ?? []} shown={null} record={record} />
      {record !== null && ofWallets && wallets && (
        <RecordDetails {...{ definition: listDefinitions.wallets, rows: wallets, record }} />
      )}
      {record !== null && !ofWallets && contracts && (
        <RecordDetails {...{ definition: listDefinitions.contracts, rows: contracts, record }} />
      )}
    </>
  );
}

/** What the records of a file were not compared by, in words. */
const uncompared = ({ columns }: Comparing): string => {
  const [name, asset] = [columns?.name ?? null, columns?.asset ?? null];
  const { addressesAlone, noNames, noAssets } = compareWords;
  if (name === null) return asset === null ? addressesAlone : noNames;
  return asset === null ? noAssets : '';
};

/** Whether a file has more columns than those that were compared. */
const hasFurther = ({ chosen, columns }: Comparing): boolean =>
  new Set(Object.values(columns ?? {}).filter((at) => at !== null)).size <
  (chosen?.columns.length ?? 0);

interface TilesProps {
  readonly counts: Compared['summary']['counts'];
  readonly only: ComparedGroup | null;
  readonly onOnly: (group: ComparedGroup | null) => void;
}

/** How many records there are of each group; pressed, only those are listed. */
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

/** What came of a comparison: how much is equal and how much is not, and each record. */
function Result({ comparing, compared }: Props) {
  const { list } = comparing;
  const { counts, elsewhere, skippedCount } = compared.summary;
  const [only, setOnly] = useState<ComparedGroup | null>(null);
  const now = useNow();
  const zone = useZone();
  const isNarrow = useIsNarrow();
  const head = useWindow(({ account }) => account?.head);
  const isOpen = useWindow(({ lists }) => lists[list].open !== null);
  const absent = absentList(head, list);
  const isGood = counts.equal > 0 && counts.differs + counts.missing + counts.extra === 0;
  const { source } = compared;
  const time = showMoment(compared.receivedAt, now, zone);
  const { comparedAgain, comparedWith, nothingDiffers, nothingComparedDiffers } = compareWords;
  const isWhole = skippedCount === 0 && (uncompared(comparing) === '' || !hasFurther(comparing));
  return (
    <>
      <div className={styles['split']}>
        <div className={styles['result']} inert={isNarrow && isOpen}>
          <div className={styles['top']}>
            <Tiles counts={counts} only={only} onOnly={setOnly} />
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
                {skippedCount === 0 ? nothingDiffers : nothingComparedDiffers}{' '}
                {uncompared(comparing)}
              </Notice>
            )}
            {only !== null && counts[only] === 0 && (
              <p role="status" className={styles['muted']}>
                {compareWords.noneHere}
              </p>
            )}
          </div>
          <ComparedList comparing={comparing} compared={compared} only={only} />
        </div>
        <OpenDetails list={list} />
      </div>
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
    </>
  );
}

/** Says what is done, and what came of it. Always in the document, because only then is its text read aloud. */
function SpokenResult({ comparing }: Pick<Props, 'comparing'>) {
  const { list, chosen, columns, isAsking, compared, failure } = comparing;
  const now = useNow();
  const zone = useZone();
  const { comparedAgain, comparedWith, groups, reading } = compareWords;
  const resultOf = ({ summary, source, receivedAt, isAgain }: Compared): string => {
    const { counts, elsewhere } = summary;
    const how = (isAgain ? comparedAgain : comparedWith)[source](showMoment(receivedAt, now, zone));
    const told = comparedGroups.map(
      (group) => `${words.list.count(counts[group])} ${groups[group](counts[group])}`,
    );
    const others = elsewhere > 0 ? compareWords.elsewhere[list](elsewhere) : '';
    const said = [`${how}: ${told.join(', ')}.`, others, uncompared(comparing)];
    return said.filter((sentence) => sentence !== '').join(' ');
  };
  const isAsked = chosen !== null && (isAsking || !columns);
  const doing = compared ? resultOf(compared) : chosen ? compareWords.comparing : reading;
  return (
    <p role="status" className={visuallyHidden['visuallyHidden']}>
      {!failure && !isAsked && doing}
    </p>
  );
}

/** Why nothing is compared, and what to do. */
function Failed({ comparing, failure }: { comparing: Comparing; failure: Failure }) {
  const { list, chosen } = comparing;
  const isGone = chosen !== null && failure.code === 'BAD_REQUEST';
  const { unread, gone, failed, again, another, tryAgain } = compareWords;
  return (
    <EmptyState
      icon={FileWarning}
      kind={isGone ? 'plain' : 'danger'}
      role={isGone ? 'status' : undefined}
      title={isGone ? gone : chosen ? failed : unread}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              void startComparison(list);
            }}
          >
            {isGone ? again : another}
          </Button>
          {chosen && !isGone && <Button onClick={() => void compareNow()}>{tryAgain}</Button>}
        </>
      }
    >
      {isGone ? <p>{compareWords.goneHint}</p> : <FailureNotice failure={failure} />}
    </EmptyState>
  );
}

/** Escape leads back to the result or the list, where nothing that is open takes it first. */
const useEscape = (): void => {
  useDocumentKeys((event) => {
    const { comparing, lists } = useWindow.getState();
    const isTaken = document.querySelector('[popover]:popover-open') !== null;
    if (event.key !== 'Escape' || isTaken) return;
    if (!comparing || lists[comparing.list].open !== null) return;
    event.preventDefault();
    if (comparing.isAsking && comparing.columns) askForColumns(false);
    else leaveComparison();
  });
};

/** A list that somebody expects, beside one of the account: what is the same, and what is not. */
export function CompareScreen({ comparing }: { readonly comparing: Comparing }) {
  const { list, chosen, columns, isAsking, compared, failure } = comparing;
  const revision = useWindow(({ account }) => account?.head.revision ?? null);
  useEscape();
  const isDue = chosen !== null && columns !== null && !failure && compared?.revision !== revision;
  useEffect(() => {
    if (isDue) void compareNow();
  }, [isDue, chosen, columns, revision]);
  return (
    <section aria-label={compareWords.title[list]} className={styles['screen']}>
      <SpokenResult comparing={comparing} />
      <CompareBar comparing={comparing} />
      {failure ? (
        <Failed comparing={comparing} failure={failure} />
      ) : chosen && (isAsking || !columns) ? (
        <ColumnsForm key={chosen.listNumber} chosen={chosen} columns={columns} />
      ) : compared ? (
        <Result comparing={comparing} compared={compared} />
      ) : (
        <div className={styles['waiting']}>
          <div className={styles['doing']}>
            <p className={styles['muted']}>
              {chosen ? compareWords.comparing : compareWords.reading}
            </p>
            <Button onClick={leaveComparison}>{compareWords.stop}</Button>
          </div>
          <Skeleton rows={12} />
        </div>
      )}
    </section>
  );
}
