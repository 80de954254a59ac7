import { FileWarning } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { comparedGroups } from '../../../shared/expected';
import type { Failure } from '../../../shared/failure';
import { askForColumns, compareNow, startComparison } from '../../store/comparison-actions';
import { useDocumentKeys } from '../../store/shortcut-keys';
import { useWindow } from '../../store/store';
import type { Compared, Comparing } from '../../store/window-state';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useFocusHandover } from '../../ui/focus';
import { FailureNotice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useMoment } from '../../ui/text/dates';
import { classOf } from '../../ui/class-of';
import frame from '../../ui/frame.module.css';
import typography from '../../ui/typography.module.css';
import { SpokenStatus } from '../../ui/Status';
import { compareWords } from '../../i18n/compare';
import { words } from '../../i18n/window';
import { ColumnsForm } from './ColumnsForm';
import { CompareBar, leaveComparison } from './CompareBar';
import styles from './compare.module.css';
import { ComparedResult, doubtOf, uncompared } from './ComparedResult';

interface Props {
  readonly comparing: Comparing;
}

/** Announces the current step and the result to screen readers. */
function SpokenResult({ comparing }: Props) {
  const { list, chosen, columns, isAsking, compared, failure } = comparing;
  const moment = useMoment();
  const { comparedAgain, comparedWith, groups, reading } = compareWords;
  const resultOf = ({ summary, source, receivedAt, isAgain }: Compared): string => {
    const { counts, elsewhere } = summary;
    const how = (isAgain ? comparedAgain : comparedWith)[source](moment(receivedAt));
    const told = comparedGroups.map(
      (group) => `${words.list.count(counts[group])} ${groups[group](counts[group])}`,
    );
    const others = elsewhere > 0 ? compareWords.elsewhere[list](elsewhere) : '';
    const strays = summary.strayCount === 0 ? '' : `${compareWords.strays(summary.strayCount)}.`;
    const doubts = [doubtOf(comparing, counts), strays, uncompared(comparing)];
    const said = [`${how}: ${told.join(', ')}.`, others, ...doubts];
    return said.filter((sentence) => sentence !== '').join(' ');
  };
  const isAsked = chosen !== null && (isAsking || !columns);
  const doing = compared ? resultOf(compared) : chosen ? compareWords.comparing : reading;
  return <SpokenStatus>{!failure && !isAsked && doing}</SpokenStatus>;
}

interface StageProps extends Props {
  /** Whether the element that this one replaced had the focus. */
  readonly hadKeyboard: RefObject<boolean>;
}

/** Why nothing was compared, and what to do. */
function Failed({ comparing, failure, hadKeyboard }: StageProps & { readonly failure: Failure }) {
  const { list, chosen } = comparing;
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, hadKeyboard);
  const isGone = failure.code === 'BAD_REQUEST';
  const { unread, gone, failed, again, another } = compareWords;
  return (
    <EmptyState
      icon={FileWarning}
      kind={isGone ? 'plain' : 'danger'}
      role={isGone ? 'status' : undefined}
      title={isGone ? gone : chosen ? failed : unread}
      actions={
        <>
          <Button
            ref={button}
            kind="primary"
            onClick={() => {
              void startComparison(list);
            }}
          >
            {isGone ? again : another}
          </Button>
          {chosen && <Button onClick={() => void compareNow()}>{words.common.retry}</Button>}
        </>
      }
    >
      {isGone ? <p>{compareWords.goneHint}</p> : <FailureNotice failure={failure} />}
    </EmptyState>
  );
}

/** The current step, with a button to stop. */
function Waiting({ comparing: { chosen }, hadKeyboard }: StageProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, hadKeyboard);
  return (
    <div className={styles['waiting']}>
      <div className={styles['doing']}>
        <p className={typography['muted']}>
          {chosen ? compareWords.comparing : compareWords.reading}
        </p>
        <Button ref={button} onClick={leaveComparison}>
          {words.refreshing.stop}
        </Button>
      </div>
      <Skeleton />
    </div>
  );
}

/** Escape returns to the result or the list, unless an open popover or the details handle the key. */
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

/** Compares an expected list from a file with a list of the account. */
export function CompareScreen({ comparing }: Props) {
  const { list, chosen, columns, isAsking, compared, failure } = comparing;
  const revision = useWindow(({ account }) => account?.head.revision ?? null);
  useEscape();
  const hadKeyboard = useRef(false);
  const isDue = chosen !== null && columns !== null && !failure && compared?.revision !== revision;
  useEffect(() => {
    if (isDue) void compareNow();
  }, [isDue, chosen, columns, revision]);
  return (
    <section
      aria-label={compareWords.title[list]}
      tabIndex={-1}
      className={classOf(frame['frame'], styles['screen'])}
    >
      <SpokenResult comparing={comparing} />
      <CompareBar comparing={comparing} />
      {failure ? (
        <Failed {...{ comparing, failure, hadKeyboard }} />
      ) : chosen && (isAsking || !columns) ? (
        <ColumnsForm key={chosen.listNumber} {...{ chosen, columns, hadKeyboard }} />
      ) : compared ? (
        <ComparedResult comparing={comparing} compared={compared} />
      ) : (
        <Waiting {...{ comparing, hadKeyboard }} />
      )}
    </section>
  );
}
