import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../shared/failure';
import type { LockedKey, StagedKey } from '../../../shared/profile';
import { main } from '../../bridge';
import { useValuesHidden } from '../../store/selectors';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { Field } from '../../ui/Field';
import { usePassedFocus } from '../../ui/use-passed-focus';
import { words } from '../../i18n/window';
import { privacyWords } from '../../i18n/privacy';
import styles from './KeyChooser.module.css';

interface Props {
  readonly locked: LockedKey;
  /** What the form says of it. */
  readonly problem: string | undefined;
  readonly onUnlock: (key: StagedKey) => void;
}

/** Asks once for the passphrase of an encrypted key. It lives in the input alone and is cleared when sent. */
export function UnlockKey({ locked, problem, onUnlock }: Props) {
  const hidden = useValuesHidden();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [missing, setMissing] = useState(false);
  usePassedFocus(box);
  // The field is empty again, and what went wrong may be below the edge.
  useEffect(() => {
    if (!failure) return;
    input.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const unlock = async (): Promise<void> => {
    const passphrase = input.current?.value ?? '';
    setMissing(passphrase === '');
    setFailure(null);
    if (passphrase === '') return;
    if (input.current) input.current.value = '';
    const key = await main.unlockKey({ lockedKeyId: locked.lockedKeyId, passphrase });
    if (key.ok) onUnlock(key.value);
    else setFailure(key.error);
  };

  return (
    <div ref={box} className={styles['unlock']}>
      <Field
        label={words.connect.passphrase}
        hint={
          locked.fileName === undefined
            ? words.connect.passphraseHint
            : words.connect.passphraseFileHint(hidden ? privacyWords.mask : locked.fileName)
        }
        type="password"
        inputRef={input}
        autoFocus
        problem={missing ? words.connect.missing.passphrase : problem}
        onChange={() => {
          setMissing(false);
          setFailure(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The field stands inside the form, whose own Enter would save the profile.
          event.preventDefault();
          void unlock();
        }}
      />
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button onClick={() => void unlock()}>{words.connect.unlock}</Button>
      </div>
    </div>
  );
}
