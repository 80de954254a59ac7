import { useState } from 'react';
import type { ClipboardState } from '../../../../shared/copying';
import type { Result } from '../../../../shared/failure';
import type { RequestDetails } from '../../../../shared/requests';
import { main } from '../../../bridge';
import { toClipboard } from '../../../store/copying';
import { useUntilCopied } from '../../../store/use-copied';
import { Button } from '../../../ui/Button';
import { FailureNotice } from '../../../ui/FailureNotice';
import { Notice } from '../../../ui/Notice';
import { words } from '../../../i18n/window';
import { requestWords } from '../../../i18n/requests';
import { curlCommand } from './curl';
import styles from './requests.module.css';

/** Copies a request as a shell command with placeholders for both secrets. */
export function CopyAsCurl({ request }: { readonly request: RequestDetails }) {
  const [copied, setCopied] = useUntilCopied<Result<ClipboardState> | null>(null);
  const [isCopying, setCopying] = useState(false);
  const copy = async (): Promise<void> => {
    setCopying(true);
    setCopied(await toClipboard(() => main.copyText({ text: curlCommand(request) })));
    setCopying(false);
  };
  return (
    <>
      <Button aria-disabled={isCopying} onClick={() => void copy()}>
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
