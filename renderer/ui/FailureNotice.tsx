import { useEffect, useRef, type ReactNode } from 'react';
import type { Failure } from '../../shared/failure';
import { ServiceText } from '../text/ServiceText';
import { useSentenceOf } from '../text/use-sentence';
import { words } from '../words';
import styles from './Notice.module.css';

interface Props {
  readonly failure: Failure;
  /** Further sentences and actions. */
  readonly children?: ReactNode;
}

/** Longest text of the service shown in a notice, in UTF-16 units. */
const longestWords = 600;

/** A failure in words: ours first, then the service's own as plain text, the code in small print. */
export function FailureNotice({ failure, children }: Props) {
  const { what, next } = useSentenceOf()(failure);
  const notice = useRef<HTMLDivElement>(null);
  // A long form may have its button, and the reason why it did nothing, out of sight.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={notice} role="alert" className={[styles['notice'], styles['danger']].join(' ')}>
      <p className={styles['what']}>
        <bdi>{what}</bdi> <code className={styles['code']}>{failure.code}</code>
      </p>
      {next !== undefined && <p>{next}</p>}
      {failure.serverText !== undefined && (
        <p className={styles['said']} tabIndex={0}>
          {words.account.serviceSays}{' '}
          <ServiceText text={failure.serverText} longest={longestWords} />
        </p>
      )}
      {children}
    </div>
  );
}
