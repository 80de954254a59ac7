import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../shared/failure';
import type { LockedKey, StagedKey } from '../../../shared/profile';
import { main } from '../../bridge';
import { useValuesHidden } from '../../store/selectors';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { Field } from '../../ui/Field';
import { usePassedFocus } from '../../ui/focus';
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
  const [isUnlocking, setUnlocking] = useState(false);
  const isTrying = useRef(false);
  /** Another key may have been chosen meanwhile. */
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  usePassedFocus(box);
  // The field is empty again, and what went wrong may be below the edge.
  useEffect(() => {
    if (!failure) return;
    input.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const unlock = async (): Promise<void> => {
    // The first passphrase is still tried: pressing again must not be told that there is none.
    if (isTrying.current) return;
    const passphrase = input.current?.value ?? '';
    setMissing(passphrase === '');
    setFailure(null);
    if (passphrase === '') return;
    if (input.current) input.current.value = '';
    isTrying.current = true;
    setUnlocking(true);
    const key = await main.unlockKey({ lockedKeyId: locked.lockedKeyId, passphrase });
    isTrying.current = false;
    if (!isShown.current) return;
    setUnlocking(false);
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
        <Button onClick={() => void unlock()}>
          {isUnlocking ? words.connect.unlocking : words.connect.unlock}
        </Button>
      </div>
    </div>
  );
}
