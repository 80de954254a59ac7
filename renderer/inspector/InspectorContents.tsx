import { useState } from 'react';
import type { ClipboardState } from '../../shared/copying';
import type { Result } from '../../shared/failure';
import type { TokenInspection } from '../../shared/inspection';
import { main } from '../bridge';
import { toClipboard } from '../state/copying';
import { useUntilCopied } from '../state/use-until-copied';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { words } from '../words';
import { inspectorWords } from '../words/inspector';
import { curlCommand } from './curl';
import { InspectedRequest } from './InspectedRequest';
import styles from './TokenInspector.module.css';
import { useInspection } from './use-inspection';

/** The last request of a profile, if there is one, and what can be done with it. */
export function InspectorContents({ profileId }: { readonly profileId: string }) {
  const { inspection, failure, dryRun } = useInspection(profileId);
  const [signing, setSigning] = useState(false);
  const [copied, setCopied] = useUntilCopied<Result<ClipboardState> | null>(null);

  const sign = async (): Promise<void> => {
    setSigning(true);
    setCopied(null);
    await dryRun();
    setSigning(false);
  };
  const copy = async (request: TokenInspection): Promise<void> => {
    setCopied(await toClipboard(() => main.copyText({ text: curlCommand(request) })));
  };

  return (
    <>
      <div className={styles['actions']}>
        <Button disabled={signing} onClick={() => void sign()}>
          {signing ? inspectorWords.dryRunning : inspectorWords.dryRun}
        </Button>
        {inspection && (
          <Button onClick={() => void copy(inspection)}>{inspectorWords.copyCurl}</Button>
        )}
        <span role="status" className={styles['said']}>
          {copied?.ok && copied.value === 'kept' && inspectorWords.copied}
        </span>
      </div>
      {copied?.ok && copied.value === 'changed' && (
        <Notice kind="warning">{words.copying.changed}</Notice>
      )}
      {copied?.ok === false && <FailureNotice failure={copied.error} />}
      {failure && <FailureNotice failure={failure} />}
      {inspection === undefined && !failure && <p>{inspectorWords.loading}</p>}
      {inspection === null && (
        <div>
          <p>{inspectorWords.nothing}</p>
          <p className={styles['hint']}>{inspectorWords.nothingHint}</p>
        </div>
      )}
      {inspection && <InspectedRequest inspection={inspection} />}
    </>
  );
}
