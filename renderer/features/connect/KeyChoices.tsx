import { useEffect, useRef } from 'react';
import { main } from '../../bridge';
import { words } from '../../i18n/window';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { Notice } from '../../ui/Notice';
import { usePassedFocus } from '../../ui/use-passed-focus';
import { ChosenKey } from './ChosenKey';
import styles from './KeyChooser.module.css';
import { KeyTiles } from './KeyTiles';
import { UnlockKey } from './UnlockKey';
import type { KeyChoice } from './use-key-choice';

/** While a key pair is made inside the app; its private half goes straight to main's keeping. */
function MakingKey() {
  const line = useRef<HTMLDivElement>(null);
  usePassedFocus(line);
  return (
    <div ref={line} className={styles['making']}>
      <progress aria-label={words.connect.generating} className={styles['progress']} />
      <span role="status">{words.connect.generating}</span>
      <Button kind="quiet" onClick={() => void main.cancelGeneration()}>
        {words.common.cancel}
      </Button>
    </div>
  );
}

interface Props {
  readonly choice: KeyChoice;
  /** Id of the title. */
  readonly labelledBy: string;
  readonly problem: string | undefined;
}

/** The three ways to a private key; the one that is chosen, folded to its public half's facts; and what went wrong. */
export function KeyChoices({ choice, labelledBy, problem }: Props) {
  const { mode, chosen } = choice;
  const isAsked = problem !== undefined && !chosen && mode.kind === 'rest';
  const offersWays = mode.kind !== 'generating' && (!chosen || mode.kind !== 'rest');
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(mode.kind);
  const key = useRef(chosen);
  // What has come is brought into sight, above the buttons that always are.
  useEffect(() => {
    const isNew = before.current !== mode.kind || key.current !== chosen;
    before.current = mode.kind;
    key.current = chosen;
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, [mode.kind, chosen]);
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={styles['choices']}
      data-problem={isAsked || undefined}
    >
      {isAsked && <p className={styles['problem']}>{problem}</p>}
      {chosen && (
        <ChosenKey
          chosen={chosen}
          isChanging={mode.kind !== 'rest'}
          onChange={mode.kind === 'generating' ? undefined : choice.change}
        />
      )}
      {mode.kind === 'locked' && (
        <UnlockKey key={mode.key.lockedKeyId} locked={mode.key} onUnlock={choice.choose} />
      )}
      {mode.kind === 'dropped' && (
        <Notice kind="warning">
          {mode.origin === 'generated' ? words.connect.droppedPair : words.connect.dropped}
        </Notice>
      )}
      {mode.kind === 'failed' && <FailureNotice failure={mode.failure} />}
      {mode.kind === 'generating' && <MakingKey />}
      {offersWays && <KeyTiles choice={choice} />}
    </div>
  );
}
