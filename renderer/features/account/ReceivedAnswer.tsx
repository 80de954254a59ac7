import { useState } from 'react';
import type { RequestOf } from '../../../shared/contract';
import type { Failure } from '../../../shared/failure';
import type { RequestDetails } from '../../../shared/requests';
import { main } from '../../bridge';
import { causeOf, tellFailure } from '../../store/announce';
import { SelfRemovingButton } from '../../ui/Button';
import { ServiceText } from '../../ui/text/ServiceText';
import { requestWords } from '../../i18n/diagnostics';
import { words } from '../../i18n/window';
import styles from './ReceivedAnswer.module.css';

/** Failures whose answer (the service's response) helps to find the cause. */
const withAnswer = new Set([
  'NOT_JSON',
  'BAD_SHAPE',
  'BAD_ENCODING',
  'UNEXPECTED_STATUS',
  'NOT_FOUND',
]);

/** Whether the answer may help to find the cause: false for other failures, an empty answer and a network error. */
export const hasAnswer = ({ code, answer, netError }: Failure): boolean =>
  withAnswer.has(code) && answer !== 'empty' && netError === undefined;

const longestAnswer = 2048;

/** A button that, once pressed, is replaced by the beginning of the answer as plain text. */
export function ReceivedAnswer({ profileId, requestId }: RequestOf<'readRequest'>) {
  /** Null if the request is no longer kept; undefined until the user asks for the answer. */
  const [request, setRequest] = useState<RequestDetails | null>();
  const load = async (): Promise<void> => {
    const cause = causeOf('screen');
    const read = await main.readRequest({ profileId, requestId });
    if (read.ok) setRequest(read.value);
    else tellFailure(read, cause);
  };
  return (
    // Takes the focus when the button is replaced.
    <div tabIndex={-1}>
      {request === undefined ? (
        <p>
          <SelfRemovingButton kind="quiet" onClick={() => void load()}>
            {words.account.showAnswer}
          </SelfRemovingButton>
        </p>
      ) : (
        <section aria-label={requestWords.answerText}>
          {request?.answerText ? (
            <pre className={styles['answer']} tabIndex={0}>
              <ServiceText text={request.answerText} longest={longestAnswer} />
            </pre>
          ) : request ? (
            words.account.answerEmpty
          ) : (
            requestWords.gone
          )}
        </section>
      )}
    </div>
  );
}
