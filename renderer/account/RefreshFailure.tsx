import { useState, type ReactNode } from 'react';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { acceptClock, confirmAddress, refresh } from '../state/account-actions';
import { show } from '../state/actions';
import { useActiveProfile } from '../state/active-profile';
import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { showMoment } from '../text/dates';
import { ServiceText } from '../text/ServiceText';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { words } from '../words';
import styles from './RefreshFailure.module.css';

/** Failures whose answer is worth a look. */
const withAnswer = new Set([
  'NOT_JSON',
  'BAD_SHAPE',
  'BAD_ENCODING',
  'UNEXPECTED_STATUS',
  'NOT_FOUND',
]);

const longestAnswer = 2048;

/** The keys could not be had: unlocking and trying again helps, or entering them anew. */
const ofKeys = ({ code }: Failure): boolean =>
  code.startsWith('KEYCHAIN_') || code === 'CREDENTIALS_DAMAGED';

interface RemediesProps {
  readonly first: ReactNode;
  /** What can be done in the settings instead. */
  readonly inSettings: string;
}

function Remedies({ first, inSettings }: RemediesProps) {
  return (
    <div className={styles['actions']}>
      {first}
      <Button
        onClick={() => {
          show('settings');
        }}
      >
        {inSettings}
      </Button>
    </div>
  );
}

function ReceivedAnswer({ profileId }: { readonly profileId: string }) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    const load = async (): Promise<void> => {
      const answer = await main.readAnswerText({ profileId });
      setText(answer.ok ? answer.value : '');
    };
    return <Button onClick={() => void load()}>{words.account.showAnswer}</Button>;
  }
  return (
    <section aria-label={words.account.answerTitle} className={styles['answer']}>
      {text === '' ? (
        words.account.answerEmpty
      ) : (
        <pre className={styles['text']} tabIndex={0}>
          <ServiceText text={text} longest={longestAnswer} />
        </pre>
      )}
    </section>
  );
}

/** Nothing has failed: the person has not let main connect, and is asked again when they try again. */
function NotAgreed() {
  return (
    <div className={styles['failure']}>
      <Notice kind="warning">
        <p>{words.account.notAgreed}</p>
        <div className={styles['actions']}>
          <Button onClick={() => void refresh()}>{words.common.retry}</Button>
        </div>
      </Notice>
    </div>
  );
}

/** Why the last refresh failed; what was read before stays on screen and says so. */
export function RefreshFailure() {
  const last = useWindow((state) => state.failure);
  const receivedAt = useWindow((state) => state.account?.head.receivedAt);
  const profile = useActiveProfile();
  const now = useNow();
  if (!last || !profile) return null;
  if (last.failure.code === 'CANCELLED') return <NotAgreed />;
  return (
    <div className={styles['failure']}>
      <FailureNotice failure={last.failure}>
        <p className={styles['when']}>
          {words.account.failedAt(showMoment(last.at, now))}.{' '}
          {receivedAt !== undefined && words.account.stale(showMoment(receivedAt, now))}
        </p>
        {ofKeys(last.failure) && (
          <Remedies
            first={<Button onClick={() => void refresh()}>{words.common.retry}</Button>}
            inSettings={words.settings.enterKeys}
          />
        )}
        {last.failure.code === 'HOST_CHANGED' && (
          <Remedies
            first={
              <Button onClick={() => void confirmAddress()}>{words.settings.confirmAddress}</Button>
            }
            inSettings={words.settings.setBack}
          />
        )}
        {last.failure.canCorrect && (
          <div>
            <p>{words.clock.acceptHint}</p>
            <Button onClick={() => void acceptClock()}>{words.clock.accept}</Button>
          </div>
        )}
        {withAnswer.has(last.failure.code) && (
          <div>
            <ReceivedAnswer key={last.at} profileId={profile.id} />
          </div>
        )}
      </FailureNotice>
    </div>
  );
}
