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
import { VisuallyHidden } from '../../ui/Status';
import { words } from '../../i18n/window';
import { acceptClock, confirmAddress, refresh } from '../../store/account-actions';
import { openRequest, showSetting } from '../../store/navigate';
import { useActiveProfile, useIsRefreshing, useWindow } from '../../store/store';
import { connectionCheckWords, requestWords } from '../../i18n/diagnostics';

/** Whether the service asked the app to pause its requests. */
export const isPaused = ({ code, seconds }: Failure): boolean =>
  code === 'RATE_LIMITED' && seconds !== undefined && seconds > 0;

/** Returns the title of a failure: its message without the final full stop. */
export const useTitleOf = (): ((failure: Failure) => string) => {
  const messageOf = useMessageOf();
  return (failure) =>
    failure.code === 'CANCELLED'
      ? words.account.notAgreed
      : messageOf(failure).message.replace(/\.$/u, '');
};

interface Props {
  readonly failure: Failure;
  /** When the request failed, in milliseconds since the epoch. */
  readonly at: number;
}

/** Counts down the pause. Screen readers hear the first value and the end only. */
function Pause({ failure, at }: Props) {
  const titleOf = useTitleOf();
  const now = useNowBySecond();
  const seconds = Math.ceil((at - Math.max(now, at)) / 1000) + (failure.seconds ?? 0);
  if (seconds <= 0) return words.account.pauseOver;
  return (
    <>
      <span aria-hidden="true">{titleOf({ ...failure, seconds })}</span>
      <VisuallyHidden>{titleOf(failure)}</VisuallyHidden>
    </>
  );
}

/** The failure in one line. */
export function FailureTitle({ failure, at }: Props) {
  const titleOf = useTitleOf();
  return <bdi>{isPaused(failure) ? <Pause failure={failure} at={at} /> : titleOf(failure)}</bdi>;
}

/** An action that may resolve a failure. */
export interface Step {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Null while the action is running. */
  readonly onPress: (() => void) | null;
  /** The settings section that the step opens. */
  readonly setting?: 'address' | 'keys' | 'connection-check';
  /** A consequence that the user must know before pressing the button; shown beside it. */
  readonly note?: string;
}

/** Whether the service refuses the keys. A 403 with a web page says nothing about the keys. */
const isOfKeys = ({ code, title }: Failure): boolean =>
  code === 'AUTH' || (code === 'FORBIDDEN' && title === undefined);

/** Whether the keys could not be read: the user can unlock the keychain and retry, or enter the keys again. */
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

/** The base URL is wrong and must be corrected. */
const ofAddress = new Set<Code>(['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'REDIRECT_REFUSED']);

/**
 * Failures that a mistyped address may cause, among other causes. Ruled out once an account was read from the address.
 */
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

/** Whether the address may be wrong. A truncated answer came from the right address. */
const isMaybeOfAddress = ({ code, answer }: Failure): boolean =>
  mayBeOfAddress.has(code) && answer !== 'truncated';

/** Answers that contain no account, although the service may not mean a refusal. */
const unusable = new Set<Code>(['NOT_JSON', 'BAD_ENCODING', 'BAD_SHAPE', 'SECRET_IN_ANSWER']);

/** The step that opens the request, if there is an answer to inspect. */
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

/** Steps that may resolve the failure, best first. */
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
  // The settings screen already has these actions.
  const inSettings = (...steps: readonly Step[]): readonly Step[] => (isInSettings ? [] : steps);
  const check = to(connectionCheckWords.run, Plug, 'connection-check');
  if (failure.code === 'HOST_CHANGED') {
    const confirm: Step = {
      label: words.settings.confirmAddress,
      icon: ShieldCheck,
      onPress: () => void confirmAddress(),
    };
    const back = to(words.settings.setBack, Settings, 'address');
    // Reverting comes first: a user who changed the address confirms the new address instead.
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
    // The user may have unlocked the keychain since, but damaged credentials stay damaged.
    const steps = failure.code === 'CREDENTIALS_DAMAGED' ? [...enter, again] : [again, ...enter];
    return [...steps, ...inSettings(check)];
  }
  if (isOfKeys(failure) && !isDemo) {
    const change = to(words.account.changeKeys, KeyRound, 'keys');
    // A 403 does not mean that the keys are wrong: someone may have to grant them access to the account.
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
