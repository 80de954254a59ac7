import { useEffect, useId, useState, type DragEvent } from 'react';
import type { Failure, Result } from '../../shared/failure';
import type { KeyLength, LockedKey, ReadKey, StagedKey } from '../../shared/profile';
import { main } from '../bridge';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { words } from '../words';
import { ChosenKey } from './ChosenKey';
import { GenerateKey } from './GenerateKey';
import styles from './KeyChooser.module.css';
import { UnlockKey } from './UnlockKey';

interface Props {
  readonly chosen: StagedKey | null;
  /** Null when a chosen key is being replaced by one that is not ready yet. */
  readonly onChoose: (key: StagedKey | null) => void;
  readonly problem: string | undefined;
}

type Mode =
  | { readonly kind: 'rest' }
  | { readonly kind: 'generating' }
  | { readonly kind: 'locked'; readonly key: LockedKey }
  /** Main has dropped it. */
  | { readonly kind: 'dropped'; readonly origin: StagedKey['origin'] }
  | { readonly kind: 'failed'; readonly failure: Failure };

const rest: Mode = { kind: 'rest' };

/** Lets main read or make a private key. The key itself never comes here: what shows is its public half's facts. */
export function KeyChooser({ chosen, onChoose, problem }: Props) {
  const id = useId();
  const [mode, setMode] = useState<Mode>(rest);
  const [over, setOver] = useState(false);

  useEffect(
    () =>
      main.on('stagedKeysDropped', () => {
        if (!chosen && mode.kind !== 'locked' && mode.kind !== 'generating') return;
        onChoose(null);
        const origin = mode.kind === 'generating' ? 'generated' : 'file';
        setMode({ kind: 'dropped', origin: chosen?.origin ?? origin });
      }),
    [chosen, mode.kind, onChoose],
  );

  const take = async (reading: Promise<Result<ReadKey>>): Promise<void> => {
    const read = await reading;
    if (!read.ok) {
      if (read.error.code !== 'CANCELLED') setMode({ kind: 'failed', failure: read.error });
    } else if (read.value.state === 'locked') {
      // The key before must not be saved in the place of the one that waits for its passphrase.
      onChoose(null);
      setMode({ kind: 'locked', key: read.value.key });
    } else {
      setMode(rest);
      onChoose(read.value.key);
    }
  };

  const choose = (key: StagedKey): void => {
    setMode(rest);
    onChoose(key);
  };

  const generate = async (bits: KeyLength): Promise<void> => {
    setMode({ kind: 'generating' });
    const key = await main.generateKey({ bits });
    if (key.ok) choose(key.value);
    else if (key.error.code !== 'CANCELLED') setMode({ kind: 'failed', failure: key.error });
    else setMode((now) => (now.kind === 'generating' ? rest : now));
  };

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void take(main.dropKeyFile(file));
  };

  return (
    <div
      className={[styles['chooser'], over && styles['over']].filter(Boolean).join(' ')}
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={drop}
    >
      <h2 id={id}>{words.connect.privateKey}</h2>
      {chosen && <ChosenKey chosen={chosen} />}
      <div className={styles['actions']}>
        <Button onClick={() => void take(main.chooseKeyFile())}>{words.connect.chooseFile}</Button>
        <Button onClick={() => void take(main.pasteKey())}>{words.connect.paste}</Button>
        <GenerateKey
          busy={mode.kind === 'generating'}
          onGenerate={(bits) => void generate(bits)}
          onCancel={() => void main.cancelGeneration()}
        />
      </div>
      {mode.kind === 'locked' && (
        <UnlockKey key={mode.key.lockedKeyId} locked={mode.key} onUnlock={choose} />
      )}
      {mode.kind === 'dropped' && (
        <Notice kind="warning">
          {mode.origin === 'generated' ? words.connect.droppedPair : words.connect.dropped}
        </Notice>
      )}
      {mode.kind === 'failed' && <FailureNotice failure={mode.failure} />}
      {problem !== undefined && !chosen && mode.kind === 'rest' && (
        <p className={styles['problem']}>{problem}</p>
      )}
      {mode.kind === 'rest' && !chosen && (
        <p className={styles['hint']}>{words.connect.privateKeyHint}</p>
      )}
    </div>
  );
}
