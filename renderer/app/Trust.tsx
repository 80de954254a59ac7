import type { AccountHead } from '../../shared/account';
import { useActiveProfile, useValuesHidden, useZone, useWindow } from '../store/store';
import { useLocalZone, useNow, useNowBySecond } from '../store/now';
import { useIsHeaderShort } from '../store/window-width';
import { ageOf, agoOf, dateAndAge, useMoment } from '../ui/text/dates';
import { Private } from '../ui/text/ServiceText';
import { classOf } from '../ui/class-of';
import { Popover } from '../ui/Popover';
import { SpokenStatus } from '../ui/Status';
import { words } from '../i18n/window';
import { activityWords } from '../i18n/activity';
import { clockOff } from '../i18n/plural';
import { keptWords } from '../i18n/kept';
import {
  mustShowAge,
  isCurrent,
  receivedAt,
  toneOf,
  trustOf,
  type Trust as TrustState,
} from './trust-state';
import facts from '../ui/facts.module.css';
import styles from './Trust.module.css';

const clockOf = ({ clock }: AccountHead): string | null => {
  if (clock.skewSeconds === 0) return null;
  if (clock.skewSeconds === null) return words.clock.unknown;
  const off = clockOff(clock.skewSeconds);
  return clock.corrected ? words.clock.corrected(off) : words.clock.uncorrected(off);
};

/**
 * Duration of the refresh and number of bytes received; updated by itself. Not for screen readers, which would never
 * stop reading it.
 */
function SoFar({ since, bytes }: { readonly since: number; readonly bytes: number }) {
  const now = useNowBySecond();
  return words.shell.trust.soFar(Math.max(0, Math.round((now - since) / 1000)), bytes);
}

function More({ trust }: { readonly trust: TrustState }) {
  const { trust: say } = words.shell;
  const profile = useActiveProfile();
  const head = useWindow(({ account }) => account?.head);
  const failedAt = useWindow(({ failure }) => failure?.at);
  const isOther = useWindow(({ other }) => other !== null);
  // A later attempt may have been answered as well, but with another account.
  const isSince = isOther || failedAt !== undefined;
  const zone = useZone();
  const localZone = useLocalZone();
  const moment = useMoment();
  // For an offline copy no call was made, so nothing is known about the clocks.
  const clock = head?.source === 'service' ? clockOf(head) : null;
  return (
    <div className={styles['more']}>
      <p>{say.meanings[trust]}</p>
      <dl className={facts['facts']}>
        {profile && (
          <>
            <dt>{words.settings.service}</dt>
            <dd>
              <Private text={profile.baseUrl} />
            </dd>
          </>
        )}
        {head && (
          <>
            <dt>{isSince ? say.lastAnswer : say.answered}</dt>
            <dd>{moment(head.receivedAt)}</dd>
          </>
        )}
        {failedAt !== undefined && (
          <>
            <dt>{say.attempt}</dt>
            <dd>{moment(failedAt)}</dd>
          </>
        )}
        <dt>{say.zone}</dt>
        <dd>{zone === 'utc' ? say.utc : say.here(localZone)}</dd>
        {clock !== null && (
          <>
            <dt>{say.clock}</dt>
            <dd>{clock}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** Says whether the data on screen can be relied on, in a word and with its age; a click opens the rest. */
export function Trust() {
  const { trust: say } = words.shell;
  const trust = useWindow(trustOf);
  const at = useWindow(receivedAt);
  const dated = useWindow(mustShowAge);
  const hidden = useValuesHidden();
  const head = useWindow(({ account }) => account?.head);
  const other = useWindow((state) => state.other);
  const zone = useZone();
  const refreshing = useWindow((state) => state.refreshing);
  const isRoutine = useWindow((state) => state.isRoutine);
  const isSlow = useWindow((state) => state.isSlow);
  const wait = useWindow(({ waits }) => (refreshing ? waits[refreshing.profileId] : undefined));
  const now = useNow();
  const moment = useMoment();
  const isShort = useIsHeaderShort();
  const state = say.states[trust];
  const short: Partial<Record<TrustState, string>> = say.short;
  const isRefreshing = refreshing !== null;
  const when = at === null ? null : dated ? dateAndAge(at, now, zone) : agoOf(at, now, zone);
  // The short form has the age, which must not be missed.
  const age = at === null ? null : dated ? ageOf(at, now, zone) : agoOf(at, now, zone);
  const text = when === null ? state : `${state} · ${when}`;
  const waiting = isSlow && wait?.for === 'service' ? words.wait.service : words.wait.none;
  /** Read aloud alone, the time of the last update would make a refresh that has failed sound like a good one. */
  const updated = (time: string): string =>
    isCurrent(trust) ? words.account.updated(time) : `${state}. ${words.account.updated(time)}`;
  const telling = head?.source === 'copy' ? keptWords.copyOf : updated;
  const told = other
    ? activityWords.other.status(moment(other.receivedAt))
    : head && telling(moment(head.receivedAt));
  // Read aloud every minute, it would interrupt whatever the user listens to. What goes wrong is read in any case.
  const isSilent = isRoutine && other === null && (isRefreshing || isCurrent(trust));
  return (
    <>
      <SpokenStatus>{isSilent ? null : isRefreshing ? waiting : told}</SpokenStatus>
      <Popover
        quiet
        hint={text}
        className={classOf(
          styles['trust'],
          dated && styles['dated'],
          hidden && styles['besideMark'],
        )}
        label={
          <>
            <span aria-hidden="true" className={styles['dot']} data-tone={toneOf[trust]} />
            <span className={styles['state']}>{isShort ? (short[trust] ?? state) : state}</span>
            {when !== null && (
              <span className={styles['when']}>
                <span className={styles['between']}>· </span>
                {isShort ? age : when}
              </span>
            )}
            {refreshing && isSlow && (
              <span aria-hidden="true" className={styles['soFar']}>
                <SoFar since={refreshing.since} bytes={wait?.bytes ?? 0} />
              </span>
            )}
          </>
        }
      >
        {() => <More trust={trust} />}
      </Popover>
    </>
  );
}
