import { Fragment } from 'react';
import type { Failure } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { useActiveProfile, useZone, useWindow } from '../../store/store';
import { useNow, useNowBySecond } from '../../store/now';
import { showStamp, useMoment } from '../../ui/text/dates';
import { Private } from '../../ui/text/ServiceText';
import { useMessageOf, ServiceSays } from '../../ui/Notice';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PublicKeyActions } from '../../ui/PublicKeyActions';
import { Strip, type StripPlace } from '../../ui/Strip';
import { words } from '../../i18n/window';
import { CopyButton } from '../../ui/CopyButton';
import { hasAnswer, ReceivedAnswer } from './ReceivedAnswer';
import { iconOf, useSteps, FailureTitle, isPaused, useTitleOf, type Step } from './failure-steps';
import print from '../../ui/print.module.css';
import styles from './RefreshFailure.module.css';

interface NextTryProps {
  readonly failure: Failure;
  readonly at: number;
}

/** Counts down to the next try: the one that comes by itself, or the first that the service has not forbidden. */
function NextTry({ failure, at }: NextTryProps) {
  const planned = useWindow((state) => state.nextRefreshAt);
  const now = useNowBySecond();
  const { seconds } = failure;
  // The title counts a pause down that the service has asked for.
  const asked = seconds === undefined || isPaused(failure) ? null : at + seconds * 1000;
  const due = planned ?? asked;
  // The second that is counted by may have begun before the failure: it would count from one more than was asked for.
  const left = due === null ? 0 : Math.ceil((due - Math.max(now, at)) / 1000);
  if (left <= 0) return null;
  const { nextTry, tryFrom } = words.account;
  return <span role="timer">{(planned === null ? tryFrom : nextTry)(left)}</span>;
}

const isNeverAccepted = (profile: Profile | undefined): profile is Profile =>
  profile?.accepted === false;

/** The key to compare with the one that the service knows. */
function Fingerprint({ text }: { readonly text: string }) {
  return (
    <div>
      <p className={print['meta']}>{words.account.ownFingerprint}</p>
      <p className={styles['fingerprint']}>
        <span>
          <Private text={text} />
        </span>
        <CopyButton label={words.account.copyFingerprint} text={text} />
      </p>
    </div>
  );
}

