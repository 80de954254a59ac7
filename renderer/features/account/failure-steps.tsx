import {
  CircleAlert,
  CircleStop,
  ClockAlert,
  CloudOff,
  FileQuestionMark,
  Hourglass,
  KeyRound,
  LockKeyhole,
  Plug,
  RefreshCw,
  ScrollText,
  Settings,
  ShieldAlert,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { type Failure, type Code, isOfKeychain } from '../../../shared/failure';
import { useNowBySecond } from '../../store/now';
import { useMessageOf } from '../../ui/Notice';
import { Spoken } from '../../ui/Status';
import { words } from '../../i18n/window';
import { acceptClock, confirmAddress, refresh } from '../../store/account-actions';
import { openRequest, showSetting } from '../../store/navigate';
import { useActiveProfile, useIsRefreshing, useWindow } from '../../store/store';
import { connectionCheckWords, requestWords } from '../../i18n/diagnostics';

/** The service has asked to be left alone for a while. */
export const isPaused = ({ code, seconds }: Failure): boolean =>
  code === 'RATE_LIMITED' && seconds !== undefined && seconds > 0;

/** Without the full stop, which a title has none of. */
export const useTitleOf = (): ((failure: Failure) => string) => {
  const messageOf = useMessageOf();
  return (failure) =>
    failure.code === 'CANCELLED'
      ? words.account.notAgreed
      : messageOf(failure).message.replace(/\.$/u, '');
};

interface Props {
  readonly failure: Failure;
  /** When it was, in milliseconds since the epoch. */
  readonly at: number;
}

/** Counts down the pause. It is spoken once, and again when it is over. */
function Pause({ failure, at }: Props) {
  const titleOf = useTitleOf();
  const now = useNowBySecond();
  const seconds = Math.ceil((at - Math.max(now, at)) / 1000) + (failure.seconds ?? 0);
  if (seconds <= 0) return words.account.pauseOver;
  return (
    <>
      <span aria-hidden="true">{titleOf({ ...failure, seconds })}</span>
      <Spoken>{titleOf(failure)}</Spoken>
    </>
  );
}

/** What has failed, in a line. */
export function FailureTitle({ failure, at }: Props) {
  const titleOf = useTitleOf();
  return <bdi>{isPaused(failure) ? <Pause failure={failure} at={at} /> : titleOf(failure)}</bdi>;
}

/** Something to do about a failure. */
export interface Step {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Null while it is being done. */
  readonly onPress: (() => void) | null;
  /** The settings it leads to. */
  readonly setting?: 'address' | 'keys' | 'connection-check';
  /** What must be known before it is done; stands beside its button. */
  readonly note?: string;
}

/** The service refuses the keys; a web page that refuses the call knows nothing of them. */
const isOfKeys = ({ code, title }: Failure): boolean =>
  code === 'AUTH' || (code === 'FORBIDDEN' && title === undefined);

/** The keys could not be had: unlocking and trying again helps, or entering them anew. */
const lacksKeys = (failure: Failure): boolean =>
  isOfKeychain(failure) || failure.code === 'CREDENTIALS_DAMAGED';

const icons: Partial<Record<Code, LucideIcon>> = {
  OFFLINE: CloudOff,
  DNS: CloudOff,
  UNREACHABLE: CloudOff,
  TIMEOUT: CloudOff,
  INCOMPLETE: CloudOff,
  SERVER_ERROR: CloudOff,
  PROXY_AUTH: ShieldAlert,
  PROXY_UNREACHABLE: CloudOff,
  TLS_ERROR: ShieldAlert,
  REDIRECT_REFUSED: ShieldAlert,
  HOST_CHANGED: ShieldAlert,
  SECRET_IN_ANSWER: ShieldAlert,
  FORBIDDEN: ShieldAlert,
  CANCELLED: ShieldAlert,
  ABORTED: CircleStop,
  RATE_LIMITED: Hourglass,
  CLOCK_SKEW: ClockAlert,
  NOT_JSON: FileQuestionMark,
  BAD_SHAPE: FileQuestionMark,
  BAD_ENCODING: FileQuestionMark,
};

export const iconOf = (failure: Failure): LucideIcon => {
  if (isOfKeys(failure)) return KeyRound;
  return icons[failure.code] ?? (lacksKeys(failure) ? LockKeyhole : CircleAlert);
};

/** The service does not answer at this address, which is to be corrected. */
const ofAddress = new Set<Code>(['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'REDIRECT_REFUSED']);

/** What a mistyped address may lead to, and other things, too; once an account has come from it, only those are meant. */
const mayBeOfAddress = new Set<Code>([
  'DNS',
  'UNREACHABLE',
  'TLS_ERROR',
  'PROXY_AUTH',
  'FORBIDDEN',
  'UNEXPECTED_STATUS',
  'NOT_JSON',
  'BAD_SHAPE',
]);

/** An answer that only breaks off has come from the right place. */
const isMaybeOfAddress = ({ code, answer }: Failure): boolean =>
  mayBeOfAddress.has(code) && answer !== 'truncated';

/** Answers that are no account, though the service may not mean them as a refusal. */
const unusable = new Set<Code>(['NOT_JSON', 'BAD_ENCODING', 'BAD_SHAPE', 'SECRET_IN_ANSWER']);

/** Looking at the request, where there is an answer to look at. */
const lookAt = ({ code, request, status }: Failure): readonly Step[] => {
  if (request === undefined || (status === undefined && !unusable.has(code))) return [];
  return [
    {
      label: requestWords.show,
      icon: ScrollText,
      onPress: () => {
        openRequest(request);
      },
    },
  ];
};

/** What can be done about a failure, the best first. */
export const useSteps = (failure: Failure | undefined): readonly Step[] => {
  const isRefreshing = useIsRefreshing();
  const isInSettings = useWindow(({ view }) => view === 'settings');
  const profile = useActiveProfile();
  const isDemo = profile?.kind === 'demo';
  if (!failure) return [];
  const again: Step = {
    label: words.common.retry,
    icon: RefreshCw,
    onPress: isRefreshing ? null : () => void refresh(),
  };
  if (failure.code === 'CANCELLED') return [again];
  const to = (label: string, icon: LucideIcon, setting: NonNullable<Step['setting']>): Step => ({
    label,
    icon,
    setting,
    onPress: () => {
      showSetting(setting);
    },
  });
  // The settings have all of these themselves.
  const inSettings = (...steps: readonly Step[]): readonly Step[] => (isInSettings ? [] : steps);
  const check = to(connectionCheckWords.run, Plug, 'connection-check');
  if (failure.code === 'HOST_CHANGED') {
    const confirm: Step = {
      label: words.settings.confirmAddress,
      icon: ShieldCheck,
      onPress: () => void confirmAddress(),
    };
    const back = to(words.settings.setBack, Settings, 'address');
    // The way back first: whoever changed the address wishes for the other.
    return [...inSettings(back, check), confirm];
  }
  if (failure.canCorrect) {
    const accept: Step = {
      label: words.clock.accept,
      icon: ClockAlert,
      onPress: () => void acceptClock(),
      note: words.clock.acceptHint,
    };
    return [again, accept, ...inSettings(check), ...lookAt(failure)];
  }
  if (lacksKeys(failure)) {
    const enter = inSettings(to(words.settings.enterKeys, KeyRound, 'keys'));
    // A keychain may be open by now; what is damaged stays so.
    const steps = failure.code === 'CREDENTIALS_DAMAGED' ? [...enter, again] : [again, ...enter];
    return [...steps, ...inSettings(check)];
  }
  if (isOfKeys(failure) && !isDemo) {
    const change = to(words.account.changeKeys, KeyRound, 'keys');
    // Keys that may not read the account need not be wrong: somebody else may have to allow it.
    const first =
      failure.code === 'FORBIDDEN'
        ? [again, ...inSettings(change)]
        : [...inSettings(change), again];
    return [...first, ...inSettings(check), ...lookAt(failure)];
  }
  const isNew = profile?.accepted === false;
  if (!isDemo && (ofAddress.has(failure.code) || (isNew && isMaybeOfAddress(failure)))) {
    const change = inSettings(to(words.account.changeAddress, Settings, 'address'));
    const first = ofAddress.has(failure.code) ? [...change, again] : [again, ...change];
    return [...first, ...inSettings(check), ...lookAt(failure)];
  }
  return [again, ...inSettings(check), ...lookAt(failure)];
};
