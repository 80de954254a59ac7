import type { Failure } from '../../../shared/failure';
import { useNowBySecond } from '../../store/now';
import { useMessageOf } from '../../ui/text/use-message';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { words } from '../../i18n/window';

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
  const seconds = Math.ceil((at - now) / 1000 + (failure.seconds ?? 0));
  if (seconds <= 0) return words.account.pauseOver;
  return (
    <>
      <span aria-hidden="true">{titleOf({ ...failure, seconds })}</span>
      <span className={visuallyHidden['visuallyHidden']}>{titleOf(failure)}</span>
    </>
  );
}

/** What has failed, in a line. */
export function FailureTitle({ failure, at }: Props) {
  const titleOf = useTitleOf();
  return <bdi>{isPaused(failure) ? <Pause failure={failure} at={at} /> : titleOf(failure)}</bdi>;
}
