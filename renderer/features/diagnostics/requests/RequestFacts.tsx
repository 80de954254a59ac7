import type { RequestDetails } from '../../../../shared/requests';
import { useNowBySecond } from '../../../store/now';
import { requestWords } from '../../../i18n/requests';
import { describeAge, describeClock, showUtc } from './age';
import { Destination } from './AnswerFacts';
import { Fact } from './Fact';
import facts from '../../../ui/facts.module.css';

/** What was asked, when and for what, and by which clock it was signed. */
export function RequestFacts({ request }: { readonly request: RequestDetails }) {
  const now = useNowBySecond();
  const { attempt, attempts, purpose, at } = request;
  return (
    <dl className={facts['facts']}>
      <Fact name={requestWords.columns.time}>{showUtc(Math.floor(at / 1000))}</Fact>
      <Fact name={requestWords.purpose}>{requestWords.purposes[purpose]}</Fact>
      {attempts > 1 && (
        <Fact name={requestWords.attempt}>{requestWords.attemptOf(attempt, attempts)}</Fact>
      )}
      <Fact name={requestWords.address}>
        <Destination request={request} />
      </Fact>
      <Fact name={requestWords.age}>{describeAge(request, now)}</Fact>
      <Fact name={requestWords.clock}>{describeClock(request)}</Fact>
    </dl>
  );
}