/** What is to be compared, each with its name; what is not known is left out. */
function Compared({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, text: string | undefined])[];
}) {
  return (
    <dl className={styles['compared']}>
      {facts.map(
        ([name, text]) =>
          text !== undefined && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <Private text={text} />
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

interface StepProps {
  readonly step: Step;
  readonly kind: 'primary' | 'plain' | 'quiet';
}

/** The best step leads, the next one is beside it, and what only tells more stands back. */
const kindAt = (place: number): StepProps['kind'] => {
  if (place === 0) return 'primary';
  return place === 1 ? 'plain' : 'quiet';
};

function StepButton({ step, kind }: StepProps) {
  const { label, icon, onPress } = step;
  return (
    <Button icon={icon} kind={kind} disabled={onPress === null} onClick={() => onPress?.()}>
      {label}
    </Button>
  );
}

interface ReasonProps {
  readonly failure: Failure;
  readonly at: number;
  /** The way to other keys, where it is not among the buttons. */
  readonly change?: Step | undefined;
}

/** Keys that were never accepted: what to compare, in this order, each with its own button. */
function NewKeyChecks({
  profile,
  change,
}: {
  readonly profile: Profile;
  readonly change?: Step | undefined;
}) {
  const { checkApiKey, checkPublicKey } = words.account;
  const { publicKey } = profile;
  return (
    <ol className={styles['checks']}>
      <li>
        <p>{checkApiKey}</p>
        {change && <StepButton step={change} kind="primary" />}
      </li>
      {publicKey && (
        <li>
          <p>{checkPublicKey}</p>
          <PublicKeyActions spki={publicKey.spki} of={{ profileId: profile.id }} isBrief />
          <Fingerprint text={publicKey.fingerprint} />
        </li>
      )}
    </ol>
  );
}

/** What may be the reason, what the service says, and what can be compared. */
function Reason({ failure, at, change }: ReasonProps) {
  const profile = useActiveProfile();
  const isOfRefusal = failure.code === 'AUTH';
  const fingerprint = failure.fingerprint ?? profile?.publicKey?.fingerprint;
  // Shown below, in a line of its own.
  const said: Failure = isOfRefusal ? { code: failure.code } : failure;
  const ofCode = useMessageOf()(said).remedy;
  const isNew = isOfRefusal && isNeverAccepted(profile);
  const { notYetAccepted, acceptedBefore, keysFor, addressNow, called } = words.account;
  const ofKeys = isNew ? notYetAccepted : acceptedBefore;
  // The demo has its keys from nobody.
  const remedy = isOfRefusal && profile?.kind === 'service' ? ofKeys : ofCode;
  // What to do about it is said in steps.
  const isPage = failure.code === 'NOT_JSON' && failure.title !== undefined;
  return (
    <>
      {isOfRefusal && <ServiceSays failure={failure} />}
      {failure.keysFor !== undefined && profile && (
        // Where the keys may go, and where they would: what the person decides between.
        <Compared
          facts={[
            [keysFor, failure.keysFor],
            [addressNow, profile.baseUrl],
          ]}
        />
      )}
      {remedy !== undefined && !isPage && <p>{remedy}</p>}
      {!isOfRefusal && <ServiceSays failure={failure} />}
      {isNew && <NewKeyChecks profile={profile} change={change} />}
      {isOfRefusal && profile?.kind === 'service' && <Compared facts={[[called, failure.url]]} />}
      {isOfRefusal && !isNew && fingerprint !== undefined && <Fingerprint text={fingerprint} />}
      {isPage && (
        <ol className={styles['checks']}>
          <li>
            <p>{words.account.checkNetwork}</p>
          </li>
          <li>
            <p>{words.account.checkAddress}</p>
          </li>
        </ol>
      )}
      {profile && failure.request !== undefined && hasAnswer(failure) && (
        <ReceivedAnswer key={at} profileId={profile.id} requestId={failure.request} />
      )}
    </>
  );
}

/** Why the last refresh failed, above what was read before, and when that was read; how old it is the header says, in every width. */
export function FailureStrip(place: StripPlace) {
  const last = useWindow((state) => state.failure);
  const head = useWindow((state) => state.account?.head);
  const profile = useActiveProfile();
  const now = useNow();
  const steps = useSteps(last?.failure);
  const titleOf = useTitleOf();
  const zone = useZone();
  if (!last || !profile) return null;
  const { failure, at } = last;
  const isAgreed = failure.code !== 'CANCELLED';
  const title = titleOf(failure);
  const { shownIsCopy, shownIsOld } = words.account;
  const read = head && showStamp(head.receivedAt, now, zone);
  const shown = read && (head.source === 'copy' ? shownIsCopy(read) : shownIsOld(read));
  return (
    <Strip
      {...place}
      kind="failure"
      role="alert"
      icon={iconOf(failure)}
      title={<FailureTitle failure={failure} at={at} />}
      {...(isAgreed && { code: failure.code })}
      aside={<NextTry failure={failure} at={at} />}
      detail={shown}
      hint={shown === undefined ? title : `${title} · ${shown}`}
      further={
        <>
          {isAgreed && <Reason failure={failure} at={at} />}
          {failure.canCorrect && <p>{words.clock.acceptHint}</p>}
        </>
      }
      actions={steps}
    />
  );
}

/** In place of an account that could not be read: why, and what to do next. */
export function FailureState() {
  const last = useWindow((state) => state.failure);
  const profile = useActiveProfile();
  const moment = useMoment();
  const steps = useSteps(last?.failure);
  if (!last || !profile) return null;
  const { failure, at } = last;
  const isAgreed = failure.code !== 'CANCELLED';
  // It stands with what is to be compared first.
  const change =
    failure.code === 'AUTH' && isNeverAccepted(profile)
      ? steps.find(({ setting }) => setting === 'keys')
      : undefined;
  const usual = steps.filter((step) => step.note === undefined && step !== change);
  const noted = steps.filter(({ note }) => note !== undefined);
  const isOwnDoing = !isAgreed || failure.code === 'ABORTED';
  return (
    <EmptyState
      icon={iconOf(failure)}
      kind={isOwnDoing ? 'plain' : 'danger'}
      role="alert"
      title={<FailureTitle failure={failure} at={at} />}
      actions={
        <>
          {usual.map((step, place) => (
            <StepButton key={step.label} step={step} kind={kindAt(change ? place + 1 : place)} />
          ))}
          {noted.map((step) => (
            <div key={step.label} className={styles['noted']}>
              <StepButton step={step} kind="plain" />
              <p>{step.note}</p>
            </div>
          ))}
        </>
      }
    >
      {isAgreed && (
        <>
          <Reason failure={failure} at={at} change={change} />
          <p className={print['meta']}>
            {words.account.lastTried(moment(at))} <NextTry failure={failure} at={at} />{' '}
            {words.account.code} <code className={print['code']}>{failure.code}</code>
          </p>
        </>
      )}
    </EmptyState>
  );
}
