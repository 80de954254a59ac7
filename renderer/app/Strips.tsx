import { Archive, KeyRound } from 'lucide-react';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { KeptStrip, useKeptNotices } from '../features/account/KeptStrip';
import { refresh } from '../store/account-actions';
import { useNow } from '../store/now';
import {
  useWindow,
  isOtherAccountShown,
  useIsOfflineCopy,
  useIsRefreshing,
  useZone,
} from '../store/store';
import { Popover } from '../ui/Popover';
import { Strip, type StripPlace } from '../ui/Strip';
import { system } from '../ui/system';
import { dateAndAge } from '../ui/text/dates';
import { lazyComponent } from '../ui/lazy-component';
import { keptWords } from '../i18n/kept';
import { words } from '../i18n/window';

/** Loaded when there is something to say, which is seldom. */
const AlarmStrip = lazyComponent(
  async () => (await import('../features/changes/ActivityStrips')).AlarmStrip,
);

const LostStrip = lazyComponent(
  async () => (await import('../features/changes/ActivityStrips')).LostStrip,
);

const FailureStrip = lazyComponent(
  async () => (await import('../features/account/RefreshFailure')).FailureStrip,
);

const AnotherAccountStrip = lazyComponent(
  async () => (await import('../features/account/AnotherAccount')).AnotherAccountStrip,
);

/** Says that the data on screen is not live, for as long as it is the offline copy. */
function OfflineStrip(place: StripPlace) {
  const head = useWindow((state) => state.account?.head);
  const isRefreshing = useIsRefreshing();
  const now = useNow();
  const zone = useZone();
  if (head?.source !== 'copy') return null;
  const when = dateAndAge(head.receivedAt, now, zone);
  return (
    <Strip
      {...place}
      kind="plain"
      role="status"
      icon={Archive}
      title={keptWords.title}
      when={when}
      detail={keptWords.copyHint}
      hint={`${keptWords.title} · ${when} · ${keptWords.copyHint}`}
      actions={[{ label: keptWords.readNow, onPress: isRefreshing ? null : () => void refresh() }]}
    />
  );
}

/** Says that the app waits for the keychain: the keychain's prompt may be behind the window. */
function KeychainStrip(place: StripPlace) {
  const { title, hint, hintOnMac } = words.wait.keychain;
  // A prompt of macOS names another program than the one that the user has started, so the hint says so.
  const detail = system === 'mac' ? hintOnMac : hint;
  return (
    <Strip
      {...place}
      kind="plain"
      role="status"
      icon={KeyRound}
      title={title}
      detail={detail}
      hint={`${title} ${detail}`}
    />
  );
}

interface Cause {
  readonly name: string;
  readonly draw: (place: StripPlace) => ReactNode;
}

const causeIf = (
  isOne: boolean,
  name: string,
  Drawn: ComponentType<StripPlace>,
): readonly Cause[] => (isOne ? [{ name, draw: (place) => <Drawn {...place} /> }] : []);

/** The messages about the screen, the gravest first. */
const useCauses = (): readonly Cause[] => {
  // While two accounts are shown for the user's decision, no alarm is shown: that screen has the graver message.
  const hasAlarm = useWindow(
    (state) => (state.activity?.alarmCount ?? 0) > 0 && !isOtherAccountShown(state),
  );
  const isLost = useWindow(({ activity }) => Boolean(activity?.lost));
  const isAnother = useWindow(({ other }) => other !== null);
  const isLooking = useWindow(({ keepsLooking, view }) => keepsLooking || view === 'settings');
  // Without an account, the failure is shown in its place. The settings have no such place.
  const hasFailed = useWindow(
    ({ failure, other, account, view }) =>
      failure !== null &&
      !(other && failure.failure.code === 'ANOTHER_ACCOUNT') &&
      (account !== null || view === 'settings'),
  );
  const isCopy = useIsOfflineCopy();
  const isKeychain = useWindow(
    ({ isSlow, refreshing, waits }) =>
      isSlow && refreshing !== null && waits[refreshing.profileId]?.for === 'keychain',
  );
  const kept = useKeptNotices();
  return [
    ...causeIf(hasAlarm, 'alarm', AlarmStrip),
    ...causeIf(isAnother && isLooking, 'other', AnotherAccountStrip),
    // Both say that the data is old. The failure also says why, so it takes the place of the other.
    ...causeIf(hasFailed, 'failure', FailureStrip),
    ...causeIf(!hasFailed && isCopy && !isAnother, 'copy', OfflineStrip),
    ...causeIf(isKeychain, 'keychain', KeychainStrip),
    ...causeIf(isLost, 'lost', LostStrip),
    ...kept.map((notice) => ({
      name: `${notice.file} ${notice.kind}`,
      draw: (place: StripPlace) => <KeptStrip notice={notice} {...place} />,
    })),
  ];
};

/** Lines shown at once: below them there must be room for the account. */
const mostLines = 2;

/** The messages about the screen, in a line each below the header. */
export function Strips() {
  const causes = useCauses();
  const rest = causes.slice(mostLines);
  const more = rest.length > 0 && (
    <Popover label={words.account.moreMessages(rest.length)}>
      {(close) => rest.map(({ name, draw }) => <Fragment key={name}>{draw({ close })}</Fragment>)}
    </Popover>
  );
  return (
    <div>
      {causes.slice(0, mostLines).map(({ name, draw }, line) => (
        <Fragment key={name}>{draw({ end: line === mostLines - 1 && more })}</Fragment>
      ))}
    </div>
  );
}
