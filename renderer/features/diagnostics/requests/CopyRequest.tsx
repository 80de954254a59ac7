import { useState } from 'react';
import type { ClipboardState } from '../../../../shared/copying';
import type { Failure, Result } from '../../../../shared/failure';
import type { RequestDetails } from '../../../../shared/requests';
import { main } from '../../../bridge';
import { toClipboard, useUntilCopied } from '../../../store/copying';
import { Button } from '../../../ui/Button';
import { FailureNotice, Notice } from '../../../ui/Notice';
import { requestWords } from '../../../i18n/requests';
import { words } from '../../../i18n/window';
import { curlCommand } from './request-text';
import styles from './requests.module.css';

/** Copies a request as a shell command with placeholders for both secrets. */
export function CopyAsCurl({ request }: { readonly request: RequestDetails }) {
  const [copied, setCopied] = useUntilCopied<Result<ClipboardState> | null>(null);
  const [isCopying, setCopying] = useState(false);
  const copy = async (): Promise<void> => {
    setCopying(true);
    setCopied(await toClipboard(() => main.copyText({ text: curlCommand(request.url) })));
    setCopying(false);
  };
  return (
    <>
      <Button disabled={isCopying} onClick={() => void copy()}>
        {requestWords.copyCurl}
      </Button>
      <span role="status" className={styles['said']}>
        {copied?.ok && copied.value === 'kept' && requestWords.copiedCurl}
      </span>
      {copied?.ok && copied.value === 'changed' && (
        <Notice kind="warning">{words.copying.changed}</Notice>
      )}
      {copied?.ok === false && <FailureNotice failure={copied.error} />}
    </>
  );
}

interface CopyForSupportProps {
  readonly profileId: string;
  /** Null for all requests of the profile, a line each. */
  readonly requestId: number | null;
}

/** Copies what helps somebody else to see what went wrong. Main writes it; the window never sees it. */
export function CopyForSupport({ profileId, requestId }: CopyForSupportProps) {
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
