import { ArrowLeft, FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { listDefinitions } from '../records/list/columns';
import { focusGrid } from '../records/list/focus';
import { askForColumns, closeComparison } from '../../store/comparison-actions';
import { useValuesHidden } from '../../store/store';
import type { Comparing } from '../../store/window-state';
import { Private } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { isFocusFree } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { Popover } from '../../ui/Popover';
import { compareWords } from '../../i18n/compare';
import { words } from '../../i18n/window';
import { expectedFields, headOf } from './ColumnsForm';
import { classOf } from '../../ui/class-of';
import frame from '../../ui/frame.module.css';
import typography from '../../ui/typography.module.css';
import styles from './compare.module.css';

/** Returns to the list and focuses its active cell. */
export const leaveComparison = (): void => {
  closeComparison();
  focusGrid();
};

/** Records of the file that were not compared, with their positions and the reasons. */
function Skipped({ comparing: { chosen, compared } }: { readonly comparing: Comparing }) {
  const { skipped = [], skippedCount = 0 } = compared?.summary ?? {};
  if (!chosen || skippedCount === 0) return null;
  const { kind } = chosen;
  return (
    <Popover
      quiet
      icon={TriangleAlert}
      label={
        <>
          <span className={styles['words']}>{compareWords.skipped[kind](skippedCount)}</span>
          <span className={styles['number']}>{words.list.count(skippedCount)}</span>
        </>
      }
      name={compareWords.skipped[kind](skippedCount)}
      className={styles['skipped']}
    >
      {() => (
        <ul tabIndex={0} className={styles['reasons']}>
          {skipped.map(({ place, problem }) => (
            <li key={place}>
              <strong>{compareWords.skippedAt[kind](place)}</strong>{' '}
              {compareWords.problems[problem]}
            </li>
          ))}
          {skippedCount > skipped.length && (
            <li>{compareWords.more(skippedCount - skipped.length)}</li>
          )}
        </ul>
      )}
    </Popover>
  );
}

/** Back button, file name and the columns that are compared. */
export function CompareBar({ comparing }: { readonly comparing: Comparing }) {
  const { list, chosen, columns, isAsking } = comparing;
  const isHidden = useValuesHidden();
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, unless the user came by a link in the sidebar.
  useEffect(() => {
    if (isFocusFree()) back.current?.focus();
  }, []);
  const named = expectedFields.flatMap((field) => {
    const at = columns?.[field] ?? null;
    return chosen && at !== null
      ? [`${words.fields[field]} = ${headOf(chosen, at, isHidden)}`]
      : [];
  });
  return (
    <div className={classOf(frame['bar'], styles['bar'])}>
      <Button
        ref={back}
        kind="quiet"
        icon={ArrowLeft}
        aria-label={compareWords.backTo(listDefinitions[list].label)}
        onClick={leaveComparison}
      >
        <span title={compareWords.backTo(listDefinitions[list].label)}>{compareWords.back}</span>
      </Button>
      {chosen && (
        <p className={styles['file']}>
          <Icon of={FileSpreadsheet} />
          <bdi className={styles['fileName']}>
            <Private text={chosen.fileName} />
          </bdi>
          <span className={typography['muted']}>{compareWords.records(chosen.records)}</span>
        </p>
      )}
      {chosen && columns && !isAsking && (
        <>
          <p title={named.join(', ')} className={styles['named']}>
            <bdi>{named.join(', ')}</bdi>
          </p>
          <Button
            kind="quiet"
            onClick={() => {
              askForColumns(true);
            }}
          >
            {compareWords.change}
          </Button>
        </>
      )}
      <Skipped comparing={comparing} />
    </div>
  );
}
