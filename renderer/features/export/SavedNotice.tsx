import { useEffect, useRef } from 'react';
import type { ExportProof, ExportReport } from '../../../shared/export';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { toClipboard } from '../../store/copying';
import { useUntilCopied } from '../../store/use-copied';
import { useActiveProfile, useValuesHidden } from '../../store/selectors';
import { Private } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { Notice } from '../../ui/Notice';
import { words } from '../../i18n/window';
import { exportWords } from '../../i18n/export';
import styles from './export.module.css';

/** What has become of the last copying. */
const nothing: { readonly said: string; readonly failure: Failure | null } = {
  said: '',
  failure: null,
};

/** How a signed export is checked. */
function Proof({ proof }: { readonly proof: ExportProof }) {
  const isHidden = useValuesHidden();
  const [{ said, failure }, setTold] = useUntilCopied(nothing);
  const { signatureName, publicKeyName, command } = proof;
  const fingerprint = useActiveProfile()?.publicKey?.fingerprint;
  const copy = async (): Promise<void> => {
    const copied = await toClipboard(() => main.copyText({ text: command }));
    if (!copied.ok) setTold({ said: '', failure: copied.error });
    else {
      const isKept = copied.value === 'kept';
      setTold({ said: isKept ? exportWords.copied : words.copying.changed, failure: null });
    }
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
      {fingerprint !== undefined && (
        <p className={styles['hint']}>
          {exportWords.compare} <Private text={fingerprint} />
        </p>
      )}
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
