import { FileWarning } from 'lucide-react';
import { useEffect } from 'react';
import type { Failure } from '../../../shared/failure';
import { askForColumns, compareNow, startComparison } from '../../store/comparison-actions';
import { useWindow, type Comparing } from '../../store/store';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FailureNotice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useDocumentKeys } from '../../store/shortcut-keys';
import { compareWords } from '../../i18n/compare';
import { ColumnsForm } from './ColumnsForm';
import { CompareBar, leaveComparison } from './CompareBar';
import styles from './compare.module.css';
import { Result } from './Result';

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
    const isTaken = document.querySelector('dialog[open], [popover]:popover-open') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || isTaken) return;
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
            <p role="status" className={styles['muted']}>
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
