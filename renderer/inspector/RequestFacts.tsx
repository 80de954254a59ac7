import type { Outcome, TokenInspection } from '../../shared/inspection';
import { useNowBySecond } from '../state/now';
import { showMoment } from '../text/dates';
import { Private } from '../text/Private';
import { inspectorWords } from '../words/inspector';
import { sentenceOf } from '../words/failures';
import { describeAge, describeClock } from './age';
import { Fact } from './Fact';
import facts from '../ui/facts.module.css';
import styles from './TokenInspector.module.css';

function ShownOutcome({ outcome }: { readonly outcome: Outcome }) {
  if (outcome === 'unsent' || outcome === 'sent' || outcome === 'accepted') {
    return inspectorWords.outcomes[outcome];
  }
  return (
    <>
      {sentenceOf({ code: outcome }).what} <code className={styles['code']}>{outcome}</code>
    </>
  );
}

/** What was asked, what came of it, when it was signed and by which clock. */
export function RequestFacts({ inspection }: { readonly inspection: TokenInspection }) {
  const now = useNowBySecond();
  return (
    <dl className={facts['facts']}>
      <Fact name={inspectorWords.outcome}>
        <ShownOutcome outcome={inspection.outcome} />
      </Fact>
      <Fact name={inspectorWords.signedAt}>{showMoment(inspection.signedAt, now)}</Fact>
      <Fact name={inspectorWords.age}>{describeAge(inspection, now)}</Fact>
      <Fact name={inspectorWords.clock}>{describeClock(inspection)}</Fact>
      <Fact name={inspectorWords.address}>
        <span className={styles['mono']}>
          {inspection.method} <Private text={inspection.url} />
        </span>
      </Fact>
    </dl>
  );
}
