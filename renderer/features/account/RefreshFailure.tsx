import { Fragment } from 'react';
import type { Failure } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { useActiveProfile, useZone, useWindow } from '../../store/store';
import { useNow, useNowBySecond } from '../../store/now';
import { stopsRefreshing } from '../../store/refresh-clock';
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
import typography from '../../ui/typography.module.css';
import styles from './RefreshFailure.module.css';

interface NextTryProps {
  readonly failure: Failure;
  readonly at: number;
}

/** Counts down to the next automatic refresh, or to the first retry that the service allows. */
function NextTry({ failure, at }: NextTryProps) {
  const planned = useWindow((state) => state.nextRefreshAt);
  const now = useNowBySecond();
  const { seconds } = failure;
  // While the service asks for a pause, the title shows that countdown.
  const asked = seconds === undefined || isPaused(failure) ? null : at + seconds * 1000;
  const due = planned ?? asked;
  // The current second may have begun before the failure. Without `max`, the countdown would start one second too high.
  const left = due === null ? 0 : Math.ceil((due - Math.max(now, at)) / 1000);
  if (left <= 0) return null;
  const { nextTry, tryFrom } = words.account;
  return <span role="timer">{(planned === null ? tryFrom : nextTry)(left)}</span>;
}

/** Says that no refresh comes by itself any more, to a user who has chosen an interval. */
const useStopped = (failure: Failure | undefined): string | undefined => {
  const isChosen = useWindow(({ app }) => (app?.preferences.refreshSeconds ?? 0) > 0);
  return isChosen && failure && stopsRefreshing(failure) ? words.account.stopped : undefined;
};

const inLine = (texts: readonly (string | undefined)[]): string =>
  texts.filter(Boolean).join(' · ');

const isNeverAccepted = (profile: Profile | undefined): profile is Profile =>
  profile?.accepted === false;

/** The fingerprint of the public key, for comparison with the key registered at the service. */
function Fingerprint({ text }: { readonly text: string }) {
  return (
    <div>
      <p className={typography['meta']}>{words.account.ownFingerprint}</p>
      <p className={styles['fingerprint']}>
        <span>
          <Private text={text} />
        </span>
        <CopyButton label={words.account.copyFingerprint} text={text} />
      </p>
    </div>
  );
}

/** Named values to compare; undefined values are left out. */
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

/** Emphasis of a step's button: the first step is primary, the second plain, the others quiet. */
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
  /** The step that changes the keys, if it is not among the buttons. */
  readonly change?: Step | undefined;
}

/** Checks for keys that the service has never accepted, in order, each with its own button. */
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

/** The likely cause, the service's message, and values to compare. */
function Reason({ failure, at, change }: ReasonProps) {
  const profile = useActiveProfile();
  const isOfRefusal = failure.code === 'AUTH';
  const fingerprint = failure.fingerprint ?? profile?.publicKey?.fingerprint;
  // The service's message is shown separately below.
  const said: Failure = isOfRefusal ? { code: failure.code } : failure;
  const ofCode = useMessageOf()(said).remedy;
  const isNew = isOfRefusal && isNeverAccepted(profile);
  const { notYetAccepted, acceptedBefore, keysFor, addressNow, called } = words.account;
  const ofKeys = isNew ? notYetAccepted : acceptedBefore;
  // The keys of the demo come from the app, so advice about registering keys does not apply.
  const remedy = isOfRefusal && profile?.kind === 'service' ? ofKeys : ofCode;
  // A web page as the response: the numbered checks below replace the advice.
  const isPage = failure.code === 'NOT_JSON' && failure.title !== undefined;
  return (
    <>
      {isOfRefusal && <ServiceSays failure={failure} />}
      {failure.keysFor !== undefined && profile && (
        // The address that the keys are bound to and the current address: the user decides between them.
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

/**
 * Why the last refresh failed, and when the data below was read. The header shows the age of the data at every width.
 */
export function FailureStrip(place: StripPlace) {
  const last = useWindow((state) => state.failure);
  const head = useWindow((state) => state.account?.head);
  const profile = useActiveProfile();
  const now = useNow();
  const steps = useSteps(last?.failure);
  const titleOf = useTitleOf();
  const stopped = useStopped(last?.failure);
  const zone = useZone();
  if (!last || !profile) return null;
  const { failure, at } = last;
  const isAgreed = failure.code !== 'CANCELLED';
  const title = titleOf(failure);
  const { shownIsCopy, shownIsOld } = words.account;
  const read = head && showStamp(head.receivedAt, now, zone);
  const shown = read && (head.source === 'copy' ? shownIsCopy(read) : shownIsOld(read));
  const detail = inLine([shown, stopped]);
  return (
    <Strip
      {...place}
      kind="failure"
      role="alert"
      icon={iconOf(failure)}
      title={<FailureTitle failure={failure} at={at} />}
      {...(isAgreed && { code: failure.code })}
      aside={<NextTry failure={failure} at={at} />}
      detail={detail === '' ? undefined : detail}
      hint={inLine([title, detail])}
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

/** Shown in place of an account that could not be read: the cause and the next steps. */
export function FailureState() {
  const last = useWindow((state) => state.failure);
  const profile = useActiveProfile();
  const moment = useMoment();
  const steps = useSteps(last?.failure);
  const stopped = useStopped(last?.failure);
  if (!last || !profile) return null;
  const { failure, at } = last;
  const isAgreed = failure.code !== 'CANCELLED';
  // Shown with the key checks instead of among the buttons.
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
          <p className={typography['meta']}>
            {inLine([words.account.lastTried(moment(at)), stopped])}{' '}
            <span className={styles['next']}>
              <NextTry failure={failure} at={at} />
            </span>{' '}
            · {words.account.code} <code className={typography['code']}>{failure.code}</code>
          </p>
        </>
      )}
    </EmptyState>
  );
}
