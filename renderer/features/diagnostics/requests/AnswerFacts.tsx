import type { ReactNode } from 'react';
import type { RequestDetails } from '../../../../shared/requests';
import facts from '../../../ui/facts.module.css';
import { Private, ServiceText } from '../../../ui/text/ServiceText';
import { messageOf } from '../../../i18n/failures';
import { requestWords } from '../../../i18n/requests';
import { kindOf, resultOf, showDuration, showUtc } from './request-text';
import styles from './requests.module.css';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A name and its value, in a list of facts. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Longest text of an answer shown, in UTF-16 units. */
const longestAnswer = 2048;

function Outcome({ request }: { readonly request: RequestDetails }) {
  const { outcome } = request;
  const isCode = outcome !== 'unsent' && outcome !== 'sent' && outcome !== 'accepted';
  return (
    <>
      <span className={styles['result']} data-kind={kindOf(request)}>
        {resultOf({ ...request, attempts: 1 })}
      </span>{' '}
      {isCode ? messageOf({ code: outcome }).message : requestWords.outcomes[outcome]}
      {isCode && <code className={styles['code']}> {outcome}</code>}
    </>
  );
}

/** What came back, and when it was asked for: status, time and size, the headers that are kept, and what an error says. */
export function AnswerFacts({ request }: { readonly request: RequestDetails }) {
  const { at, duration, bytes, serviceId, answerHeaders, answerText } = request;
  return (
    <>
      <dl className={facts['facts']}>
        <Fact name={requestWords.outcome}>
          <Outcome request={request} />
        </Fact>
        <Fact name={requestWords.columns.time}>{showUtc(Math.floor(at / 1000))}</Fact>
        {duration !== null && (
          <Fact name={requestWords.columns.duration}>{showDuration(duration)}</Fact>
        )}
        {request.outcome !== 'unsent' && (
          <Fact name={requestWords.columns.size}>{requestWords.sizeOf(bytes)}</Fact>
        )}
        {serviceId !== '' && (
          <Fact name={requestWords.serviceId}>
            <span className={styles['mono']}>
              <ServiceText text={serviceId} kind="exact" />
            </span>
          </Fact>
        )}
        {answerHeaders.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles['mono']}>{name}</dt>
            <dd className={styles['mono']}>
              <ServiceText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {answerText !== '' && (
        <pre className={styles['answer']} tabIndex={0} aria-label={requestWords.answerText}>
          <ServiceText text={answerText} longest={longestAnswer} />
        </pre>
      )}
    </>
  );
}

/** Where it went. */
export function Destination({ request }: { readonly request: RequestDetails }) {
  return (
    <span className={styles['mono']}>
      GET <Private text={request.url} />
    </span>
  );
}
