import { useState } from 'react';
import type { Result } from '../../shared/failure';
import type { SecretPart } from '../../shared/inspection';
import { main } from '../bridge';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { inspectorWords } from '../words/inspector';
import styles from './TokenInspector.module.css';

interface Props {
  readonly profileId: string;
  readonly part: SecretPart;
  /** Why it cannot be shown now. */
  readonly hint: string | undefined;
}

const mask = '••••••••••••';

/** A secret that is not in the page until its button is clicked, and not any more after the next click. */
export function MaskedSecret({ profileId, part, hint }: Props) {
  const [shown, setShown] = useState<Result<string> | null>(null);
  const [asking, setAsking] = useState(false);
  const name = inspectorWords[part];
  const secret = shown?.ok ? shown.value : null;

  const reveal = async (): Promise<void> => {
    setAsking(true);
    const revealed = await main.revealToken({ profileId, part });
    setShown(!revealed.ok && revealed.error.code === 'CANCELLED' ? null : revealed);
    setAsking(false);
  };

  return (
    <>
      <div className={styles['secret']}>
        {secret === null ? (
          <span role="img" aria-label={inspectorWords.masked}>
            {mask}
          </span>
        ) : (
          <bdi className={styles['mono']}>{secret}</bdi>
        )}
        {secret === null ? (
          <Button
            disabled={asking || hint !== undefined}
            aria-label={inspectorWords.showSecret(name)}
            onClick={() => void reveal()}
          >
            {inspectorWords.show}
          </Button>
        ) : (
          <Button
            aria-label={inspectorWords.hideSecret(name)}
            onClick={() => {
              setShown(null);
            }}
          >
            {inspectorWords.hide}
          </Button>
        )}
      </div>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {shown && !shown.ok && <FailureNotice failure={shown.error} />}
    </>
  );
}
