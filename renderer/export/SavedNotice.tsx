import { useEffect, useRef, useState } from 'react';
import type { ExportProof, ExportReport } from '../../shared/export';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { useValuesHidden } from '../state/values-hidden';
import { Private } from '../text/Private';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { words } from '../words';
import { exportWords } from '../words/export';
import styles from './export.module.css';

/** How a signed export is checked. */
function Proof({ proof }: { readonly proof: ExportProof }) {
  const isHidden = useValuesHidden();
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { signatureName, publicKeyName, command } = proof;
  const copy = async (): Promise<void> => {
    const copied = await main.copyText({ text: command });
    setFailure(copied.ok ? null : copied.error);
    if (!copied.ok) setSaid('');
    else setSaid(copied.value === 'kept' ? exportWords.copied : words.copying.changed);
  };
  return (
    <div className={styles['proof']}>
      <p>{isHidden ? exportWords.proofHidden : exportWords.proof(signatureName, publicKeyName)}</p>
      <code className={styles['command']} tabIndex={0}>
        <Private text={command} />
      </code>
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>{exportWords.copyCommand}</Button>
        <span role="status">{said}</span>
      </div>
      <p className={styles['hint']}>{exportWords.compare}</p>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

/** What has been written, under which name, and what was done to it. */
export function SavedNotice({ report }: { readonly report: ExportReport }) {
  const { fileName, count, guarded, proof } = report;
  const notice = useRef<HTMLDivElement>(null);
  // Below what was chosen, it may be out of sight in a low window.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  return (
    <div ref={notice} className={styles['saved']}>
      <Notice kind="good">
        <p>
          {exportWords.saved(count)}{' '}
          <bdi>
            <Private text={fileName} />
          </bdi>
        </p>
        {guarded > 0 && <p>{exportWords.guarded(guarded)}</p>}
      </Notice>
      {proof && <Proof proof={proof} />}
    </div>
  );
}
