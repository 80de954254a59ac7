import { useId, type ReactNode } from 'react';
import type { RequestDetails, Changes } from '../../../shared/requests';
import typography from '../../ui/typography.module.css';
import facts from '../../ui/facts.module.css';
import { Private, ServiceText } from '../../ui/text/ServiceText';
import { messageOf } from '../../i18n/failures';
import { requestWords } from '../../i18n/diagnostics';
import { CopyAsCurl, CopyForSupport } from './CopyRequest';
import {
  kindOf,
  resultOf,
  showUtc,
  describeAge,
  describeClock,
  describeChange,
} from './request-text';
import styles from './requests.module.css';
import { useRequest } from './use-request';
import { openRequest } from '../../store/navigate';
import { useNowBySecond } from '../../store/now';
import { Dialog, useOpenDialog } from '../../ui/Dialog';
import { FailureNotice } from '../../ui/Notice';
import { RadioGroup } from '../../ui/RadioGroup';

interface FactProps {
  readonly name: string;
  /** Whether every character of the value counts. */
  readonly isExact?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isExact = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isExact ? styles['mono'] : undefined}>{children}</dd>
    </div>
  );
}

/** Longest part of an answer shown, in UTF-16 units. */
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
      {isCode && <code className={typography['code']}> {outcome}</code>}
    </>
  );
}

