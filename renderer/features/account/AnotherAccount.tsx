import { OctagonAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { AccountIdentity, OtherAnswer } from '../../../shared/activity';
import type { Code } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { fieldText } from '../../../shared/account';
import { keepLooking, reviewOther, trustOther } from '../../store/account-actions';
import { useActiveProfile, useValuesHidden, useWindow } from '../../store/store';
import { ComparedText } from '../../ui/address/ComparedText';
import { useMoment } from '../../ui/text/dates';
import { NameText, Private, ScriptMark } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { isFocusFree, useFocusOnUnmount } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { Strip, type StripPlace } from '../../ui/Strip';
import { words } from '../../i18n/window';
import { activityWords } from '../../i18n/activity';
import grouped from '../../ui/address/GroupedAddress.module.css';
import typography from '../../ui/typography.module.css';
import styles from './AnotherAccount.module.css';

type AccountSide = OtherAnswer['known'] | OtherAnswer['answered'];

/**
 * The name, email or user ID of one side; null if the service gave none, undefined if the known account's holder was
 * never read.
 */
const toldBy = (side: AccountSide, name: keyof AccountIdentity): string | null | undefined => {
  const text = fieldText(side[name]);
  const isToldOf = !('isHolderKnown' in side) || side.isHolderKnown;
  return text === null && !isToldOf ? undefined : text;
};

interface IdentityProps {
  readonly name: keyof AccountIdentity;
  readonly of: AccountSide;
  readonly other: AccountSide;
}

function Identity({ name, of, other }: IdentityProps) {
  const text = toldBy(of, name);
  if (text === undefined) return <dd>{activityWords.other.notKnown}</dd>;
  const there = toldBy(other, name);
  return (
    <dd className={typography['mono']}>
      {text !== null && <ScriptMark text={text} />}
      <ComparedText text={text} other={there === undefined ? text : there} />
    </dd>
  );
}

function Figure({ of, other }: { readonly of: number; readonly other: number }) {
  const text = words.list.count(of);
  return <dd>{of === other ? text : <span className={grouped['differs']}>{text}</span>}</dd>;
}

interface SideProps {
  readonly answer: OtherAnswer;
  /** Whether this side shows the service's current answer. The default is the known account. */
  readonly isNew?: boolean;
}

function Side({ answer, isNew = false }: SideProps) {
  const id = useId();
  const lastGood = useWindow((state) => state.account?.head.receivedAt);
  const moment = useMoment();
  const { known, answered, receivedAt } = answer;
  const { knownAddresses } = answered;
  const { addressCount } = known;
  const [of, other] = isNew ? [answered, known] : [known, answered];
  const { other: said, pinned } = activityWords;
  const when = lastGood === undefined ? '' : said.lastAnswer(moment(lastGood));
  const { firstSeenAt } = known;
  return (
    <section className={styles[isNew ? 'new' : 'side']} aria-labelledby={id}>
      <header className={styles['sideHead']}>
        <h3 id={id}>
          <Icon of={isNew ? OctagonAlert : ShieldCheck} />
          {isNew ? said.now : said.until}
        </h3>
        <span className={styles['when']}>{isNew ? said.answered(moment(receivedAt)) : when}</span>
      </header>
      <dl className={styles['facts']}>
        <dt>{words.fields.name}</dt>
        <Identity name="name" of={of} other={other} />
        <dt>{words.overview.email}</dt>
        <Identity name="email" of={of} other={other} />
        <dt>{words.overview.userId}</dt>
        <Identity name="userId" of={of} other={other} />
        <dt>{words.account.wallets}</dt>
        <Figure of={of.walletCount} other={other.walletCount} />
        <dt>{words.account.contracts}</dt>
        <Figure of={of.contractCount} other={other.contractCount} />
        <dt>{said.knownAddresses}</dt>
        <dd>
          {isNew ? (
            <span className={knownAddresses < addressCount ? grouped['differs'] : ''}>
              {said.addressesLeft(knownAddresses, addressCount)}
            </span>
          ) : (
            words.list.count(addressCount)
          )}
        </dd>
        {!isNew && (
          <>
            <dt>{pinned}</dt>
            <dd>{firstSeenAt === null ? said.unknownTime : moment(firstSeenAt)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

interface AskedWithProps {
  readonly profile: Profile;
  /** Whether the last good answer is known to have been requested from the same service with the same key. */
  readonly isSame: boolean;
}

function AskedWith({ profile, isSame }: AskedWithProps) {
  const same = isSame && <span className={styles['same']}>{activityWords.other.same}</span>;
  const { kind, baseUrl, publicKey } = profile;
  return (
    <section className={styles['asked']} aria-label={activityWords.other.askedWith}>
      <dl className={styles['facts']}>
        <dt>{words.settings.service}</dt>
        <dd className={typography['mono']}>
          {kind === 'demo' ? activityWords.other.demo : <Private text={baseUrl} />} {same}
        </dd>
        {publicKey && (
          <>
            <dt>{words.connect.publicKey}</dt>
            <dd className={typography['mono']}>
              <Private text={publicKey.fingerprint} /> {same}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

const code: Code = 'ANOTHER_ACCOUNT';

const whyOf = (other: OtherAnswer): string => {
  const { why } = activityWords.other;
  return other.why === 'user-id'
    ? why['user-id']
    : why.addresses(other.answered.knownAddresses, other.known.addressCount);
};

/**
 * Shown in place of the data while the service answers with another account: both identities and the user's options.
 */
export function AnotherAccount() {
  const other = useWindow((state) => state.other);
  const lastGood = useWindow((state) => state.account?.head.receivedAt);
  const keepsCopies = useWindow((state) => state.app?.preferences.keepCopy === true);
  const profile = useActiveProfile();
  const isHidden = useValuesHidden();
  const moment = useMoment();
  const id = useId();
  const first = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  // Moves the focus, which was on the previous screen, to a safe button. Never to "Trust…": the user may be about to
  // press Enter.
  useEffect(() => {
    const alert = first.current;
    const button = alert?.querySelector<HTMLElement>('[data-first]');
    (button ?? alert)?.focus({ preventScroll: true });
  }, []);
  useFocusOnUnmount(first);
  if (!other || !profile) return null;
  const { other: said } = activityWords;
  const trust = async (): Promise<void> => {
    setIsAsking(true);
    await trustOther();
    setIsAsking(false);
  };
  return (
    <div className={styles['screen']}>
      <div ref={first} role="alert" tabIndex={-1} aria-labelledby={id} className={styles['alert']}>
        <div className={styles['head']}>
          <Icon of={OctagonAlert} size={28} />
          <div>
            <h2 id={id}>
              {said.title} <code className={typography['code']}>{code}</code>
            </h2>
            <p>
              {whyOf(other)} {lastGood === undefined ? said.perhapsMeant : said.asBefore}{' '}
              {said.nothingTaken}
            </p>
          </div>
        </div>
        <div className={styles['sides']}>
          <Side answer={other} />
          <Side answer={other} isNew />
        </div>
        <AskedWith profile={profile} isSame={lastGood !== undefined} />
        <div className={styles['meaning']}>
          <p>{said.meaning}</p>
          <p>
            <strong>{said.ask}</strong>
          </p>
          <p>{said.stopped}</p>
        </div>
        <div className={styles['actions']}>
          <div>
            {lastGood !== undefined && (
              <Button
                kind="primary"
                data-first
                aria-describedby={`${id}-looking`}
                onClick={keepLooking}
              >
                {said.keepLooking}
              </Button>
            )}
            <p id={`${id}-looking`}>
              {lastGood !== undefined && said.keepLookingHint(moment(lastGood))}
              {lastGood === undefined && (keepsCopies ? said.nothingAtHand : said.nothingKept)}
            </p>
          </div>
          <div>
            <Button
              kind="danger"
              disabled={isHidden || isAsking}
              aria-describedby={`${id}-trust`}
              onClick={() => void trust()}
            >
              {said.trust}
            </Button>
            <p id={`${id}-trust`} data-obstacle={isHidden || undefined}>
              {isHidden ? said.trustHidden : said.trustHint[other.agreesTo](other.known.alarmCount)}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

const longestName = 60;

/**
 * Shown above the last good answer and above the settings: the data is not live, and the service answers with another
 * account.
 */
export function AnotherAccountStrip(place: StripPlace) {
  const other = useWindow((state) => state.other);
  const lastGood = useWindow((state) => state.account?.head.receivedAt);
  const view = useWindow((state) => state.view);
  const moment = useMoment();
  const strip = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the strip takes the focus.
  useEffect(() => {
    if (isFocusFree()) strip.current?.querySelector('button')?.focus();
  }, []);
  if (!other) return null;
  const { other: said } = activityWords;
  const isLooking = view !== 'settings' && lastGood !== undefined;
  return (
    <div ref={strip}>
      <Strip
        {...place}
        kind="danger"
        role="alert"
        icon={OctagonAlert}
        title={said.answers}
        detail={
          <>
            <span className={styles['named']}>
              <NameText text={fieldText(other.answered.name)} longest={longestName} />
            </span>
            {isLooking && <> · {said.lookingAt(moment(lastGood))}</>}
          </>
        }
        actions={[{ label: activityWords.review, onPress: reviewOther }]}
      />
    </div>
  );
}
