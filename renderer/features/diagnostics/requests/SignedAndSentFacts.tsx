import type { SignedAndSent, RequestDetails } from '../../../../shared/requests';
import { ServiceText } from '../../../ui/text/ServiceText';
import { requestWords } from '../../../i18n/requests';
import { Fact } from './Fact';
import facts from '../../../ui/facts.module.css';
import styles from './requests.module.css';

interface PairProps {
  readonly names: SignedAndSent;
  readonly pair: SignedAndSent;
  readonly longest: number;
}

/** What the token names, and whether that is what the request has. */
function Pair({ names, pair, longest }: PairProps) {
  const same = pair.signed === pair.sent;
  return (
    <>
      <Fact name={names.signed}>
        <span className={styles['mono']}>
          <ServiceText text={pair.signed} longest={longest} />
        </span>
      </Fact>
      <Fact name={names.sent}>
        <span className={styles['mono']}>
          <ServiceText text={pair.sent} longest={longest} />
        </span>
        <span className={styles['aside']}>{same ? requestWords.same : requestWords.differs}</span>
      </Fact>
    </>
  );
}

interface Props {
  readonly request: RequestDetails;
  /** Longest text shown, in UTF-16 units. */
  readonly longest: number;
}

/** Path and body as signed, each beside what is sent. */
export function SignedAndSentFacts({ request: { path, body }, longest }: Props) {
  const { signedPath, sentPath, signedBody, sentBody } = requestWords;
  return (
    <dl className={facts['facts']}>
      <Pair names={{ signed: signedPath, sent: sentPath }} pair={path} longest={longest} />
      <Pair names={{ signed: signedBody, sent: sentBody }} pair={body} longest={longest} />
    </dl>
  );
}
