import type { TokenInspection } from '../../shared/inspection';
import { ServiceText } from '../text/ServiceText';
import { inspectorWords } from '../words/inspector';
import { showUtc } from './age';
import { ChangedFields } from './ChangedFields';
import { Part } from './Part';
import { Proof } from './Proof';
import { RequestFacts } from './RequestFacts';
import { SignedAndSentFacts } from './SignedAndSentFacts';
import facts from '../ui/facts.module.css';
import styles from './TokenInspector.module.css';

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

/** Everything there is to see of a signed request. */
export function InspectedRequest({ inspection }: { readonly inspection: TokenInspection }) {
  return (
    <>
      <Part title={inspectorWords.request}>
        <RequestFacts inspection={inspection} />
      </Part>
      <Part title={inspectorWords.changes}>
        <ChangedFields changes={inspection.changes} />
      </Part>
      <Part title={inspectorWords.header}>
        <Values values={inspection.header} />
      </Part>
      <Part title={inspectorWords.claims}>
        <Values values={inspection.claims} />
      </Part>
      <Part title={inspectorWords.signedAndSent}>
        <SignedAndSentFacts inspection={inspection} longest={longestValue} />
      </Part>
      <Part title={inspectorWords.proof}>
        <Proof inspection={inspection} />
      </Part>
    </>
  );
}