/** The answer (the service's response): outcome, time, duration, size, the stored headers, and the text of an error. */
function AnswerFacts({ request }: { readonly request: RequestDetails }) {
  const { at, duration, bytes, serviceId, answerHeaders, answerText } = request;
  return (
    <>
      <dl className={facts['facts']}>
        <Fact name={requestWords.outcome}>
          <Outcome request={request} />
        </Fact>
        <Fact name={requestWords.time}>{showUtc(at)}</Fact>
        {duration !== null && (
          <Fact name={requestWords.columns.duration}>{requestWords.durationOf(duration)}</Fact>
        )}
        {request.outcome !== 'unsent' && (
          <Fact name={requestWords.columns.size}>{requestWords.sizeOf(bytes)}</Fact>
        )}
        {serviceId !== '' && (
          <Fact name={requestWords.serviceId} isExact>
            <ServiceText text={serviceId} kind="exact" />
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

/** Longest value shown, in UTF-16 units. */
const longestValue = 2000;

/** The path that the token names and the path that was sent, and whether they are equal. */
function PathFacts({ request: { path } }: { readonly request: RequestDetails }) {
  const same = path.signed === path.sent;
  return (
    <dl className={facts['facts']}>
      <Fact name={requestWords.signedPath} isExact>
        <ServiceText text={path.signed} longest={longestValue} />
      </Fact>
      <Fact name={requestWords.sentPath}>
        <span className={styles['mono']}>
          <ServiceText text={path.sent} longest={longestValue} />
        </span>
        <span className={styles['aside']}>{same ? requestWords.same : requestWords.differs}</span>
      </Fact>
    </dl>
  );
}

/** Purpose, attempt and address of the request, the age of its token, and the clock it was signed by. */
function RequestFacts({ request }: { readonly request: RequestDetails }) {
  const now = useNowBySecond();
  const { attempt, attempts, purpose } = request;
  return (
    <dl className={facts['facts']}>
      <Fact name={requestWords.purpose}>{requestWords.purposes[purpose]}</Fact>
      {attempts > 1 && (
        <Fact name={requestWords.attempt}>{requestWords.attemptOf(attempt, attempts)}</Fact>
      )}
      <Fact name={requestWords.address}>
        <span className={styles['mono']}>
          GET <Private text={request.url} />
        </span>
      </Fact>
      <Fact name={requestWords.age}>{describeAge(request, now)}</Fact>
      <Fact name={requestWords.clock}>{describeClock(request)}</Fact>
    </dl>
  );
}

/** Whether the signature is valid. Neither the signature nor the API key is ever in the window. */
function Proof({ request: { signedBy, fingerprint } }: { readonly request: RequestDetails }) {
  return (
    <>
      <p className={signedBy === 'not-verified' ? typography['bad'] : typography['good']}>
        {requestWords.signedBy[signedBy]}
      </p>
      {fingerprint !== null && (
        <dl className={facts['facts']}>
          <Fact name={requestWords.fingerprint} isExact>
            <Private text={fingerprint} />
          </Fact>
        </dl>
      )}
      <p className={typography['muted']}>{requestWords.notShown}</p>
    </>
  );
}

/** How the request differs from the last one that was accepted. */
function ChangedFields({ changes }: { readonly changes: Changes }) {
  if (changes.since === 'nothing-accepted') return <p>{requestWords.nothingAccepted}</p>;
  if (changes.since === 'this-is-it') return <p>{requestWords.thisIsIt}</p>;
  const when = showUtc(changes.at);
  if (changes.fields.length === 0) return <p>{requestWords.unchanged(when)}</p>;
  return (
    <div>
      <p>{requestWords.changed(when)}</p>
      <ul>
        {changes.fields.map((field) => (
          <li key={field}>{describeChange(field)}</li>
        ))}
      </ul>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

const datedClaims = new Set(['iat', 'exp']);

function Values({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  return (
    <dl className={facts['facts']}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt className={styles['mono']}>{name}</dt>
          <dd>
            <span className={styles['mono']}>
              <ServiceText text={String(value)} longest={longestValue} />
            </span>
            {datedClaims.has(name) && typeof value === 'number' && (
              <span className={styles['aside']}>{showUtc(value * 1000)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ContentsProps {
  readonly request: RequestDetails;
  /** Id of the chosen attempt, which may still be loading. */
  readonly chosen: number;
}

/** Switches between the attempts of one call. */
function Attempts({ request: { ofCall }, chosen }: ContentsProps) {
  if (ofCall.length < 2) return null;
  return (
    <RadioGroup
      name={requestWords.attempt}
      named
      options={ofCall.map((other) => ({ value: String(other.id), label: String(other.attempt) }))}
      value={String(chosen)}
      onChange={(other) => {
        openRequest(Number(other));
      }}
    />
  );
}

function RequestContents({ request, chosen }: ContentsProps) {
  return (
    <>
      <Attempts request={request} chosen={chosen} />
      <Part title={requestWords.answer}>
        <AnswerFacts request={request} />
      </Part>
      <Part title={requestWords.request}>
        <RequestFacts request={request} />
      </Part>
      <Part title={requestWords.changes}>
        <ChangedFields changes={request.changes} />
      </Part>
      <Part title={requestWords.header}>
        <Values values={request.header} />
      </Part>
      <Part title={requestWords.claims}>
        <Values values={request.claims} />
      </Part>
      <Part title={requestWords.signedAndSent}>
        <PathFacts request={request} />
      </Part>
      <Part title={requestWords.proof}>
        <Proof request={request} />
      </Part>
    </>
  );
}

interface Props {
  readonly profileId: string;
  readonly requestId: number;
}

/** Shows one request over the current screen, from its time to its signature. */
export function RequestDialog({ profileId, requestId }: Props) {
  const dialog = useOpenDialog();
  // Null if the request is no longer kept.
  const { request, failure } = useRequest(profileId, requestId);
  return (
    <Dialog
      dialog={dialog}
      title={requestWords.request}
      foot={
        request && (
          <>
            <CopyAsCurl request={request} />
            <CopyForSupport profileId={profileId} requestId={request.id} />
          </>
        )
      }
      onClose={() => {
        openRequest(null);
      }}
    >
      {failure && <FailureNotice failure={failure} />}
      {request === null && <p>{requestWords.gone}</p>}
      {request && <RequestContents request={request} chosen={requestId} />}
    </Dialog>
  );
}
