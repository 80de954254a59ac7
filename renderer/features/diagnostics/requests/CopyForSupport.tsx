import { useState } from 'react';
import type { Failure } from '../../../../shared/failure';
import { main } from '../../../bridge';
import { toClipboard } from '../../../store/copying';
import { useUntilCopied } from '../../../store/use-copied';
import { Button } from '../../../ui/Button';
import { FailureNotice } from '../../../ui/FailureNotice';
import { requestWords } from '../../../i18n/requests';
import styles from './requests.module.css';

interface Props {
  readonly profileId: string;
  /** Null for all requests of the profile, a line each. */
  readonly requestId: number | null;
}

/** Copies what helps somebody else to see what went wrong. Main writes it; the window never sees it. */
export function CopyForSupport({ profileId, requestId }: Props) {
  const [isCopied, setCopied] = useUntilCopied(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const copy = async (): Promise<void> => {
    const copied = await toClipboard(() => main.copyRequest({ profileId, requestId }));
    setFailure(copied.ok ? null : copied.error);
    setCopied(copied.ok);
  };
  return (
    <>
      <Button title={requestWords.copyHint} onClick={() => void copy()}>
        {requestWords.copy}
      </Button>
      <span role="status" className={styles['said']}>
        {isCopied && requestWords.copied}
      </span>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
