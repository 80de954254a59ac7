import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { Code, Failure } from '../../shared/failure';
import { useValuesHidden } from '../store/store';
import { messageOf } from '../i18n/failures';
import type { Message } from '../i18n/message';
import { failureWithoutValues } from '../i18n/without-values';
import { classOf } from './class-of';
import typography from './typography.module.css';
import styles from './Notice.module.css';
import { useSpoken } from './Status';
import { ServiceText } from './text/ServiceText';
import { cutAt } from './text/visible';
import { words } from '../i18n/window';

/** Returns a function that gives the message of a failure; without hosts and addresses while values are hidden. */
export const useMessageOf = (): ((failure: Failure) => Message) => {
  const hidden = useValuesHidden();
  return (failure) => messageOf(hidden ? failureWithoutValues(failure) : failure);
};

interface NoticeProps {
  readonly kind: 'warning' | 'good';
  /** Whether an element around it is read aloud already. */
  readonly isSpokenAround?: boolean;
  readonly children: ReactNode;
}

/** A message that is not a failure. */
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

/** The remedy for a failure. Options of a command are not broken: “-out”, broken after its dash, would read “- out”. */
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

/** A failure in words: the app's message with the code in small print, then the service's own text as plain text. */
export function FailureNotice({ failure, children }: Props) {
  const { message, remedy } = useMessageOf()(failure);
  const notice = useRef<HTMLDivElement>(null);
  // In a long form, the pressed button and the reason why it did nothing may be out of sight.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={notice} role="alert" className={classOf(styles['notice'], styles['danger'])}>
      <p className={styles['message']}>
        <bdi>{message}</bdi> <code className={typography['code']}>{failure.code}</code>
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

/** A text of several lines, whose breaks are not marked as special characters. One mask while values are hidden. */
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

/** Failures whose own message contains the title of the web page that came. */
const namesPage = new Set<Code>(['FORBIDDEN', 'NOT_JSON']);

/**
 * The service's own text about a failure as plain text, and in small print its name for the error and for the request.
 * If a web page came in place of a text, its title.
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
