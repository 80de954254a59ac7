import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StagedKey } from '../../../shared/profile';
import { main } from '../../bridge';
import { words } from '../../i18n/window';
import { privacyWords } from '../../i18n/privacy';
import { useOutcome } from '../../store/use-outcome';
import { useWindow, useValuesHidden } from '../../store/store';
import { Button } from '../../ui/Button';
import { FailureNotice, Notice } from '../../ui/Notice';
import { Status } from '../../ui/Status';
import { Icon } from '../../ui/Icon';
import { PublicKeyActions } from '../../ui/PublicKeyActions';
import { Private } from '../../ui/text/ServiceText';
import styles from './KeyChooser.module.css';
import type { KeyChoice } from './use-key-choice';

/**
 * Offers to clear a pasted key from the clipboard, which every program can read. Disappears once the app copies
 * something else.
 */
function ClearClipboard({ stagedKeyId }: { readonly stagedKeyId: string }) {
  const written = useWindow((state) => state.clipboard.written);
  const [writtenBefore] = useState(written);
  const { said, failure, follow } = useOutcome();

  const clear = (): Promise<void> =>
    follow(main.clearClipboard({ stagedKeyId }), (isCleared) =>
      isCleared ? words.connect.clipboardCleared : words.connect.clipboardOther,
    );

  if (written !== writtenBefore) return null;
  if (said !== '') return <Status>{said}</Status>;
  return (
    <>
      {words.connect.clipboardHolds}{' '}
      <Button kind="quiet" onClick={() => void clear()}>
        {words.connect.clearClipboard}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}

/** Smaller RSA keys are still accepted; BSI and NIST recommend more for new keys. */
const advisedBits = 3072;

function Origin({ origin, fileName }: Pick<StagedKey, 'origin' | 'fileName'>) {
  const hidden = useValuesHidden();
  if (origin === 'generated') return words.connect.generated;
  if (fileName === undefined) return words.connect.fromClipboard;
  return words.connect.fromFile(hidden ? privacyWords.mask : fileName);
}

interface Props {
  readonly chosen: StagedKey;
  /** Instruction on how to save a generated key pair in this form. */
  readonly toSave: string;
  readonly choice: Pick<KeyChoice, 'mode' | 'change'>;
  /** Id of the sentence that says which key it is. */
  readonly factsId: string | undefined;
}

/** Actions for the public key, which the service must know. */
function PublicHalf({ chosen, toSave }: Pick<Props, 'chosen' | 'toSave'>) {
  const actions = <PublicKeyActions spki={chosen.spki} of={{ stagedKeyId: chosen.stagedKeyId }} />;
  if (chosen.origin === 'generated') {
    return (
      <>
        <p className={styles['next']}>{words.connect.register}</p>
        {actions}
        <Notice kind="warning">
          {words.connect.notSaved} {toSave}
        </Notice>
      </>
    );
  }
  return (
    <details className={styles['publicHalf']}>
      <summary>{words.connect.publicKey}</summary>
      {actions}
    </details>
  );
}

/** A key that is ready to be saved: its facts and the actions for its public key. */
export function ChosenKey({ chosen, toSave, choice: { mode, change }, factsId }: Props) {
  const isChanging = mode.kind !== 'rest';
  const card = useRef<HTMLDivElement>(null);
  // The card may lie below the visible part, also after the window was made smaller.
  useEffect(() => {
    const show = (): void => {
      card.current?.scrollIntoView({ block: 'nearest' });
    };
    const showAgain = (): void => {
      const { activeElement } = document;
      if (activeElement === document.body || card.current?.parentElement?.contains(activeElement))
        show();
    };
    show();
    window.addEventListener('resize', showAgain);
    return () => {
      window.removeEventListener('resize', showAgain);
    };
  }, [chosen.stagedKeyId]);
  return (
    <div ref={card} className={styles['chosen']}>
      <div className={styles['facts']}>
        <Icon of={KeyRound} />
        <p id={factsId} className={styles['what']}>
          <strong>{words.connect.keyReady(chosen.bits)}</strong>{' '}
          <bdi>
            <Origin {...chosen} />
          </bdi>
        </p>
        {mode.kind !== 'generating' && (
          <Button
            kind="quiet"
            onClick={() => {
              change(!isChanging);
            }}
          >
            {isChanging ? words.connect.keepKey : words.connect.changeKey}
          </Button>
        )}
        <p className={styles['fingerprint']}>
          <span>{words.settings.fingerprint}</span>{' '}
          <code>
            <Private text={chosen.fingerprint} />
          </code>
        </p>
      </div>
      {chosen.bits < advisedBits && <p>{words.connect.shortKey}</p>}
      {chosen.origin === 'clipboard' && (
        <p>
          <ClearClipboard key={chosen.stagedKeyId} stagedKeyId={chosen.stagedKeyId} />
        </p>
      )}
      <PublicHalf chosen={chosen} toSave={toSave} />
    </div>
  );
}
