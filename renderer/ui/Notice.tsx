import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { Code, Failure } from '../../shared/failure';
import { useValuesHidden } from '../store/store';
import { messageOf } from '../i18n/failures';
import type { Message } from '../i18n/message';
import { failureWithoutValues } from '../i18n/without-values';
import { classOf } from './class-of';
import print from './print.module.css';
import styles from './Notice.module.css';
import { useSpoken } from './Status';
import { ServiceText } from './text/ServiceText';
import { cutAt } from './text/visible';
import { words } from '../i18n/window';

/** The words for failures; without hosts and addresses while values are hidden. */
export const useMessageOf = (): ((failure: Failure) => Message) => {
  const hidden = useValuesHidden();
  return (failure) => messageOf(hidden ? failureWithoutValues(failure) : failure);
};

interface NoticeProps {
  readonly kind: 'warning' | 'good';
  /** Whether it stands in a place that is read aloud by itself. */
  readonly isSpokenAround?: boolean;
  readonly children: ReactNode;
}

/** Something worth knowing that is no failure. */
export function Notice({ kind, isSpokenAround = false, children }: NoticeProps) {
  const spoken = useSpoken(children);
  return (
    <div
      role={isSpokenAround ? undefined : 'status'}
      className={classOf(styles['notice'], styles[kind])}
    >
      {isSpokenAround ? children : spoken}
    </div>
  );
}

/** What to do next. The options of a command stay whole in it: “-out”, broken behind its dash, would read as “- out”. */
function Remedy({ text }: { readonly text: string }) {
  return text.split(/(?<= )(-[a-z]\w*)/iu).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles['option']}>
        {part}
      </span>
    ),
  );
}

interface Props {
  readonly failure: Failure;
  /** Further sentences and actions. */
  readonly children?: ReactNode;
}

/** A failure in words: ours first, then the service's own as plain text, the code in small print. */
export function FailureNotice({ failure, children }: Props) {
  const { message, remedy } = useMessageOf()(failure);
  const notice = useRef<HTMLDivElement>(null);
  // A long form may have its button, and the reason why it did nothing, out of sight.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={notice} role="alert" className={classOf(styles['notice'], styles['danger'])}>
      <p className={styles['message']}>
        <bdi>{message}</bdi> <code className={print['code']}>{failure.code}</code>
      </p>
      {remedy !== undefined && (
        <p>
          <Remedy text={remedy} />
        </p>
      )}
      <ServiceSays failure={failure} />
      {children}
    </div>
  );
}

/** Longest text of the service shown, in UTF-16 units. */
const longestWords = 600;

/** A text of several lines: what breaks them is no character to be marked. While values are hidden it is one mask. */
function Lines({ text }: { readonly text: string }) {
  const isHidden = useValuesHidden();
  if (isHidden) return <ServiceText text={text} />;
  const shown = cutAt(text, longestWords);
  const lines = (shown === text ? text : `${shown}…`)
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '');
  return lines.map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      <ServiceText text={line} longest={longestWords + 1} />
    </Fragment>
  ));
}

/** Failures whose own sentence has the title of the page that came. */
const namesPage = new Set<Code>(['FORBIDDEN', 'NOT_JSON']);

/**
 * The service's own words about a failure as plain text, and in small print what it calls it and the request. Of a web
 * page that came in their place, its title.
 */
export function ServiceSays({ failure }: { readonly failure: Failure }) {
  const { code, title = '', serverText, serverError, requestId } = failure;
  const { serviceSays, pageSays, serviceError, requestNumber } = words.account;
  return (
    <>
      {title !== '' && !namesPage.has(code) && (
        <p className={styles['said']}>
          {pageSays} <ServiceText text={title} />
        </p>
      )}
      {serverText !== undefined && (
        <p className={styles['said']} tabIndex={0}>
          {serviceSays} <Lines text={serverText} />
        </p>
      )}
      {(serverError !== undefined || requestId !== undefined) && (
        <p className={styles['small']}>
          {serverError !== undefined && (
            <span>
              {serviceError} <ServiceText text={serverError} />
            </span>
          )}
          {requestId !== undefined && (
            <span>
              {requestNumber} <ServiceText text={requestId} kind="exact" />
            </span>
          )}
        </p>
      )}
    </>
  );
}
