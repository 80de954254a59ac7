import { useState } from 'react';
import type { Failure } from '../../shared/failure';
import type { TokenInspection } from '../../shared/inspection';
import { main } from '../bridge';
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
  const [said, setSaid] = useState('');
  const [replaced, setReplaced] = useState(false);
  const [copyFailure, setCopyFailure] = useState<Failure | null>(null);

  const sign = async (): Promise<void> => {
    setSigning(true);
    setSaid('');
    await dryRun();
    setSigning(false);
  };
  const copy = async (request: TokenInspection): Promise<void> => {
    const copied = await main.copyText({ text: curlCommand(request) });
    setSaid(copied.ok && copied.value === 'kept' ? inspectorWords.copied : '');
    setReplaced(copied.ok && copied.value === 'changed');
    setCopyFailure(copied.ok ? null : copied.error);
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
          {said}
        </span>
      </div>
      {replaced && <Notice kind="warning">{words.copying.changed}</Notice>}
      {copyFailure && <FailureNotice failure={copyFailure} />}
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
