import { useState } from 'react';
import type { Failure, Result } from '../../../../shared/failure';
import { main } from '../../../bridge';
import { toClipboard } from '../../../store/copying';
import { useUntilCopied } from '../../../store/use-copied';
import { Button } from '../../../ui/Button';
import { FailureNotice } from '../../../ui/FailureNotice';
import { connectionCheckWords } from '../../../i18n/connection-check';
import styles from './connection-check.module.css';

/** Takes the report on the last run to the clipboard or into a file. Main writes it; the window never sees it. */
export function ReportActions({ profileId }: { readonly profileId: string }) {
  const [withHost, setWithHost] = useState(false);
  const [said, setSaid] = useUntilCopied('');
  const [failure, setFailure] = useState<Failure | null>(null);

  const tell = async (doing: Promise<Result<null>>, done: string): Promise<void> => {
    setSaid('');
    const result = await doing;
    setFailure(result.ok || result.error.code === 'CANCELLED' ? null : result.error);
    setSaid(result.ok ? done : '');
  };

  return (
    <div className={styles['report']}>
      <p className={styles['hint']}>{connectionCheckWords.reportHint}</p>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={withHost}
          onChange={(event) => {
            setWithHost(event.target.checked);
            setSaid('');
          }}
        />
        {connectionCheckWords.withHost}
      </label>
      <div className={styles['actions']}>
        <Button
          onClick={() =>
            void tell(
              toClipboard(() => main.copyReport({ profileId, withHost })),
              connectionCheckWords.copied,
            )
          }
        >
          {connectionCheckWords.copy}
        </Button>
        <Button
          onClick={() =>
            void tell(main.saveReport({ profileId, withHost }), connectionCheckWords.saved)
          }
        >
          {connectionCheckWords.save}
        </Button>
        <span role="status" className={styles['said']}>
          {said}
        </span>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
