import type { RequestDetails } from '../../../../shared/requests';
import { openRequest } from '../../../store/actions';
import { ServiceText } from '../../../ui/text/ServiceText';
import { Segmented } from '../../../ui/Segmented';
import { requestWords } from '../../../i18n/requests';
import { showUtc } from './age';
import { AnswerFacts } from './AnswerFacts';
import { ChangedFields } from './ChangedFields';
import { Part } from './Part';
import { Proof } from './Proof';
import { RequestFacts } from './RequestFacts';
import { SignedAndSentFacts } from './SignedAndSentFacts';
import facts from '../../../ui/facts.module.css';
import styles from './requests.module.css';

/** Longest value shown, in UTF-16 units. */
const longestValue = 2000;

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
              <span className={styles['aside']}>{showUtc(value)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The attempts of one call, of which one is on screen. */
function Attempts({ request: { id, ofCall } }: { readonly request: RequestDetails }) {
  if (ofCall.length < 2) return null;
  return (
    <Segmented
      name={requestWords.attempt}
      named
      options={ofCall.map((other) => ({ value: String(other.id), label: String(other.attempt) }))}
      value={String(id)}
      onChange={(chosen) => {
        openRequest(Number(chosen));
      }}
    />
  );
}

/** Everything there is to see of a request. */
export function RequestContents({ request }: { readonly request: RequestDetails }) {
  return (
    <>
      <Attempts request={request} />
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
        <SignedAndSentFacts request={request} longest={longestValue} />
      </Part>
      <Part title={requestWords.proof}>
        <Proof request={request} />
      </Part>
    </>
  );
}
